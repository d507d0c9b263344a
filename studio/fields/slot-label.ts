import { humanizeName, shortened } from '../../app/site/node-title.ts';
import { type Content, reading } from './field-context.ts';

/** Purpose of a text: `Heading`, `Question`, `Title in search results`. */
export function slotLabel(content: Content, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const form = /_(zero|one|two|few|many|other|unlimited)$/.exec(name)?.[1];
  const label = labelOf(content, namespace, form === undefined ? name : name.slice(0, -form.length - 1), key);
  return form === undefined ? label : `${label} (${content.labels.of(`numberForms.${form}`)})`;
}

function labelOf(content: Content, namespace: string, name: string, key: string): string {
  const { labels } = content;
  const parts = name.split('.');
  const last = parts.at(-1) ?? '';
  const group = parts.at(-2) ?? '';
  if (namespace === 'nav') return labels.of(`slots.nav-${last === 'title' ? 'title' : 'description'}`);
  if (group === 'meta') return labels.of(`slots.meta-${last}`);
  // Several of them are next to each other, so the label includes the text.
  for (const list of ['points', 'features', 'options'])
    if (group === list) return labels.of(`slots.${list}`, { text: shortened(reading(content, key)) ?? last });
  if (namespace === 'common' && parts[0] === 'notices') return labels.of('slots.notice');
  if (namespace === 'common' && parts[0] === 'actions') return labels.of('slots.button');
  return labels.of(`slots.${last}`, { defaultValue: humanizeName(last) });
}
