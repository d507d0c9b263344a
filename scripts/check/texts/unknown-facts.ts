import type { Facts } from '../../../app/site/facts.ts';
import { wordingOf } from '../message.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';

/** Something in braces that would reach a page as it is written. */
export interface UnknownFact {
  /** As it stands in the text, braces and all. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly wording: Wording;
  /** Its name. */
  readonly about: string;
}

/** Whatever stands in braces, and single braces. */
const braces = /\{+[^{}\n]*\}+|\{+[\w.-]*|[{}]+/g;

/**
 * Finds what stands in braces and is neither a fact nor a value that the text is given.
 * @param variables the values that the text is given when it is shown
 */
export function unknownFacts(text: string, facts: Facts, variables: readonly string[]): UnknownFact[] {
  if (!/[{}]/.test(text)) return [];
  return [...text.matchAll(braces)].flatMap(({ 0: written, index }) => {
    const name = /^\{\{\s*([^{}\s]+)\s*\}\}$/.exec(written)?.[1];
    if (name !== undefined && (Object.hasOwn(facts, name) || variables.includes(name))) return [];
    const link = /^\{([^{}]*)\}$/.exec(written)?.[1];
    const target = /^\((\/[^()\s]*)\)/.exec(text.slice(index + written.length))?.[1];
    const wording =
      link !== undefined && target !== undefined
        ? wordingOf('fact.bracesOfLink', { written: `${written}(${target})`, meant: `[${link}](${target})` })
        : saidOf(written, facts, variables);
    return [{ written, index, wording, about: name ?? written }];
  });
}

function saidOf(written: string, facts: Facts, variables: readonly string[]): Wording {
  const meant = written.replace(/[{}\s]/g, '');
  // With the right name it is the braces that are wrong, and a name is not suggested for itself.
  const isName = Object.hasOwn(facts, meant) || variables.includes(meant);
  const names = [...Object.keys(facts), ...variables];
  const near = isName ? meant : (inOtherGroup(meant, names) ?? suggest(meant.replaceAll('_', '.'), names));
  return wordingOf('fact.unknown', {
    written,
    near: near ?? '',
    context: near === null ? undefined : 'near',
  });
}

/** The only fact with the same first and last part: of `company.founded` it is `company.milestone.founded`. */
function inOtherGroup(written: string, names: readonly string[]): string | null {
  const [first, ...parts] = written.split('.');
  const last = parts.at(-1);
  const [only = null, ...more] = names.filter(
    (name) => last !== undefined && name.startsWith(`${first}.`) && name.endsWith(`.${last}`),
  );
  return more.length === 0 ? only : null;
}
