import { changeLines, linesLike, type Mutate, misspell, onLine, pickLine } from './mutation.ts';

const link = /\[([^\]]+)\]\((\/[a-z/-]+)\)/;
const fact = /\{\{(\w+)\.([\w.-]+)\}\}/;
const price = /\{\{(?:price|package)\.[^}]+\}\}/;
const paragraph = /^\p{L}/u;
/** A mistake in a list may be reported at the item or at an adjacent one. */
const besideItem = { reportOffsets: [-1, 0, 1] };

export const markdownMutations: Readonly<Record<string, Mutate>> = {
  'link misspelt': onLine(link, (line, random) =>
    line.replace(link, (_, label, path) => `[${label}](/${misspell(path.slice(1), random)})`),
  ),
  'link with a trailing slash': onLine(link, (line) => line.replace(link, '[$1]($2/)')),
  'link without words': onLine(link, (line) => line.replace(link, '[]($2)')),
  'box to tick': onLine(/^- /, (line) => line.replace('- ', '- [ ] ')),
  footnote: onLine(paragraph, (line) => line.replace(/(?<=\p{L})(?=[ .,])/u, '[^1]')),
  'front matter': (file) => changeLines(file, 0, 0, ['---', 'title: Terms', '---', '']),
  'link bracket unclosed': onLine(link, (line, random) =>
    line.replace(link, random.pick(['[$1]($2', '[$1($2)'])),
  ),
  'link without https': onLine(link, (line) => line.replace(link, '[$1](www.hraunvefur.is$2)')),
  'fact misspelt': onLine(fact, (line, random) =>
    line.replace(fact, (_, kind, name) => `{{${kind}.${misspell(name, random)}}}`),
  ),
  'fact with one bracket less': onLine(fact, (line) => line.replace('}}', '}')),
  'fact deleted': onLine(fact, (line) => line.replace(fact, '')),
  'price typed': onLine(price, (line) => line.replace(price, '4.990 kr.')),
  'number added': onLine(/^\p{L}.*\p{L}\.$/u, (line) => line.replace(/\.$/, ' 77.')),
  'number of a heading changed': onLine(/^## \d+\./, (line) => line.replace(/\d+/, '47')),
  'paragraph deleted': (file, random) => {
    const at = pickLine(file, random, paragraph);
    if (at === null) return null;
    // Reported at the block before it or at the one after it.
    const before = file.lines.slice(0, at).findLastIndex((line) => line !== '') - at;
    return changeLines(file, at, 2, [], [before, 0]);
  },
  'two paragraphs in one': (file, random) => {
    const starts = linesLike(file, paragraph).filter(
      (at) => file.lines[at + 1] === '' && paragraph.test(file.lines[at + 2] ?? ''),
    );
    if (starts.length === 0) return null;
    const at = random.pick(starts);
    return changeLines(file, at, 3, [`${file.lines[at]} ${file.lines[at + 2]}`]);
  },
  'two parts in the other order': (file, random) => {
    const headings = linesLike(file, /^## /);
    const place = random.below(Math.max(1, headings.length - 2));
    const [one, two, end] = headings.slice(place, place + 3);
    if (one === undefined || two === undefined || end === undefined) return null;
    const lines = [...file.lines.slice(two, end), ...file.lines.slice(one, two)];
    return changeLines(file, one, end - one, lines, [0, 2]);
  },
  'list item twice': onLine(/^- /, (line) => `${line}\n${line}`, besideItem),
  'list item deleted': onLine(/^- /, () => null, besideItem),
  'paragraph twice': onLine(paragraph, (line) => `${line}\n\n${line}`, { reportOffsets: [0, 2] }),
  'heading level skipped': onLine(/^## /, (line) => line.replace('## ', '#### ')),
  'heading of the page': onLine(/^## /, (line) => line.replace('## ', '# ')),
  'heading without its space': onLine(/^## /, (line) => line.replace('## ', '##')),
  'bold not ended': onLine(/\*\*[^*]+\*\*/, (line) => line.replace(/\*\*([^*]+)\*\*/, '**$1')),
  'list item without its space': onLine(/^- /, (line) => line.replace('- ', '-')),
};
