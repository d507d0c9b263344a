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

function entry(key: string, written: Json, indent: string, pick: Pick): string {
  return lines(`${key}:`, written, indent, pick);
}

function lines(lead: string, written: Json, indent: string, pick: Pick): string {
  const above = pick(5) === 0 ? `${indent}# About ${lead}\n` : '';
  const apart = pickItem(['', '', '', '\n', `\n${indent}# A section\n\n`], pick);
  const behind = pick(5) === 0 ? ' # behind' : '';
  const below = pick(8) === 0 ? `${indent}    # further in\n` : '';
  const start = `${apart}${above}${indent}${lead}`;
  const isEmpty = isRecord(written)
    ? Object.keys(written).length === 0
    : isJsonList(written) && written.length === 0;
  // site.yaml has no list whose items are lists; inside brackets they are in range of every edit.
  const isNested = isJsonList(written) && lead === '-';
  if ((!isRecord(written) && !isJsonList(written)) || isEmpty || isNested || pick(3) === 0)
    return `${start} ${oneLine(written, pick)}${behind}\n${below}`;
  const deeper = `${indent}  `;
  const inner = isJsonList(written)
    ? written.map((item) => lines('-', item, deeper, pick))
    : Object.entries(written).map(([key, item]) => entry(key, item, deeper, pick));
  const [first = '', ...others] = inner;
  const isCompact =
    lead === '-' && first.startsWith(deeper) && !first.startsWith(`${deeper}#`) && pick(2) === 0;
  if (isCompact) return `${start} ${first.trimStart()}${others.join('')}`;
  return `${start}${behind}\n${inner.join('')}${below}`;
}

function oneLine(written: Json, pick: Pick): string {
  if (isRecord(written) || isJsonList(written)) {
    const flow = writeFlow(written, { like: null, text: '' });
    return pick(3) === 0 ? flow.replace(/^\{ (.*) \}$/s, '{$1}') : flow;
  }
  const style = pickItem(['plain', 'single', 'double'] as const, pick);
  const like = { kind: 'scalar', style, start: 0, end: 0, value: '', items: [] } as const;
  return writeScalar(written, like, false);
}
