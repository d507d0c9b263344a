import { childOf } from '../accept/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { quoted } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Names } from './known-names.ts';

/** Checks that each old address leads to a page in one step and hides none. */
export function checkRedirects(source: YamlSource, pages: Names): Problem[] {
  const list = childOf(source.value, 'redirects');
  if (!Array.isArray(list)) return [];
  const next = new Map(list.map((entry) => [childOf(entry, 'from'), childOf(entry, 'to')]));
  return list.flatMap((entry, place) => {
    const from = childOf(entry, 'from');
    const to = childOf(entry, 'to');
    const conflict = (key: 'from' | 'to', message: string, hint: string) =>
      problemAt(source, 'redirect-conflict', ['redirects', place, key], { message, hint });
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    if (from.includes('{')) {
      return conflict(
        'from',
        `${quoted(from)} stands for many addresses.`,
        'Write each old address out, without { }.',
      );
    }
    if (from === to)
      return conflict('to', `${quoted(from)} leads to itself.`, 'Write the page that took its place.');
    if (pages.all.has(from)) {
      return conflict(
        'from',
        `There is a page at ${quoted(from)}, which nobody could reach any more.`,
        'Take this entry out, or the page.',
      );
    }
    if (pages.all.has(to) || !next.has(to)) return [];
    const end = lastOf(next, to);
    if (typeof end === 'string' && end !== to) {
      return conflict(
        'to',
        `${quoted(to)} is an old address itself.`,
        `Write where it leads in the end: ${end}.`,
      );
    }
    return conflict(
      'to',
      `From ${quoted(from)} the old addresses lead in a circle.`,
      'Write the page that took its place.',
    );
  });
}

/** Where a chain of old addresses ends, or null when it never does. */
function lastOf(next: ReadonlyMap<unknown, unknown>, start: unknown): unknown {
  let current = start;
  for (let steps = 0; steps <= next.size; steps++) {
    if (!next.has(current)) return current;
    current = next.get(current);
  }
  return null;
}
