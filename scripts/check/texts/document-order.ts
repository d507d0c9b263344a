import type { Paragraph } from './markdown-blocks.ts';

/** Where one text has a paragraph that the other one lacks. */
interface Gap {
  /** The text that has it. */
  readonly in: 'own' | 'theirs';
  /** Its place among that text's paragraphs, which is about the place in the other one before which it is missing; from 0. */
  readonly at: number;
}

/**
 * Finds where one of two translations has paragraphs that the other one lacks: where the rest is most alike without them.
 * Paragraphs belong together that have the same signs at their start, the same numbers and facts, and about the same
 * length.
 * @returns null when they have the same number of paragraphs
 */
export function firstGap(own: readonly Paragraph[], theirs: readonly Paragraph[]): Gap | null {
  if (own.length === theirs.length) return null;
  const isOwn = own.length > theirs.length;
  const [longer, shorter] = isOwn ? [own, theirs] : [theirs, own];
  const count = longer.length - shorter.length;
  const full = longer.map(tracesOf);
  const lacking = shorter.map(tracesOf);
  const costOf = (traces: readonly Traces[]) =>
    lacking.reduce((sum, one, place) => sum + unlikeness(one, traces[place]), 0);
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = 0; at <= shorter.length; at++) {
    const cost = costOf(full.toSpliced(at, count));
    if (cost < best.cost) best = { at, cost };
  }
  // Of two that are the same, the second one is too many.
  const at = longer[best.at]?.written === longer[best.at + 1]?.written ? best.at + 1 : best.at;
  return { in: isOwn ? 'own' : 'theirs', at };
}

/** What of a paragraph translations have in common. */
interface Traces {
  readonly sign: string;
  readonly facts: string;
  readonly length: number;
}

function tracesOf({ written }: Paragraph): Traces {
  return {
    sign: /^(?:#+|[-*|>]|\d+\.)?/.exec(written)?.[0] ?? '',
    facts: (written.match(/\{\{[^}]*\}\}|\]\([^)]*\)|\d+/g) ?? []).sort().join(' '),
    length: written.length,
  };
}

/** Fewer paragraphs in the wrong place may as well be paragraphs with a mistake. */
const severalParts = 3;

/**
 * Where two translations begin to have the same paragraphs in another order, judged by their signs and facts.
 * @returns the two paragraphs; null when they have them in the same order, or other ones
 */
export function otherOrder(
  own: readonly Paragraph[],
  theirs: readonly Paragraph[],
): { readonly own: Paragraph; readonly theirs: Paragraph } | null {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const odd = ours.flatMap(({ facts }, place) => (facts === others[place]?.facts ? [] : [place]));
  const sorted = (traces: readonly Traces[]) =>
    traces
      .map(({ sign, facts }) => `${sign} ${facts}`)
      .toSorted()
      .join('\n');
  if (odd.length < severalParts || sorted(ours) !== sorted(others)) return null;
  const [here, there] = [own[odd[0] ?? 0], theirs[odd[0] ?? 0]];
  return here && there ? { own: here, theirs: there } : null;
}

/** From 0, alike, to 3. */
function unlikeness(one: Traces, other: Traces | undefined): number {
  if (one.sign !== other?.sign) return 3;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : 0.5);
}
