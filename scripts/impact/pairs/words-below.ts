import type { State } from '../state/state.ts';

/**
 * All texts of the first language whose names start alike, as one string, to tell whether two things say the same.
 * @param start such as `home:home.stats.`
 * @returns empty when there are none
 */
export function wordsBelow({ written, project }: State, start: string): string {
  const texts = [...(written[project.site.defaultLanguage.code] ?? [])]
    .filter(([name]) => name.startsWith(start))
    .map(([name, text]) => `${name.slice(start.length)}=${text}`);
  return texts.sort().join('\n');
}

/** Whether two things say the same in the two states, and say anything. */
export function saySame(before: State, beforeStart: string, after: State, afterStart: string): boolean {
  const words = wordsBelow(before, beforeStart);
  return words !== '' && words === wordsBelow(after, afterStart);
}
