/** A paragraph, a heading, a list or a table: what stands between blank lines. */
export interface Paragraph {
  readonly written: string;
  /** Where it starts in the text, from 0. */
  readonly index: number;
}

/** Cuts a running text where blank lines are. */
export function paragraphsOf(markdown: string): readonly Paragraph[] {
  return [...markdown.matchAll(/\S.*(?:\r?\n(?!\s*\r?\n).*\S.*)*/g)].map(({ 0: written, index }) => ({
    written,
    index,
  }));
}

/** Where one text has a paragraph that the other one lacks. */
export interface Gap {
  /** The text that has it. */
  readonly in: 'own' | 'theirs';
  /** Its place among that text's paragraphs, and the place in the other one before which it is missing; from 0. */
  readonly at: number;
  readonly before: number;
}

/**
 * Finds the first paragraph that only one of two translations has. Paragraphs belong together that have the same signs
 * at their start, the same numbers and facts, and about the same length.
 * @returns null when they have the same number of paragraphs
 */
export function firstGap(own: readonly Paragraph[], theirs: readonly Paragraph[]): Gap | null {
  if (own.length === theirs.length) return null;
  const [twin, otherTwin] = [twinIn(own), twinIn(theirs)];
  if (own.length > theirs.length && twin > 0) return { in: 'own', at: twin, before: twin };
  if (own.length < theirs.length && otherTwin > 0) return { in: 'theirs', at: otherTwin, before: otherTwin };
  // Where more is missing, nothing says that two became one.
  const joinCost = Math.abs(own.length - theirs.length) === 1 ? oneJoint : Number.POSITIVE_INFINITY;
  const costs = costsFrom(own, theirs, joinCost);
  for (let at = 0, before = 0; at <= own.length && before <= theirs.length; at++, before++) {
    const gap = gapAt({ own, theirs, costs, joinCost }, at, before);
    if (gap) return gap;
  }
  return null;
}

interface Comparison {
  readonly own: readonly Paragraph[];
  readonly theirs: readonly Paragraph[];
  readonly costs: readonly (readonly number[])[];
  readonly joinCost: number;
}

/** The gap that the cheapest way from two places on begins with; null when the two paragraphs belong together. */
function gapAt({ own, theirs, costs, joinCost }: Comparison, at: number, before: number): Gap | null {
  const costAt = (ours: number, others: number) => costs[ours]?.[others] ?? Number.NaN;
  const [one, other, rest] = [own[at], theirs[before], costAt(at, before)];
  if (one && rest === joinCost + joinedCost(one, theirs, before) + costAt(at + 1, before + 2))
    return { in: 'theirs', at: before + 1, before: at + 1 };
  if (other && rest === joinCost + joinedCost(other, own, at) + costAt(at + 2, before + 1))
    return { in: 'own', at: at + 1, before: before + 1 };
  if (rest === gapCost + costAt(at + 1, before)) return { in: 'own', at, before };
  if (rest === gapCost + costAt(at, before + 1)) return { in: 'theirs', at: before, before: at };
  return null;
}

/** Where a paragraph stands that is the same as the one before it; -1 when there is none. */
function twinIn(paragraphs: readonly Paragraph[]): number {
  return paragraphs.findIndex(({ written }, at) => paragraphs[at - 1]?.written === written);
}

const gapCost = 1;
const oneJoint = 0.8;

/** What it costs to take a paragraph for two of the other text that have become one. */
function joinedCost(one: Paragraph, others: readonly Paragraph[], at: number): number {
  const [first, second] = [others[at], others[at + 1]];
  if (!first || !second || tracesOf(second).sign !== '') return Number.POSITIVE_INFINITY;
  const both = { written: `${first.written} ${second.written}`, index: first.index };
  return unlikeness(tracesOf(one), tracesOf(both));
}

/** What it costs to bring the paragraphs from two places on together, for all pairs of places. */
function costsFrom(
  own: readonly Paragraph[],
  theirs: readonly Paragraph[],
  joinCost: number,
): readonly (readonly number[])[] {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const costs = Array.from({ length: own.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const costAt = (at: number, place: number) => costs[at]?.[place] ?? Number.POSITIVE_INFINITY;
  for (let at = own.length; at >= 0; at--)
    for (let place = theirs.length; place >= 0; place--) {
      const [row, one, other] = [costs[at], ours[at], others[place]];
      if (!row || !(one || other)) continue;
      const both =
        one && other ? unlikeness(one, other) + costAt(at + 1, place + 1) : Number.POSITIVE_INFINITY;
      const [mine, yours] = [own[at], theirs[place]];
      row[place] = Math.min(
        both,
        gapCost + costAt(at + 1, place),
        gapCost + costAt(at, place + 1),
        mine
          ? joinCost + joinedCost(mine, theirs, place) + costAt(at + 1, place + 2)
          : Number.POSITIVE_INFINITY,
        yours ? joinCost + joinedCost(yours, own, at) + costAt(at + 2, place + 1) : Number.POSITIVE_INFINITY,
      );
    }
  return costs;
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

/** What of a paragraph is the same in every language, as one text. */
export function marksOf(paragraph: Paragraph): string {
  const { sign, facts } = tracesOf(paragraph);
  return `${sign} ${facts}`;
}

/** Fewer paragraphs in the wrong place may as well be paragraphs with a slip. */
const severalParts = 3;

/**
 * Where two translations begin to have the same paragraphs in another order, as far as their signs and facts tell.
 * @returns the two paragraphs; null when they have them in the same order, or other ones
 */
export function otherOrder(
  own: readonly Paragraph[],
  theirs: readonly Paragraph[],
): { readonly own: Paragraph; readonly theirs: Paragraph } | null {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const odd = ours.flatMap(({ facts }, place) => (facts === others[place]?.facts ? [] : [place]));
  const sorted = (paragraphs: readonly Paragraph[]) => paragraphs.map(marksOf).toSorted().join('\n');
  if (odd.length < severalParts || sorted(own) !== sorted(theirs)) return null;
  const [here, there] = [own[odd[0] ?? 0], theirs[odd[0] ?? 0]];
  return here && there ? { own: here, theirs: there } : null;
}

/** From 0, alike, to more than two gaps. */
function unlikeness(one: Traces, other: Traces): number {
  if (one.sign !== other.sign) return 3 * gapCost;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : gapCost / 2);
}
