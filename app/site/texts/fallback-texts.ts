import type { TextTree } from './fill-facts.ts';
import { textAt, type WrittenTexts } from './texts.ts';

/**
 * Completes the texts of a language with those of another one, where they wait for their translation.
 * @param names of the texts that wait, `services:api.hero.title`
 * @returns the texts, and the names of those that are the other language's
 */
export function withFallbacks(
  own: WrittenTexts,
  other: WrittenTexts,
  names: readonly string[],
): { readonly texts: WrittenTexts; readonly originals: readonly string[] } {
  const originals = names.filter((name) => isMissing(own, name) && !isMissing(other, name));
  const texts = originals.reduce((all: TextTree, name) => {
    return withText(all, name.split(/[:.]/), textAt(other, name) ?? '');
  }, own as TextTree) as WrittenTexts;
  return { texts, originals };
}

/** Whether a language lacks a text; an empty one is none. */
export function isMissing(texts: WrittenTexts, name: string): boolean {
  return !textAt(texts, name)?.trim();
}

function withText(tree: TextTree, [step = '', ...rest]: readonly string[], text: string): TextTree {
  const below = Object.hasOwn(tree, step) ? tree[step] : undefined;
  const inner = typeof below === 'object' ? below : {};
  return { ...tree, [step]: rest.length === 0 ? text : withText(inner, rest, text) };
}
