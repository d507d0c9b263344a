import { plainValue, type YamlNode } from '../../checks/yaml/yaml-tree.ts';
import type { Files } from '../../edits/edit.ts';
import { siteRoot } from '../../edits/site-value.ts';
import { type SiteNode, siteNode } from '../../schema/site-node.ts';

/** Nodes of sites by their trees; what is derived from a site is cached by its node. */
const nodesOfTrees = new WeakMap<YamlNode, SiteNode>();

/** Root node of site.yaml; null if it cannot be read. */
export function parseSiteNode(files: Files): SiteNode | null {
  const tree = siteRoot(files);
  if (!tree) return null;
  const node = nodesOfTrees.get(tree) ?? siteNode(plainValue(tree));
  nodesOfTrees.set(tree, node);
  return node;
}
