import { getChild, listAt } from '../../schema/plain-value.ts';
import { comparableAddress, readableAddress } from '../../schema/redirect.ts';
import { isReservedAddress } from '../../schema/reserved-addresses.ts';
import { translateMessage } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { inShort, type Wording } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { ItemNames } from './check-names.ts';

/** Checks that each old address redirects to a page in one step and hides none. A circle is reported at its end. */
export function checkRedirects(source: YamlSource, pages: ItemNames): Problem[] {
  const steps = redirectSteps(source.value);
  const next = new Map(steps.map((step) => [step.from, step]));
  return steps.flatMap((step) => checkStep(source, step, next, pages.all));
}

/** Lists the redirects of a site whose addresses are both strings. */
export function redirectSteps(site: unknown): RedirectStep[] {
  return listAt(site, ['redirects']).flatMap((entry, index): RedirectStep[] => {
    const [from, to] = [getChild(entry, 'from'), getChild(entry, 'to')];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    return [{ index, from: comparableAddress(from), written: readableAddress(from), to }];
  });
}

function checkStep(
  source: YamlSource,
  step: RedirectStep,
  next: ReadonlyMap<string, RedirectStep>,
  pages: ReadonlySet<string>,
): Problem[] {
  const { index, from, written, to } = step;
  const report = (code: ProblemCode, key: 'from' | 'to', wording: Wording) => [
    problemAt(source, code, ['redirects', index, key], { wording }),
  ];
  if (from.includes('{'))
    return report('redirect-conflict', 'from', translateMessage('redirect.pattern', { from }));
  // Feed and data of a page: `/frettir.atom`, `/frettir.data`.
  if (isReservedAddress(written) || (pages.has(from.replace(/\.(?:atom|data)$/, '')) && !pages.has(from)))
    return report('redirect-conflict', 'from', translateMessage('redirect.reserved', { from: written }));
  // Differs from its page in capitals only: static hosts need the redirect, and it hides nothing.
  if (from === to && written !== to && pages.has(to)) return [];
  if (from === to) return report('redirect-loop', 'to', translateMessage('redirect.toItself', { from }));
  if (pages.has(from)) {
    const hasTarget = pages.has(to) || next.has(to);
    const wording = translateMessage(hasTarget ? 'redirect.hidesPage' : 'redirect.backwards', { from, to });
    return report('redirect-conflict', 'from', wording);
  }
  if (pages.has(to) || !next.has(to)) return [];

  const steps = followSteps(step, next, pages);
  const end = steps.at(-1);
  if (end?.to === from) {
    if (steps.some((each) => each.index > index)) return [];
    const way = [...steps.map((each) => each.from), from].map(inShort).join(' → ');
    return report('redirect-loop', 'to', translateMessage('redirect.loop', { way }));
  }
  // A chain into a circle, or to a missing page, is reported at its end.
  if (!end || !pages.has(end.to)) return [];
  return report('redirect-chain', 'to', translateMessage('redirect.chain', { to, end: end.to }));
}

/** Lists the steps from one on, until they reach a page, leave the old addresses or repeat. */
function followSteps(
  first: RedirectStep,
  next: ReadonlyMap<string, RedirectStep>,
  pages: ReadonlySet<string>,
): RedirectStep[] {
  const steps: RedirectStep[] = [];
  const addresses = new Set<string>();
  let step: RedirectStep | undefined = first;
  while (step && !addresses.has(step.from)) {
    addresses.add(step.from);
    steps.push(step);
    step = pages.has(step.to) ? undefined : next.get(step.to);
  }
  return steps;
}

/** An old address, its target and its path under `redirects`. */
interface RedirectStep {
  /** Old address with its path in lower case, for comparisons. */
  readonly from: string;
  readonly written: string;
  readonly to: string;
  readonly index: number;
}
