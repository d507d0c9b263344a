import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namespaces } from '../../schema/namespace.ts';
import { isRecord } from '../check/shape/schema-walk.ts';
import { type Figure, figure } from './figure.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The greatest share of blocks that may have exactly two sentences; more sound like one machine. */
const TWO_SENTENCES = 0.5;

/** A turn of phrase that a language overdoes. */
interface Tic {
  readonly name: string;
  readonly pattern: RegExp;
  /** How often it may come in 1,000 words. */
  readonly most: number;
}

/** Whole words, in any letters. */
function words(pattern: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L}(?=\p{L}))(?:${pattern})(?!\p{L})`, 'giu');
}

/** By language. The budgets are near what ordinary prose has. */
const tics: Readonly<Record<string, readonly Tic[]>> = {
  is: [
    { name: '„, líka“', pattern: words(', líka'), most: 0.4 },
    { name: '„áður en“', pattern: words('áður en'), most: 1.5 },
    {
      name: '„enginn“, „ekkert“',
      pattern: words('eng(?:inn?|an|um|u|ra|ri|in)|ekkert|einskis'),
      most: 2.5,
    },
    {
      name: 'weekdays',
      pattern: words('(?:mánu|þriðju|miðviku|fimmtu|föstu|laugar|sunnu)d[aö]g\\p{L}*'),
      most: 0.6,
    },
  ],
  en: [
    { name: '“nobody”', pattern: words('nobody|no one'), most: 0.6 },
    { name: 'weekdays', pattern: words('(?:mon|tues|wednes|thurs|fri|satur|sun)days?'), most: 0.6 },
  ],
  es: [
    { name: '«nadie»', pattern: words('nadie'), most: 0.8 },
    { name: '«quien»', pattern: words('quien(?:es)?'), most: 1.5 },
    {
      name: 'weekdays',
      pattern: words('lunes|martes|miércoles|jueves|viernes|sábados?|domingos?'),
      most: 0.6,
    },
  ],
  da: [
    { name: '», også«', pattern: words(', også'), most: 0.4 },
    { name: '», før«', pattern: words(', før'), most: 1.5 },
    { name: 'weekdays', pattern: words('(?:man|tirs|ons|tors|fre|lør|søn)dag\\p{L}*'), most: 0.6 },
  ],
};

/** The rhythm of the texts of pages: two-sentence blocks, and turns of phrase that come too often. */
export function measureTexts(root = ROOT): Figure[] {
  return Object.entries(tics).flatMap(([language, own]) => {
    const texts = textsOf(join(root, 'locales', language));
    const blocks = texts.flatMap(([key, text]) => (key.endsWith('.text') ? [text] : []));
    const share = shareOfTwoSentences(blocks, language);
    const all = texts.map(([, text]) => text).join('\n');
    return [
      figure(
        `${language}: blocks of two sentences`,
        `below ${TWO_SENTENCES * 100} %`,
        `${(share * 100).toFixed(0)} % of ${blocks.length}`,
        share < TWO_SENTENCES,
      ),
      ...own.map(({ name, pattern, most }) => {
        const frequency = perThousandWords(all, pattern);
        const measured = `${frequency.toFixed(2)} in 1,000 words`;
        return figure(`${language}: ${name}`, `${most} in 1,000 words`, measured, frequency <= most);
      }),
    ];
  });
}

/** @param blocks texts of cards, sections and steps */
export function shareOfTwoSentences(blocks: readonly string[], language: string): number {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const withTwo = blocks.filter(
    (text) => [...sentences.segment(text.replace(/\{\{[^}]*\}\}/g, 'X'))].length === 2,
  );
  return blocks.length === 0 ? 0 : withTwo.length / blocks.length;
}

export function perThousandWords(text: string, pattern: RegExp): number {
  const count = text.match(/\p{L}+/gu)?.length ?? 0;
  return count === 0 ? 0 : ((text.match(pattern)?.length ?? 0) / count) * 1000;
}

/** The texts of a language by key; those for search engines are no prose. */
function textsOf(folder: string): [key: string, text: string][] {
  const files = readdirSync(folder).filter((file) => namespaces.some((name) => file === `${name}.json`));
  return files
    .flatMap((file) => flat(JSON.parse(readFileSync(join(folder, file), 'utf8')), ''))
    .filter(([key]) => !/\.meta\.|keywords$/.test(key));
}

function flat(tree: unknown, key: string): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  return isRecord(tree) ? Object.entries(tree).flatMap(([name, inner]) => flat(inner, `${key}.${name}`)) : [];
}
