import { type SiteNode, siteNode } from '../../../schema/site-node.ts';
import type { ResolvedSite } from '../resolved-site.ts';

const nodes = new WeakMap<ResolvedSite, SiteNode>();

/** The resolved site as a node of the content model, with the keys of site.yaml. */
export function resolvedNode(site: ResolvedSite): SiteNode {
  const node = nodes.get(site) ?? siteNode({ ...site, packages: site.packages });
  nodes.set(site, node);
  return node;
}
