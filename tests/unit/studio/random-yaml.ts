import { isEqual, isJsonList } from '../../../edits/edit.ts';
import type { Json } from '../../../edits/json.ts';
import { writeFlow, writeScalar } from '../../../edits/write-yaml.ts';
import { isRecord } from '../../../schema/plain-value.ts';
import { type Pick, pickItem, randomScalar } from './random-edits.ts';

/** A map of maps and lists, with some names from the schema, as people write it: comments, blank lines, any quotes. */
export function randomYaml(pick: Pick): string {
  const keys = ['rates', 'second', 'pictures', 'fourth', 'forms'].slice(0, 2 + pick(4));
  const head = pickItem(['', '# A header\n', '# A header\n\n', '\n'], pick);
  const text = head + keys.map((key) => entry(key, value(pick, 3), '', pick)).join('');
  const withEnd = pick(4) === 0 ? text.trimEnd() : text;
  const withLines = pick(4) === 0 ? withEnd.replaceAll('\n', '\r\n') : withEnd;
  return (pick(6) === 0 ? '\uFEFF' : '') + withLines;
}

function value(pick: Pick, depth: number): Json {
  const sort = pick(depth > 0 ? 5 : 2);
  if (sort < 2) return pickItem([randomScalar(pick), 'words', 12], pick);
  const items = Array.from({ length: 1 + pick(4) }, () => value(pick, depth - 1));
  // The checks refuse a list with a duplicate value.
  if (sort === 2)
    return items.filter((item, place) => items.findIndex((each) => isEqual(each, item)) === place);
  if (sort === 3) return items.map((item, place) => ({ id: `item-${place}`, inner: item }));
  return Object.fromEntries(items.map((item, place) => [`key-${place}`, item]));
}

function entry(key: string, json: Json, indent: string, pick: Pick): string {
  return lines(`${key}:`, json, indent, pick);
}

function lines(lead: string, json: Json, indent: string, pick: Pick): string {
  const above = pick(5) === 0 ? `${indent}# About ${lead}\n` : '';
  const gap = pickItem(['', '', '', '\n', `\n${indent}# A section\n\n`], pick);
  const comment = pick(5) === 0 ? ' # after' : '';
  const below = pick(8) === 0 ? `${indent}    # further in\n` : '';
  const start = `${gap}${above}${indent}${lead}`;
  const isEmpty = isRecord(json) ? Object.keys(json).length === 0 : isJsonList(json) && json.length === 0;
  // site.yaml has no list whose items are lists; inside brackets they are in range of every edit.
  const isNested = isJsonList(json) && lead === '-';
  if ((!isRecord(json) && !isJsonList(json)) || isEmpty || isNested || pick(3) === 0)
    return `${start} ${oneLine(json, pick)}${comment}\n${below}`;
  const innerIndent = `${indent}  `;
  const inner = isJsonList(json)
    ? json.map((item) => lines('-', item, innerIndent, pick))
    : Object.entries(json).map(([key, item]) => entry(key, item, innerIndent, pick));
  const [first = '', ...others] = inner;
  const isCompact =
    lead === '-' && first.startsWith(innerIndent) && !first.startsWith(`${innerIndent}#`) && pick(2) === 0;
  if (isCompact) return `${start} ${first.trimStart()}${others.join('')}`;
  return `${start}${comment}\n${inner.join('')}${below}`;
}

function oneLine(json: Json, pick: Pick): string {
  if (isRecord(json) || isJsonList(json)) {
    const flow = writeFlow(json, { like: null, text: '' });
    return pick(3) === 0 ? flow.replace(/^\{ (.*) \}$/s, '{$1}') : flow;
  }
  const style = pickItem(['plain', 'single', 'double'] as const, pick);
  const like = { kind: 'scalar', style, start: 0, end: 0, value: '', items: [] } as const;
  return writeScalar(json, like, false);
}
