import { declaredTitle, nodeTitle } from '../../app/site/node-title.ts';
import { isPage } from '../../schema/page-node.ts';
import { getChild } from '../../schema/plain-value.ts';
import { childPlace } from '../../schema/schema-walk.ts';
import { isEntry, isItem, nodesTo, type SiteNode } from '../../schema/site-node.ts';
import { type ParsedContent, readText } from './field-context.ts';

/** The items that a node is in, itself among them, after the part of the site that has them; pages are no such part. */
export function listTitledNodes(node: SiteNode): readonly SiteNode[] {
  return nodesTo(node).filter(
    (each) => isItem(each) || (!each.parent?.parent && !isPage(childPlace(each.schema, 0, undefined))),
  );
}

/** Title of a value of site.yaml: from its own texts if it has any. */
export function getTitle(content: ParsedContent, node: SiteNode): string {
  const { labels, language } = content;
  const [step = 'site', outer = ''] = node.path.toReversed().map(String);
  if (!isEntry(node)) return labels.field(step, outer);
  const texts = {
    read: (key: string) => readText(content, key),
    locale: language === 'en' ? 'en-GB' : language,
  };
  // A section without a heading is named by its kind.
  return node.model.linked === 'anchor'
    ? (declaredTitle(node, texts) ?? labels.choice('kind', getChild(node.value, 'kind')))
    : nodeTitle(node, texts);
}
