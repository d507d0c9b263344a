import { nodeTitle, ownTitle } from '../../app/site/node-title.ts';
import { childOf } from '../../schema/plain-value.ts';
import { isEntry, type SiteNode } from '../../schema/site-node.ts';
import { type Content, reading } from './content.ts';

/** Title of a value of site.yaml: from its own texts if it has any. */
export function titleOf(content: Content, node: SiteNode): string {
  const { labels, language } = content;
  const [step = 'site', outer = ''] = node.path.toReversed().map(String);
  if (!isEntry(node)) return labels.field(step, outer);
  const texts = {
    read: (key: string) => reading(content, key),
    locale: language === 'en' ? 'en-GB' : language,
  };
  // A section without a heading is named by its kind.
  return node.model.linked === 'anchor'
    ? (ownTitle(node, texts) ?? labels.choice('kind', childOf(node.value, 'kind')))
    : nodeTitle(node, texts);
}
