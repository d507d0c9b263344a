import { humanizeName, shortened } from '../../app/site/node-title.ts';
import { type ParsedContent, readText } from './field-context.ts';

/** Purpose of a text: `Heading`, `Question`, `Title in search results`. */
export function getSlotLabel(content: ParsedContent, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const form = /_(zero|one|two|few|many|other|unlimited)$/.exec(name)?.[1];
  const stem = form === undefined ? name : name.slice(0, -form.length - 1);
  const label = getTextLabel(content, namespace, stem, key);
  return form === undefined ? label : `${label} (${content.labels.text(`numberForms.${form}`)})`;
}

function getTextLabel(content: ParsedContent, namespace: string, name: string, key: string): string {
  const { labels } = content;
  const parts = name.split('.');
  const last = parts.at(-1) ?? '';
  const group = parts.at(-2) ?? '';
  if (namespace === 'nav') return labels.text(`slots.nav-${last === 'title' ? 'title' : 'description'}`);
  if (group === 'meta') return labels.text(`slots.meta-${last}`);
  // Several of them are next to each other, so the label includes the text.
  if (['points', 'features', 'options'].includes(group))
    return labels.text(`slots.${group}`, { text: shortened(readText(content, key)) ?? last });
  if (namespace === 'common' && parts[0] === 'notices') return labels.text('slots.notice');
  if (namespace === 'common' && parts[0] === 'actions') return labels.text('slots.button');
  return labels.text(`slots.${last}`, { defaultValue: humanizeName(last) });
}
