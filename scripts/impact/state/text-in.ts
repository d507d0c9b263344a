import type { State } from './state.ts';

/**
 * The words of a text in a language, facts filled in.
 * @param name `namespace:key`
 */
export function textIn({ filled }: State, language: string, name: string): string | undefined {
  return filled[language]?.get(name);
}
