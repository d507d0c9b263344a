import { foldText } from '../app/site/fold-text.ts';

/** The name by which site.yaml knows something: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function idOf(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** The first words of a text as a name in site.yaml. @param otherwise where the text has no words */
export function nameFor(text: string, otherwise: string): string {
  return idOf(text).split('-').slice(0, 4).join('-') || otherwise;
}

/** A name, with a number where it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`;
}
