import type { PageView } from '../site/page-view.ts';

/** Placeholder for an item's name in the page that waits for it. No row has it, because names have no underscores. */
export const ANY_NAME = '__name__';

/** The address of the page that waits for an item: `/frettir/nyr-vefur` → `/frettir/__name__.json`. */
export function skeletonAddress(itemPath: string): string {
  return `${itemPath.slice(0, itemPath.lastIndexOf('/'))}/${ANY_NAME}.json`;
}

/** The page of an item, not filled in yet. @param skeleton the JSON of the waiting page @param name a slug or an id */
export function fillSkeleton(skeleton: string, name: string): PageView {
  return JSON.parse(skeleton.replaceAll(ANY_NAME, name)) as PageView;
}
