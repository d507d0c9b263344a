import { z } from 'zod';

/** List of texts that await translation; stored in the project, so that it outlasts publications. */
export const AWAITING_FILE = 'locales/awaiting.json';

const listSchema = z.record(
  z.string(),
  z.strictObject({ languages: z.array(z.string()), since: z.string() }),
);

/** By key, `services:api.hero.title`: the languages that await a translation, and the day since when. */
export type AwaitingList = Readonly<
  Record<string, { readonly languages: readonly string[]; readonly since: string }>
>;

/** Reads the list; an invalid one is empty. */
export function readAwaiting(files: Readonly<Record<string, string>>): AwaitingList {
  const text = Object.hasOwn(files, AWAITING_FILE) ? files[AWAITING_FILE] : undefined;
  try {
    return listSchema.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Formats the list as a file, sorted by key, so that two publications seldom change the same lines. */
export function formatAwaiting(list: AwaitingList): string {
  const keys = Object.keys(list).sort();
  return `${JSON.stringify(Object.fromEntries(keys.map((key) => [key, list[key]])), null, 2)}\n`;
}

/** Lists the keys of the texts that await translation into a language. */
export function listAwaiting(list: AwaitingList, language: string): readonly string[] {
  return Object.keys(list).filter((key) => list[key]?.languages.includes(language));
}
