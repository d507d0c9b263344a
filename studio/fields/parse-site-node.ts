import type { Files } from '../../edits/edit.ts';
import { siteValue } from '../../edits/site-value.ts';
import { type SiteNode, siteNode } from '../../schema/site-node.ts';

/** Root node of site.yaml; null if it cannot be read. */
export function parseSiteNode(files: Files): SiteNode | null {
  const value = siteValue(files, []);
  return value === undefined ? null : siteNode(value);
}
