import { type Change, changeLines, linesLike, type Mutate, onLine } from './mutation.ts';
import { depth, isContent, type YamlFile } from './yaml-file.ts';

const isListItem = /^ *- /;
const isTopKey = /^[a-zA-Z]+:$/;
const isCard = /^ {10}- \{ id: [a-z-]+, icon: [a-z-]+ \}$/;
const isRequired =
  /^ *(?:- )?(id|path|texts|kind|to|period|vat|value|price|set|form|name|locale|domain|currency|code|sections|pages|cards|entries|features|icon|label|type|url|network|opens|closes|days|street|phone|email):/;
/** The start of a list item of several lines. */
const startsBlock = (line: string, next: string) =>
  /^ {6,}- [a-z]+:/.test(line) && isContent(next) && !isListItem.test(next) && depth(next) >= depth(line);
const nextToIt = { reportOffsets: [-1, 0, 1] };
const hereOrNext = { reportOffsets: [0, 1] };

/** Mistakes in the lines: indentation, order, deletion, breaks and joins. */
export const yamlLineMutations: Readonly<Record<string, Mutate<YamlFile>>> = {
  'tab for spaces': onLine(/^ {2} *[^ #]/, (line) =>
    line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
  ),
  'one space more': onLine(isContent, (line) => ` ${line}`, nextToIt),
  'one space fewer': onLine(/^ +[^ #]/, (line) => line.slice(1), nextToIt),
  'dash left out': onLine(/^ *- [a-z]+:/, (line) => line.replace('- ', '  ')),
  'dash without a space': onLine(isListItem, (line) => line.replace('- ', '-')),
  'en dash for a dash': onLine(isListItem, (line) => line.replace('- ', '– ')),
  'bullet for a dash': onLine(isListItem, (line, random) => line.replace('- ', random.pick(['• ', '* ']))),
  'comment without its sign': onLine(/^ *# ?\p{L}/u, (line) => line.replace(/# ?/, ''), nextToIt),
  'merge conflict marker': onLine(isContent, (line) => `<<<<<<< HEAD\n${line}`),
  'line twice': onLine(/^ *[a-zA-Z]+:/, (line) => `${line}\n${line}`, hereOrNext),
  'required line deleted': (file, random) => {
    const lines = linesLike(file, isRequired);
    return lines.length === 0 ? null : deleteLine(file, random.pick(lines));
  },
  'lines swapped with another depth': onLine(
    (line, next) => isContent(line) && isContent(next) && depth(line) < depth(next),
    (line, _, next) => `${next}\n${line}`,
    { count: 2, reportOffsets: [-1, 0, 1, 2] },
  ),
  'block in a wrong place': (file, random) => {
    const starts = linesLike(file, /^ {2}- /);
    const groupOf = (at: number) => file.lines.slice(0, at).findLast((line) => isTopKey.test(line));
    const from = random.pick(starts);
    const target = random.pick(starts.filter((at) => groupOf(at) !== groupOf(from)));
    const length = 1 + file.lines.slice(from + 1).findIndex((line) => !/^ {4} *[^ #]/.test(line));
    const block = file.lines.slice(from, from + length);
    const rest = file.lines.toSpliced(from, length);
    const at = target > from ? target - length : target;
    return {
      text: rest.toSpliced(at, 0, ...block).join('\n'),
      note: `${block[0]} from ${from + 1} to ${at + 1}`,
      lines: new Set(block.map((_, place) => at + 1 + place)),
    };
  },
  'key of the whole file deleted': (file, random) => {
    const at = random.pick(linesLike(file, isTopKey));
    const first = file.lines.findIndex((line, place) => place > at && isContent(line));
    return changeLines(file, at, 1, [], [0, first - at - 1]);
  },
  'key of the whole file without its colon': onLine(isTopKey, (line) => line.replace(':', '')),
  'key of the whole file on the line before': (file, random) => {
    const at = random.pick(linesLike(file, isTopKey).slice(1));
    const before = file.lines.slice(0, at).findLastIndex(isContent);
    const rest = file.lines.slice(before + 1, at);
    return changeLines(file, before, at + 1 - before, [`${file.lines[before]} ${file.lines[at]}`, ...rest]);
  },
  'rest of the file deleted': (file, random) => {
    const at = random.pick(
      linesLike(file, isContent).filter((line) => line > 30 && line < file.lines.length - 60),
    );
    return changeLines(file, at, file.lines.length - at, [file.lines[at] ?? '', '']);
  },
  'block moved in': (file, random) => {
    const starts = linesLike(file, startsBlock);
    if (starts.length === 0) return null;
    const at = random.pick(starts);
    const indent = depth(file.lines[at] ?? '');
    const isInBlock = (line: string) =>
      isContent(line) && (isListItem.test(line) ? depth(line) > indent : depth(line) >= indent);
    const length = 1 + file.lines.slice(at + 1).findIndex((line) => !isInBlock(line));
    const block = file.lines.slice(at, at + length).map((line) => `  ${line}`);
    return changeLines(file, at, length, block, nextToIt.reportOffsets);
  },
  'two list items on one line': onLine(
    (line, next) => [line, next].every((each) => /^ *- \{.*\}$/.test(each)),
    (line, _, next) => `${line} ${next.trim()}`,
    { count: 2 },
  ),
  'two keys on one line': onLine(
    (line, next) =>
      /^ +(?:- )?[a-zA-Z]+: [^\s[{]+$/.test(line) &&
      /^ +[a-zA-Z]+: \S+$/.test(next) &&
      depth(line) === depth(next),
    (line, _, next) => `${line} ${next.trim()}`,
    { count: 2 },
  ),
  'list item broken in two': onLine(/^ *- \{ [a-z]+: \S+, /, (line) => line.replace(', ', ',\n'), hereOrNext),
  'value broken in two': onLine(/^ +[a-z]+: [a-z]{4,}$/, (line) => line.replace(/(?=..$)/, '\n'), hereOrNext),
  'value at the start of the next line': onLine(
    /^ +[a-zA-Z]+: [a-z-]+$/,
    (line) => line.replace(': ', ':\n'),
    hereOrNext,
  ),
  'round brackets': onLine(/^ *- \{[^{}]*\}$/, (line) => line.replace('{', '(').replace('}', ')')),
  'required line commented out': onLine(/^ +(?:path|texts|domain|locale|set|street): \S/, (line) =>
    line.replace(/^ +/, '$&# '),
  ),
  'special character before a value': onLine(/^ +(?:look|ground|set|texts): [a-z]+$/, (line, random) =>
    line.replace(': ', `: ${random.pick([...'@*&!%'])}`),
  ),
  'letter before the spaces': onLine(/^ {6,}(?:- )?[a-z]+: \S/, (line) => `x${line}`),
  'card on another page': (file, random) => {
    const cards = linesLike(file, isCard);
    const isFar = (from: number, to: number) => to > from + 40;
    const targets = cards.filter((at) => isFar(cards[0] ?? at, at));
    if (targets.length === 0) return null;
    const to = random.pick(targets);
    const from = random.pick(cards.filter((at) => isFar(at, to)));
    const card = file.lines[from] ?? '';
    const text = file.lines.toSpliced(to, 0, card).toSpliced(from, 1).join('\n');
    return { text, note: `${from + 1} to ${to}: ${card}`, lines: new Set([to]) };
  },
  'figure of a package deleted': onLine(/^ +facts: \{ [a-z]+: [^,]+, /, (line) =>
    line.replace(/\{ [a-z]+: [^,]+, /, '{ '),
  ),
};

/** Reported next to the gap, or at the start of the group that the line is missing from. */
function deleteLine(file: YamlFile, at: number): Change {
  const indent = depth(file.lines[at] ?? '');
  const reportOffsets = [-1, 0];
  for (let place = at - 1; place >= 0; place--) {
    const line = file.lines[place] ?? '';
    const isOuter = isContent(line) && depth(line) < indent;
    if (isOuter || (depth(line) === indent && isListItem.test(line))) reportOffsets.push(place - at);
    if (isOuter) break;
  }
  return changeLines(file, at, 1, [], reportOffsets);
}
