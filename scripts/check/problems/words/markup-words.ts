import { allOf, inQuotes } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What the languages have in equal numbers. */
export type CountedMarkup =
  | 'link'
  | 'picture'
  | 'bold'
  | 'italic'
  | 'code'
  | 'break'
  | 'column'
  | 'point'
  | 'row';

/** What a line of a running text can be. */
export type LineKind = keyof typeof lineKinds;

/** What is said about bold, links, lists, headings and tags in texts. */
export const markupWords = {
  /** @param where the place of the other text */
  count: (sort: CountedMarkup, here: number, there: number, where: string): Wording => ({
    en: {
      message: `This has ${inEnglish(sort, here)}; the same text in ${where} has ${inEnglish(sort, there)}.`,
      hint: 'Mark up the same words in each language. Change the text that is wrong.',
    },
    is: {
      message: `Hér ${isPlural(here, sort) ? 'eru' : 'er'} ${inIcelandic(sort, here)} en í sama texta í ${where} ${isPlural(there, sort) ? 'eru' : 'er'} ${inIcelandic(sort, there)}.`,
      hint: 'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
    },
  }),
  /** @param line.meant the line as it is in the other language, with the words of this one */
  kind: ({
    here,
    there,
    meant,
    where,
  }: Record<'meant' | 'where', string> & Record<'here' | 'there', LineKind>): Wording => ({
    en: {
      message: `This is ${lineKinds[here].en}; the same text in ${where} is ${here === there ? 'at another level' : lineKinds[there].en}.`,
      hint: `Write ${inQuotes(meant).en}, or change the other one.`,
    },
    is: {
      message: `Þetta er ${lineKinds[here].is} en sami texti í ${where} er ${here === there ? 'á öðru þrepi' : lineKinds[there].is}.`,
      hint: `Skrifaðu ${inQuotes(meant).is}, eða breyttu hinum.`,
    },
  }),
  /** @param sign the asterisks or underscores */
  openBold: (sign: string): Wording => ({
    en: {
      message: `“${sign}” makes nothing bold here: a reader sees the signs.`,
      hint: `Write ${sign} right before the first word and right after the last one: ${sign}words${sign}.`,
    },
    is: {
      message: `„${sign}“ feitletrar ekkert hér: lesandinn sér táknin.`,
      hint: `Skrifaðu ${sign} þétt fyrir framan fyrsta orðið og þétt á eftir því síðasta: ${sign}orð${sign}.`,
    },
  }),
  openCode: {
    en: {
      message: 'A “`” is opened here and never closed: a reader sees the sign.',
      hint: 'Write ` on both sides of the words: `words`.',
    },
    is: {
      message: 'Hér er „`“ opnað en aldrei lokað: lesandinn sér táknið.',
      hint: 'Skrifaðu ` báðum megin við orðin: `orð`.',
    },
  },
  /** @param dashes the line that is missing */
  openTable: (dashes: string): Wording => ({
    en: {
      message: 'These rows make no table: a reader sees the bars.',
      hint: `Write ${inQuotes(dashes).en} on a line of its own under the first row, which is the head of the table.`,
    },
    is: {
      message: 'Þessar línur mynda enga töflu: lesandinn sér strikin.',
      hint: `Skrifaðu ${inQuotes(dashes).is} í sérstaka línu undir þeirri fyrstu, sem er haus töflunnar.`,
    },
  }),
  openFence: {
    en: {
      message: 'From here on all of the text is shown as code.',
      hint: 'Write a line with ``` after the last line that is code, or take this line out.',
    },
    is: {
      message: 'Allur textinn héðan í frá birtist sem kóði.',
      hint: 'Settu línu með ``` á eftir síðustu línunni sem er kóði, eða taktu þessa línu út.',
    },
  },
  /** @param meant the link as it should be */
  openLink: (meant: string): Wording => ({
    en: {
      message: 'These words do not become a link: a reader sees the brackets.',
      hint: `Write “${meant}”: words in square brackets, and right behind them the address in round ones.`,
    },
    is: {
      message: 'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
      hint: `Skrifaðu „${meant}“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.`,
    },
  }),
  headingWithoutSpace: (meant: string): Wording => ({
    en: {
      message: 'This does not become a heading: a space is missing after the #.',
      hint: `Write ${inQuotes(meant).en}.`,
    },
    is: {
      message: 'Þetta verður ekki að fyrirsögn: það vantar bil á eftir #.',
      hint: `Skrifaðu ${inQuotes(meant).is}.`,
    },
  }),
  tag: (written: string): Wording => ({
    en: {
      message: `A reader sees ${inQuotes(written).en} as it is typed: texts have no HTML.`,
      hint: 'Take it out. In the running texts, **words** are bold and *words* are in italics.',
    },
    is: {
      message: `Lesandinn sér ${inQuotes(written).is} eins og það er skrifað: HTML virkar ekki í textum.`,
      hint: 'Taktu það út. Í samfelldu textunum verða **orð** feitletruð og *orð* skáletruð.',
    },
  }),
  /** @param written markup in a text that has none */
  typed: (written: string): Wording => ({
    en: {
      message: `A reader sees ${inQuotes(written).en} as it is typed: texts in locales/ are words only.`,
      hint: 'Leave the words and take the signs out. Links, bold and lists are for the running texts in content/.',
    },
    is: {
      message: `Lesandinn sér ${inQuotes(written).is} eins og það er skrifað: textar í locales/ eru orðin ein.`,
      hint: 'Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.',
    },
  }),
  /** @param files the files of the languages that have none */
  lineBreak: (files: readonly string[]): Wording => ({
    en: {
      message: `Only this text has a line break (\\n); ${allOf(files).en} ha${files.length === 1 ? 's' : 've'} none.`,
      hint: 'Put a space in its place.',
    },
    is: {
      message: `Aðeins þessi texti er með línuskil (\\n); þau eru ekki í ${allOf(files).is}.`,
      hint: 'Settu bil í staðinn.',
    },
  }),
  /** @param missing the key that is not there, as `posts_one` */
  numberForm: (missing: string): Wording => ({
    en: {
      message: `The form ${missing} is missing beside this one: a page with such a number has no words to show.`,
      hint: `Add "${missing}": "…" on a line of its own. Each language needs all of its forms.`,
    },
    is: {
      message: `Myndina ${missing} vantar við hlið þessarar: síða með slíkri tölu hefur engin orð að sýna.`,
      hint: `Bættu við "${missing}": "…" í nýrri línu. Hvert tungumál þarf allar myndir sínar.`,
    },
  }),
} as const;

