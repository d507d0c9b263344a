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

/** From 0, alike, to 3. */
function unlikeness(one: Traces, other: Traces | undefined): number {
  if (one.sign !== other?.sign) return 3;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : 0.5);
}
