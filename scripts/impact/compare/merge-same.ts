import { type Change, changeKinds, topics } from '../change.ts';

/**
 * Puts changes in the order in which they are told, texts that change in the same way together.
 * @returns prices first, then pages, forms and texts
 */
export function inOrder(changes: readonly Change[]): Change[] {
  return topics.flatMap((topic) => mergeSame(changes.filter(({ kind }) => changeKinds[kind] === topic)));
}

/** The same words may stand in several places. */
function mergeSame(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, (change) =>
    change.kind === 'text-changed'
      ? JSON.stringify([change.values, change.from, change.until])
      : JSON.stringify([change.kind, change.subject, change.label, change.values, change.from]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const also = new Set(group.flatMap((change) => change.also));
    return [
      {
        ...first,
        pages: [...new Set(group.flatMap(({ pages }) => pages))],
        everyPage: group.some(({ everyPage }) => everyPage),
        also: [...also],
        elsewhere: others.map(({ subject, name }) => ({ subject, name })),
      },
    ];
  });
}
