import { z } from 'zod';
import { type DatabaseEnvironment, readDatabaseEnvironment } from '../../server/environment.ts';

const MOST_ITEMS = 10_000;

const itemsSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((count) => count <= MOST_ITEMS);

/** The settings of a build that shows news or projects. */
export interface BuildEnvironment {
  readonly database: DatabaseEnvironment;
  /** Of how many news items, and of how many projects, the pages are made at the build. */
  readonly items: number;
}

export type BuildEnvironmentResult =
  | { readonly kind: 'valid'; readonly environment: BuildEnvironment }
  /** One sentence for each wrong value that says what to do. */
  | { readonly kind: 'wrong'; readonly message: string };

/** Reads BUILD_ITEMS and the database's settings from environment variables; an empty variable counts as none. */
export function readBuildEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): BuildEnvironmentResult {
  const items = itemsSchema.safeParse(variables.BUILD_ITEMS || '200');
  const database = readDatabaseEnvironment(variables);
  if (items.success && database.kind === 'valid') {
    return { kind: 'valid', environment: { database: database.settings, items: items.data } };
  }
  const messages = [
    ...(items.success
      ? []
      : [`BUILD_ITEMS must be a whole number from 0 to ${MOST_ITEMS}; correct it, or leave it out.`]),
    ...(database.kind === 'wrong' ? [database.message] : []),
  ];
  return { kind: 'wrong', message: messages.join('\n') };
}
