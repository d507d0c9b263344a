import { notFoundPage, page } from './page.ts';
import { hasSchema, type SchemaPlace } from './schema-walk.ts';
import { nodesTo, type SiteNode } from './site-node.ts';

/** true for a page with an address of its own. */
export function isPage(place: Pick<SchemaPlace, 'schema'>): boolean {
  return hasSchema(page, place);
}

/** true for the address of a page, where the page itself has it. */
export function isPageAddress({ parent, step }: SiteNode): boolean {
  return step === 'path' && parent !== null && isPage(parent);
}

/** The page that a node is or is in, the one for unknown addresses among them; null for other parts of the site. */
export function pageAround(node: SiteNode): SiteNode | null {
  return nodesTo(node).find((each) => isPage(each) || hasSchema(notFoundPage, each)) ?? null;
}
