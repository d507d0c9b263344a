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
  visibleDocuments: readonly CheckedDocument[],
): Problem[] {
  return site.languages.flatMap((language) => {
    const rules = createRules(language, documents[language.code]?.glossary ?? '');
    const files = [...(texts.get(language.code)?.values() ?? [])];
    const textProblems = files.flatMap((file) =>
      [...file.flat].flatMap(([key, text]) =>
        /(^|\.)keywords$/.test(key)
          ? []
          : findSlips(text, rules).map(({ wording }) =>
              file.problemAt('house-style', key, { wording, severity: 'warning' }),
            ),
      ),
    );
    const units = visibleDocuments
      .filter((document) => document.language.code === language.code)
      .flatMap((document) => document.units.map((unit) => ({ document, unit })));
    const documentProblems = units.flatMap(({ document, unit }) =>
      findSlips(unit.written, rules).map(({ written, index, wording }) =>
        documentProblem(document, 'house-style', { written, index: unit.index + index }, wording, 'warning'),
      ),
    );
    return [...textProblems, ...documentProblems];
  });
}

/** Finds the deviations in a text; ignores facts, targets of links, HTML and code. */
function findSlips(text: string, rules: Rules): Slip[] {
  const checkedText = text.replace(/\{+[^{}]*\}+|(?<=\])\([^)]*\)|<[^<>]*>|`[^`]*`/g, (part) =>
    '0'.repeat(part.length),
  );
  return rules.flatMap((rule) => rule(checkedText));
}

function createRules(language: ResolvedLanguage, glossary: string): Rules {
  return [
    forbidWords(parseGlossary(glossary, language.isDefault)),
    ...(SIGNS[language.code] ?? []).map(
      ({ wrong, right }): Rules[number] =>
        (text) =>
          findMatches(text, wrong, (written) => translateMessage('style.sign', { written, right })),
    ),
    (text) => findMatches(text, HAND_MADE_SPACE, () => translateMessage('style.space')),
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
function parseGlossary(markdown: string, isDefault: boolean): GlossaryEntry[] {
  const [, rows = ''] = markdown.split(/^\|(?: *-+ *\|)+ *$/m);
  return rows.split('\n').flatMap((line) => {
    const [, term = '', word = '', forbidden = ''] = line.split('|').map((cell) => cell.trim());
    const wrong = forbidden
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => /\p{L}{2}/u.test(each));
    return wrong.length > 0 ? [{ right: isDefault ? term : word, wrong }] : [];
  });
}

/** Makes one pattern of all words: trying each entry at each position of each text takes four times as long. */
function forbidWords(entries: readonly GlossaryEntry[]): Rules[number] {
  const rightWords = new Map(
    entries.flatMap(({ right, wrong }) => wrong.map((word) => [normalize(word), right])),
  );
  if (rightWords.size === 0) return () => [];
  const patterns = [...rightWords.keys()]
    // The longer one of two with the same beginning.
    .sort((one, other) => other.length - one.length)
    .map((word) => RegExp.escape(word).replaceAll(String.raw`\x20`, String.raw`\s`));
  const anyWord = `(?:${patterns.join('|')})`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}-])${anyWord}(?![\p{L}\p{N}-])`, 'giu');
  return (text) =>
    findMatches(text, pattern, (written) =>
      translateMessage('style.word', { written, right: rightWords.get(normalize(written)) ?? '' }),
    );
}

function normalize(word: string): string {
  return word.toLowerCase().replace(/\s/g, ' ');
}

interface Sign {
  readonly wrong: RegExp;
  /** Form that the language uses. */
  readonly right: string;
}

const SPACED_HYPHEN: Sign = { wrong: /(?<=\S) --? (?=\S)/g, right: ' – ' };
const SHORT_RANGE: Sign = { wrong: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/g, right: '1–2' };

/** Quotation marks and dashes by language; other languages are not checked. */
const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  is: [{ wrong: /["”«»]/g, right: '„…“' }, { wrong: /—/g, right: ' – ' }, SPACED_HYPHEN, SHORT_RANGE],
  en: [{ wrong: /["„«»]/g, right: '“…”' }, SPACED_HYPHEN, SHORT_RANGE],
  es: [{ wrong: /["„]/g, right: '«…»' }, { wrong: /(?<=\d)–(?=\d)/g, right: '1-2' }, SPACED_HYPHEN],
  da: [{ wrong: /["„“”]/g, right: '»…«' }, { wrong: /—/g, right: ' – ' }, SPACED_HYPHEN],
};

/** The site keeps numbers and units together by itself. */
export const HAND_MADE_SPACE = /[\u00a0\u202f]|&nbsp;/g;

function findMatches(text: string, pattern: RegExp, wording: (written: string) => Wording): Slip[] {
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
    written,
    index,
    wording: wording(written.trim()),
  }));
}
