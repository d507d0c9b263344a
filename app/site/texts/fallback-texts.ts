import type { TextTree } from './fill-facts.ts';
import { type SourceTexts, textAt } from './texts.ts';

/** Completes texts that await translation, named like `services:api.hero.title`, with those of another language. */
export function withFallbacks(
  languageTexts: SourceTexts,
  fallbackTexts: SourceTexts,
  names: readonly string[],
): { readonly texts: SourceTexts; readonly originals: readonly string[] } {
  const originals = names.filter((name) => isMissing(languageTexts, name) && !isMissing(fallbackTexts, name));
  const texts = originals.reduce<TextTree>(
    (tree, name) => withText(tree, name.split(/[:.]/), textAt(fallbackTexts, name) ?? ''),
    languageTexts as TextTree,
  ) as SourceTexts;
  return { texts, originals };
}

/** Returns true if a language lacks a text; an empty text counts as missing. */
export function isMissing(texts: SourceTexts, name: string): boolean {
  return !textAt(texts, name)?.trim();
}

function withText(tree: TextTree, [step = '', ...rest]: readonly string[], text: string): TextTree {
  const child = Object.hasOwn(tree, step) ? tree[step] : undefined;
  const inner = typeof child === 'object' ? child : {};
  return { ...tree, [step]: rest.length === 0 ? text : withText(inner, rest, text) };
}
