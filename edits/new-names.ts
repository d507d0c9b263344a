import { foldText } from '../app/site/fold-text.ts';

/** Makes a name for site.yaml from a text: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function slugify(words: string): string {
  return foldText(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 60)
    .replace(/-$/, '');
}

/** Makes a name for site.yaml from the first words of a text. @param fallback name for a text without words */
export function nameFor(text: string, fallback: string): string {
  return slugify(text).split('-').slice(0, 4).join('-') || fallback;
}

/** Returns a name, with a number if it is taken. */
export function freeName(name: string, usedNames: readonly string[]): string {
  if (!usedNames.includes(name)) return name;
  for (let number = 2; ; number++) if (!usedNames.includes(`${name}-${number}`)) return `${name}-${number}`;
}
