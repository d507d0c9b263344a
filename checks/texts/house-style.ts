import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

/** A deviation from the style of a language, and its position in the text, from 0. */
interface Slip {
  readonly written: string;
  readonly index: number;
  readonly wording: Wording;
}

/** Rules of a language: forbidden words of its glossary, and forbidden characters. */
type Rules = readonly ((text: string) => Slip[])[];

/**
 * Warns about words that the glossary of a language forbids, about quotation marks and dashes of other languages, and
 * about manual spaces, in all text that visitors read. Search keywords are ignored: people search for such words.
 */
export function houseStyle(
  { site, texts, documents }: Pick<ProjectContent, 'site' | 'texts' | 'documents'>,
  shown: readonly CheckedDocument[],
): Problem[] {
  return site.languages.flatMap((language) => {
    const rules = rulesOf(language, documents[language.code]?.glossary ?? '');
    const files = [...(texts.get(language.code)?.values() ?? [])];
    const inTexts = files.flatMap((file) =>
      [...file.flat].flatMap(([key, text]) =>
        /(^|\.)keywords$/.test(key)
          ? []
          : slipsIn(text, rules).map(({ wording }) =>
              file.problemAt('house-style', key, { wording, severity: 'warning' }),
            ),
      ),
    );
    const units = shown
      .filter((document) => document.language.code === language.code)
      .flatMap((document) => document.units.map((unit) => ({ document, unit })));
    const inDocuments = units.flatMap(({ document, unit }) =>
      slipsIn(unit.written, rules).map(({ written, index, wording }) =>
        documentProblem(document, 'house-style', { written, index: unit.index + index }, wording, 'warning'),
      ),
    );
    return [...inTexts, ...inDocuments];
  });
}

/** Finds the deviations in a text; ignores facts, targets of links, HTML and code. */
function slipsIn(text: string, rules: Rules): Slip[] {
  const words = text.replace(/\{+[^{}]*\}+|(?<=\])\([^)]*\)|<[^<>]*>|`[^`]*`/g, (part) =>
    '0'.repeat(part.length),
  );
  return rules.flatMap((rule) => rule(words));
}

function rulesOf(language: ResolvedLanguage, glossary: string): Rules {
  return [
    forbiddenWords(glossaryEntries(glossary, language.isDefault)),
    ...(signs[language.code] ?? []).map(
      ({ wrong, right }): Rules[number] =>
        (text) =>
          matches(text, wrong, (written) => translateMessage('style.sign', { written, right })),
    ),
    (text) => matches(text, HAND_MADE_SPACE, () => translateMessage('style.space')),
  ];
}

interface GlossaryEntry {
  readonly right: string;
  readonly wrong: readonly string[];
}

/**
 * Rows of a glossary's table: a term, the language's word for it, and the forbidden words, separated by commas.
 * In the default language the term itself is the word, and the second column is about its use.
 */
function glossaryEntries(markdown: string, isDefault: boolean): GlossaryEntry[] {
  const [, rows = ''] = markdown.split(/^\|(?: *-+ *\|)+ *$/m);
  return rows.split('\n').flatMap((line) => {
    const [, term = '', word = '', unused = ''] = line.split('|').map((cell) => cell.trim());
    const wrong = unused
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => /\p{L}{2}/u.test(each));
    return wrong.length > 0 ? [{ right: isDefault ? term : word, wrong }] : [];
  });
}

/** Makes one pattern of all words: trying each entry at each position of each text takes four times as long. */
function forbiddenWords(entries: readonly GlossaryEntry[]): Rules[number] {
  const rightOf = new Map(entries.flatMap(({ right, wrong }) => wrong.map((word) => [plain(word), right])));
  if (rightOf.size === 0) return () => [];
  const words = [...rightOf.keys()]
    // The longer one of two with the same beginning.
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${words.join('|')})(?![\p{L}\p{N}-])`, 'giu');
  return (text) =>
    matches(text, pattern, (written) =>
      translateMessage('style.word', { written, right: rightOf.get(plain(written)) ?? '' }),
    );
}

function plain(word: string): string {
  return word.toLowerCase().replace(/\s/g, ' ');
}

interface Sign {
  readonly wrong: RegExp;
  /** Form that the language uses. */
  readonly right: string;
}

const spacedHyphen: Sign = { wrong: /(?<=\S) --? (?=\S)/g, right: ' – ' };
const shortRange: Sign = { wrong: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/g, right: '1–2' };

/** Quotation marks and dashes by language; other languages are not checked. */
const signs: Readonly<Record<string, readonly Sign[]>> = {
  is: [{ wrong: /["”«»]/g, right: '„…“' }, { wrong: /—/g, right: ' – ' }, spacedHyphen, shortRange],
  en: [{ wrong: /["„«»]/g, right: '“…”' }, spacedHyphen, shortRange],
  es: [{ wrong: /["„]/g, right: '«…»' }, { wrong: /(?<=\d)–(?=\d)/g, right: '1-2' }, spacedHyphen],
  da: [{ wrong: /["„“”]/g, right: '»…«' }, { wrong: /—/g, right: ' – ' }, spacedHyphen],
};

/** The site keeps numbers and units together by itself. */
const HAND_MADE_SPACE = /[\u00a0\u202f]|&nbsp;/g;

function matches(text: string, pattern: RegExp, wording: (written: string) => Wording): Slip[] {
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    written,
    index,
    wording: wording(written.trim()),
  }));
}
