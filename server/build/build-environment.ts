import { z } from 'zod';
import {
  type DatabaseEnvironment,
  joinProblems,
  readDatabaseEnvironment,
  readGroup,
  type SettingsResult,
  wholeNumber,
} from '../runtime/environment.ts';

/** The settings of a build that shows news or projects. */
export interface BuildEnvironment {
  readonly database: DatabaseEnvironment;
  /** Number of news items, and of projects, that get pages at the build. */
  readonly items: number;
}

const buildSchema = z.object({ BUILD_ITEMS: wholeNumber(0, 10_000, 200) });

/** Reads BUILD_ITEMS and the database's settings from environment variables; an empty variable counts as none. */
export function readBuildEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): SettingsResult<BuildEnvironment> {
  const build = readGroup(buildSchema, variables);
  const database = readDatabaseEnvironment(variables);
  if (build.kind === 'wrong' || database.kind === 'wrong') return joinProblems(build, database);
  return { kind: 'valid', settings: { database: database.settings, items: build.settings.BUILD_ITEMS } };
}