const lineKinds = {
  heading: { en: 'a heading', is: 'fyrirsögn' },
  paragraph: { en: 'plain text', is: 'venjulegur texti' },
  bullet: { en: 'a point of a list', is: 'liður í lista' },
  number: { en: 'a numbered point', is: 'tölusettur liður' },
  quote: { en: 'a quotation', is: 'tilvitnun' },
  row: { en: 'a row of a table', is: 'röð í töflu' },
  rule: { en: 'a line across', is: 'lárétt lína' },
  code: { en: 'code', is: 'kóði' },
} as const satisfies Readonly<Record<string, Phrase>>;

const counted: Readonly<
  Record<CountedMarkup, Readonly<Record<'en' | 'is', readonly [one: string, more: string]>>>
> = {
  link: { en: ['link', 'links'], is: ['tengill', 'tenglar'] },
  picture: { en: ['picture', 'pictures'], is: ['mynd', 'myndir'] },
  bold: { en: ['part in bold', 'parts in bold'], is: ['feitletraður bútur', 'feitletraðir bútar'] },
  italic: { en: ['part in italics', 'parts in italics'], is: ['skáletraður bútur', 'skáletraðir bútar'] },
  code: { en: ['part between `', 'parts between `'], is: ['bútur innan `', 'bútar innan `'] },
  break: { en: ['forced line break', 'forced line breaks'], is: ['þvinguð línuskil', 'þvinguð línuskil'] },
  column: { en: ['column', 'columns'], is: ['dálkur', 'dálkar'] },
  point: { en: ['point', 'points'], is: ['liður', 'liðir'] },
  row: { en: ['row', 'rows'], is: ['röð', 'raðir'] },
};

function inEnglish(sort: CountedMarkup, count: number): string {
  const [one, more] = counted[sort].en;
  return `${count === 0 ? 'no' : count} ${count < 2 ? one : more}`;
}

/** Without any, Icelandic has the singular: „enginn hlekkur“. */
function inIcelandic(sort: CountedMarkup, count: number): string {
  const [one, more] = counted[sort].is;
  if (count === 0) return `${noneOf[sort]} ${sort === 'break' ? more : one}`;
  return `${count} ${endsInOne(count) ? one : more}`;
}

const noneOf: Readonly<Record<CountedMarkup, string>> = {
  link: 'enginn',
  picture: 'engin',
  bold: 'enginn',
  italic: 'enginn',
  code: 'enginn',
  break: 'engin',
  column: 'enginn',
  point: 'enginn',
  row: 'engin',
};

function isPlural(count: number, sort: CountedMarkup): boolean {
  return sort === 'break' || (count > 0 && !endsInOne(count));
}

function endsInOne(count: number): boolean {
  return count % 10 === 1 && count % 100 !== 11;
}
