import { type Breaker, type Dice, misspelt } from './fault.ts';

/** A line `"name": "words",` in its parts. */
const pair = /^(\s*)"([^"]+)": "((?:[^"\\]|\\.)*)"(,?)$/;

export const jsonBreakers: Readonly<Record<string, Breaker<readonly string[]>>> = {
  'comma left out': onPair(
    (line) => line.replace(/,$/, ''),
    (line) => line.endsWith(','),
  ),
  'comma at the end of a group': (lines, dice) => {
    const at = pick(
      lines,
      dice,
      (line, next) => pair.test(line) && !line.endsWith(',') && /^\s*}/.test(next),
    );
    return at === null ? null : replaced(lines, at, `${lines[at]},`);
  },
  'quote left out at the end': onPair((line) => line.replace(/"(,?)$/, '$1')),
  'quote left out at the start': onPair((line) => line.replace(/": "/, '": ')),
  'quote of the name left out': onPair((line) => line.replace(/^(\s*)"/, '$1')),
  'quotes inside': onPair(
    (line) => line.replace(/": "([^\s"]+) /, '": "„$1" og "'),
    (line) => /": "[^\s"]+ /.test(line),
  ),
  'typographic quotes': onPair((line) => line.replace(pair, '$1"$2": „$3“$4')),
  'single quotes': onPair(
    (line) => line.replace(pair, "$1'$2': '$3'$4"),
    (line) => !line.includes("'"),
  ),
  'colon left out': onPair((line) => line.replace('": "', '" "')),
  'name with a dot': onPair(
    (line) => line.replace('"title"', '"hero.title"'),
    (line) => line.includes('"title":'),
  ),
  'words not written': onPair(
    (line, dice) => line.replace(pair, `$1"$2": "${dice.pick(['xxx', 'Lorem ipsum dolor sit amet'])}"$4`),
    (line) => line.includes('"text":'),
  ),
  'two lines': onPair(
    (line) => line.replace(/ (?=\S+"?,?$)/, '\n'),
    (line) => /: ".* /.test(line),
  ),
  note: (lines, dice) => {
    const at = pick(lines, dice, (line) => pair.test(line));
    return at === null ? null : replaced(lines, at, `// athuga\n${lines[at]}`);
  },
  'mark of an unfinished merge': (lines, dice) => {
    const at = pick(lines, dice, (line) => pair.test(line));
    return at === null ? null : replaced(lines, at, `<<<<<<< HEAD\n${lines[at]}`);
  },
  'closing bracket deleted': (lines, dice) => {
    const at = pick(lines, dice, (line) => /^\s*},?$/.test(line));
    return at === null ? null : { ...without(lines, at), lines: new Set([at, at + 1, at + 2]) };
  },
  'opening bracket deleted': (lines, dice) => {
    const at = pick(lines, dice, (line) => /: \{$/.test(line));
    return at === null ? null : replaced(lines, at, (lines[at] ?? '').replace(' {', ''));
  },
  'line deleted': (lines, dice) => {
    const at = pick(
      lines,
      dice,
      (line, next) => pair.test(line) && pair.test(next) && !/keywords|eyebrow|help/.test(line),
    );
    return at === null ? null : { ...without(lines, at), lines: new Set([at, at + 1]) };
  },
  'last line of a group deleted': (lines, dice) => {
    const at = pick(
      lines,
      dice,
      (line, next) => pair.test(line) && !line.endsWith(',') && /^\s*}/.test(next),
    );
    return at === null ? null : { ...without(lines, at), lines: new Set([at, at + 1]) };
  },
  'misspelt name': onPair((line, dice) =>
    line.replace(
      pair,
      (_, indent, name, words, end) => `${indent}"${misspelt(name, dice)}": "${words}"${end}`,
    ),
  ),
  'misspelt name of a group': (lines, dice) => {
    const at = pick(lines, dice, (line) => /": \{$/.test(line));
    if (at === null) return null;
    const line = lines[at] ?? '';
    return replaced(
      lines,
      at,
      line.replace(/"([^"]+)"/, (_, name) => `"${misspelt(name, dice)}"`),
    );
  },
  'name twice': onPair((line) => `${line.replace(/,?$/, ',')}\n${line}`),
  'no words': onPair(
    (line) => line.replace(pair, '$1"$2": ""$4'),
    (line) => !/eyebrow|help/.test(line),
  ),
  'number for words': onPair((line) => line.replace(pair, '$1"$2": 5$4')),
  'list for words': onPair((line) => line.replace(pair, '$1"$2": ["$3"]$4')),
  'misspelt fact': onPair(
    (line, dice) =>
      line.replace(/\{\{(\w+)\.([\w.-]+)\}\}/, (_, sort, name) => `{{${sort}.${misspelt(name, dice)}}}`),
    (line) => /\{\{\w+\./.test(line),
  ),
  'fact with one bracket less': onPair(
    (line) => line.replace('}}', '}'),
    (line) => /\{\{\w+\./.test(line),
  ),
  'price typed': onPair(
    (line) => line.replace(/\{\{(?:price|package)[^}]*\}\}/, '4.990 kr.'),
    (line) => /\{\{(price|package)[^}]*(price|hourly|emergency)\}\}/.test(line),
  ),
  'unknown text': onPair((line) => `${line.match(/^\s*/)?.[0]}"zzz": "Nýr texti",\n${line}`, undefined, [0]),
  'number that other languages do not have': onPair(
    (line) => line.replace(/"(,?)$/, ' 77$1').replace(/ 77(,?)$/, ' 77"$1'),
    (line) => !/keywords/.test(line),
  ),
};

/** A mistake in a line with a name and words. */
function onPair(
  slip: (line: string, dice: Dice) => string,
  fits: (line: string) => boolean = () => true,
  offsets: readonly number[] = [0, 1],
): Breaker<readonly string[]> {
  return (lines, dice) => {
    const at = pick(lines, dice, (line) => pair.test(line) && fits(line));
    if (at === null) return null;
    const line = slip(lines[at] ?? '', dice);
    const told = line.includes('\n') ? offsets.map((offset) => at + offset) : [at];
    return line === lines[at] ? null : replaced(lines, at, line, told);
  };
}

function pick(
  lines: readonly string[],
  dice: Dice,
  fits: (line: string, next: string) => boolean,
): number | null {
  const places = lines.flatMap((line, at) => (fits(line, lines[at + 1] ?? '') ? [at] : []));
  return places.length === 0 ? null : dice.pick(places);
}

function replaced(lines: readonly string[], at: number, line: string, told: readonly number[] = [at]) {
  return {
    text: lines.with(at, line).join('\n'),
    done: `${at + 1}: ${line.trim()}`,
    lines: new Set(told.map((place) => place + 1)),
  };
}

function without(lines: readonly string[], at: number) {
  return { text: lines.toSpliced(at, 1).join('\n'), done: `${at + 1}: − ${lines[at]?.trim()}` };
}
