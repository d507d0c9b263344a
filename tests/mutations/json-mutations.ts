import { type Mutate, misspell, onLine, type Random } from './mutation.ts';

/** Parts of a line `"name": "text",`. */
const pair = /^(\s*)"([^"]+)": "((?:[^"\\]|\\.)*)"(,?)$/;
const fact = /\{\{(\w+)\.([\w.-]+)\}\}/;
const price = /\{\{(?:price|package)[^}]*(?:price|hourly|emergency)\}\}/;
const isLastOfGroup = (line: string, next: string) =>
  pair.test(line) && !line.endsWith(',') && /^\s*}/.test(next);

export const jsonMutations: Readonly<Record<string, Mutate>> = {
  'comma left out': onPair((line) => line.replace(/,$/, '')),
  'comma at the end of a group': onLine(isLastOfGroup, (line) => `${line},`),
  'quote left out at the end': onPair((line) => line.replace(/"(,?)$/, '$1')),
  'quote left out at the start': onPair((line) => line.replace(/": "/, '": ')),
  'quote of the name left out': onPair((line) => line.replace(/^(\s*)"/, '$1')),
  'quotes inside': onPair((line) => line.replace(/": "([^\s"]+) /, '": "„$1" og "')),
  'typographic quotes': onPair((line) => line.replace(pair, '$1"$2": „$3“$4')),
  'single quotes': onPair((line) => (line.includes("'") ? line : line.replace(pair, "$1'$2': '$3'$4"))),
  'colon left out': onPair((line) => line.replace('": "', '" "')),
  'name with a dot': onLine(/"title": "/, (line) => line.replace('"title"', '"hero.title"')),
  'placeholder text': onLine(/"text": "/, (line, random) =>
    line.replace(pair, `$1"$2": "${random.pick(['xxx', 'Lorem ipsum dolor sit amet'])}"$4`),
  ),
  'two lines': onPair((line) => line.replace(/ (?=\S+"?,?$)/, '\n'), [0, 1]),
  comment: onPair((line) => `// athuga\n${line}`),
  'merge conflict marker': onPair((line) => `<<<<<<< HEAD\n${line}`),
  'closing bracket deleted': onLine(/^\s*},?$/, () => null, { reportOffsets: [-1, 0, 1] }),
  'opening bracket deleted': onLine(/: \{$/, (line) => line.replace(' {', '')),
  'line deleted': onLine(
    (line, next) => pair.test(line) && pair.test(next) && !/keywords|help/.test(line),
    () => null,
    { reportOffsets: [-1, 0] },
  ),
  'last line of a group deleted': onLine(isLastOfGroup, () => null, { reportOffsets: [-1, 0] }),
  'misspelt name': onPair((line, random) =>
    line.replace(/"([^"]+)"/, (_, name) => `"${misspell(name, random)}"`),
  ),
  'misspelt name of a group': onLine(/": \{$/, (line, random) =>
    line.replace(/"([^"]+)"/, (_, name) => `"${misspell(name, random)}"`),
  ),
  'name twice': onPair((line) => `${line.replace(/,?$/, ',')}\n${line}`, [0, 1]),
  'empty text': onPair((line) => (/help/.test(line) ? line : line.replace(pair, '$1"$2": ""$4'))),
  'number for a text': onPair((line) => line.replace(pair, '$1"$2": 5$4')),
  'list for a text': onPair((line) => line.replace(pair, '$1"$2": ["$3"]$4')),
  'misspelt fact': onLine(fact, (line, random) =>
    line.replace(fact, (_, kind, name) => `{{${kind}.${misspell(name, random)}}}`),
  ),
  'fact with one bracket less': onLine(fact, (line) => line.replace('}}', '}')),
  'price typed': onLine(price, (line) => line.replace(price, '4.990 kr.')),
  'unknown text': onPair((line) => `${line.match(/^\s*/)?.[0]}"zzz": "Nýr texti",\n${line}`),
  'number that other languages do not have': onPair((line) =>
    line.includes('keywords') ? line : line.replace(/"(,?)$/, ' 77"$1'),
  ),
};

/** A mistake in a line with a name and a text; an unchanged line does not count. */
function onPair(
  edit: (line: string, random: Random) => string,
  reportOffsets: readonly number[] = [0],
): Mutate {
  return onLine(pair, edit, { reportOffsets });
}
