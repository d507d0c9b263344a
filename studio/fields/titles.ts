import { declaredTitle, nodeTitle } from '../../app/site/node-title.ts';
import { getChild } from '../../schema/plain-value.ts';
import { isEntry, type SiteNode } from '../../schema/site-node.ts';
import { type ParsedContent, readText } from './field-context.ts';

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
