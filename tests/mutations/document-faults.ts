import { type Breaker, type Dice, misspelt } from './fault.ts';

const link = /\[([^\]]+)\]\((\/[a-z/-]+)\)/;
const fact = /\{\{(\w+)\.([\w.-]+)\}\}/;
const price = /\{\{(?:price|package)\.[^}]+\}\}/;

export const documentBreakers: Readonly<Record<string, Breaker<readonly string[]>>> = {
  'link misspelt': onLine(link, (line, dice) =>
    line.replace(link, (_, words, path) => `[${words}](/${misspelt(path.slice(1), dice)})`),
  ),
  'link with a trailing slash': onLine(link, (line) => line.replace(link, '[$1]($2/)')),
  'link bracket unclosed': onLine(link, (line, dice) =>
    line.replace(link, dice.pick(['[$1]($2', '[$1($2)'])),
  ),
  'link to a word': onLine(link, (line) => line.replace(link, '[$1](www.hraunvefur.is$2)')),
  'fact misspelt': onLine(fact, (line, dice) =>
    line.replace(fact, (_, sort, name) => `{{${sort}.${misspelt(name, dice)}}}`),
  ),
  'fact with one bracket less': onLine(fact, (line) => line.replace('}}', '}')),
  'fact taken out': onLine(fact, (line) => line.replace(fact, '')),
  'price typed': onLine(price, (line) => line.replace(price, '4.990 kr.')),
  'number added': onLine(/^\p{L}.*\p{L}\.$/u, (line) => line.replace(/\.$/, ' 77.')),
  'number of a heading changed': onLine(/^## \d+\./, (line) => line.replace(/\d+/, '47')),
  'paragraph deleted': (lines, dice) => {
    const at = pick(lines, dice, /^\p{L}/u);
    if (at === null) return null;
    return {
      text: lines.toSpliced(at, 2).join('\n'),
      done: `${at + 1}: − ${lines[at]?.slice(0, 60)}`,
      lines: between(lines, at),
    };
  },
  'two paragraphs in one': (lines, dice) => {
    const joints = lines.flatMap((line, at) =>
      /^\p{L}/u.test(line) && lines[at + 1] === '' && /^\p{L}/u.test(lines[at + 2] ?? '') ? [at] : [],
    );
    if (joints.length === 0) return null;
    const at = dice.pick(joints);
    const line = `${lines[at]} ${lines[at + 2]}`;
    return { ...replaced(lines, at, line), text: lines.toSpliced(at, 3, line).join('\n') };
  },
  'two parts in the other order': (lines, dice) => {
    const heads = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []));
    const place = dice.below(Math.max(1, heads.length - 2));
    const [one, two, end] = heads.slice(place, place + 3);
    if (one === undefined || two === undefined || end === undefined) return null;
    const turned = [...lines.slice(two, end), ...lines.slice(one, two)];
    const text = lines.toSpliced(one, end - one, ...turned).join('\n');
    return { text, done: `${one + 1}: ${lines[two]} first`, lines: new Set([one + 1, one + 3]) };
  },
  'point of a list twice': onPoint((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')),
  'point of a list deleted': onPoint((lines, at) => lines.toSpliced(at, 1)),
  'paragraph twice': (lines, dice) => {
    const at = pick(lines, dice, /^\p{L}/u);
    if (at === null) return null;
    const line = lines[at] ?? '';
    return { ...replaced(lines, at, `${line}\n\n${line}`), lines: new Set([at + 1, at + 3]) };
  },
  'heading level skipped': onLine(/^## /, (line) => line.replace('## ', '#### ')),
  'heading of the page': onLine(/^## /, (line) => line.replace('## ', '# ')),
  'heading without its space': onLine(/^## /, (line) => line.replace('## ', '##')),
  'bold not ended': onLine(/\*\*[^*]+\*\*/, (line) => line.replace(/\*\*([^*]+)\*\*/, '**$1')),
  'entry without its space': onLine(/^- /, (line) => line.replace('- ', '-')),
};

/** A mistake in a list: told at the point or at one beside it. */
function onPoint(slip: (lines: readonly string[], at: number) => string[]): Breaker<readonly string[]> {
  return (lines, dice) => {
    const at = pick(lines, dice, /^- /);
    if (at === null) return null;
    const text = slip(lines, at).join('\n');
    return { text, done: `${at + 1}: ${lines[at]?.slice(0, 60)}`, lines: new Set([at, at + 1, at + 2]) };
  };
}

/** A mistake in a line that has something of a sort. */
function onLine(has: RegExp, slip: (line: string, dice: Dice) => string): Breaker<readonly string[]> {
  return (lines, dice) => {
    const at = pick(lines, dice, has);
    return at === null ? null : replaced(lines, at, slip(lines[at] ?? '', dice));
  };
}

function pick(lines: readonly string[], dice: Dice, has: RegExp): number | null {
  const places = lines.flatMap((line, at) => (has.test(line) ? [at] : []));
  return places.length === 0 ? null : dice.pick(places);
}

function replaced(lines: readonly string[], at: number, line: string) {
  return {
    text: lines.with(at, line).join('\n'),
    done: `${at + 1}: ${line.slice(0, 80)}`,
    lines: new Set([at + 1]),
  };
}

/** What is gone may be told at what stood before it or at what followed. */
function between(lines: readonly string[], at: number): ReadonlySet<number> {
  const before = lines.slice(0, at).findLastIndex((line) => line !== '');
  return new Set([before + 1, at + 1]);
}
