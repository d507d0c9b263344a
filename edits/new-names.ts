import { foldText } from '../app/site/fold-text.ts';

/** Makes a name for site.yaml from a text: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function slugify(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** Makes a name for site.yaml from the first words of a text. @param otherwise name for a text without words */
export function nameFor(text: string, otherwise: string): string {
  return slugify(text).split('-').slice(0, 4).join('-') || otherwise;
}

/** Returns a name, with a number if it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) if (!taken.includes(`${name}-${number}`)) return `${name}-${number}`;
}
