import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import type { WrittenTexts } from '../../../app/site/texts/texts.ts';

/** The texts of a language by name: `home:home.hero.title`. */
export function flatTexts(texts: WrittenTexts): ReadonlyMap<string, string> {
  const flat = new Map<string, string>();
  for (const [namespace, tree] of Object.entries(texts)) collect(tree, `${namespace}:`, flat);
  return flat;
}

/** The names of texts by the name that the site asks for: `…features.mailboxes` has `…mailboxes_one` and `…mailboxes_other`. */
export function formsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(texts.keys(), withoutNumberForm);
}

function collect(tree: TextTree, prefix: string, flat: Map<string, string>): void {
  for (const [name, value] of Object.entries(tree))
    if (typeof value === 'string') flat.set(prefix + name, value);
    else collect(value, `${prefix}${name}.`, flat);
}
