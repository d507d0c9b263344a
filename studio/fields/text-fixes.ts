import { factNames } from '../../app/site/texts/fill-facts.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import { ODD_CHARACTER } from '../../checks/texts/copied-signs.ts';
import { HAND_MADE_SPACE } from '../../checks/texts/house-style.ts';
import { typedAmounts, typedContacts } from '../../checks/texts/typed-amounts.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { parseSource } from '../../render/preview/sources.ts';
import { findPassage, listPassages } from './document-passages.ts';
import type { ParsedContent } from './field-context.ts';
import { getProblemLanguage } from './problem-words.ts';

/** A problem with its content. */
export interface Subject {
  readonly content: ParsedContent;
  readonly problem: Problem;
  /** Field of the problem. */
  readonly source: string | null;
}

/** A text or a paragraph in one language. */
interface Version {
  readonly language: string;
  readonly text: string;
  readonly change: (after: string) => Edit;
}

/** The text or paragraph with a problem in each language that has it. */
function listVersions({ content, source }: Subject): readonly Version[] {
  const { site, texts } = content;
  const codes = site.languages.map(({ code }) => code);
  const parsed = parseSource(source ?? '');
  if (parsed?.kind === 'text') {
    const { key } = parsed;
    return codes.flatMap((language): readonly Version[] => {
      const before = texts.get(language)?.get(key);
      if (before === undefined) return [];
      return [
        { language, text: before, change: (after) => ({ kind: 'text', language, key, before, after }) },
      ];
    });
  }
  if (parsed?.kind !== 'document' || parsed.block === null) return [];
  const { name: document, block } = parsed;
  const passages = listPassages(document, codes, content) ?? [];
  const passage = passages[findPassage(passages, block.language, block.number)] ?? new Map();
  return [...passage].map(([language, { text, index }]): Version => {
    const place = { kind: 'paragraph', language, document, before: text, index } as const;
    return { language, text, change: (after) => ({ ...place, after }) };
  });
}

/** Changes the text in the language of the problem. */
export function changeText(subject: Subject, change: (text: string) => string): readonly Edit[] {
  const language = getProblemLanguage(subject.problem);
  const version = listVersions(subject).find((each) => each.language === language);
  const after = version && change(version.text);
  return version && after !== undefined && after !== version.text ? [version.change(after)] : [];
}

/** Removes invisible characters, and makes no-break spaces plain. */
export function tidy(text: string): string {
  return text.replace(HAND_MADE_SPACE, ' ').replace(new RegExp(ODD_CHARACTER, 'gu'), '');
}

/** Replaces a dash, or straight quotation marks in pairs. @param right form of the language: ` – `, `„…“` */
export function correctSign(text: string, written: string, right: string): string {
  if (right === ' – ') return text.replace(written === '—' ? /\s*—\s*/g : /(?<=\S) --? (?=\S)/g, right);
  const [open, close] = right.split('…');
  // Attributes and titles of links have straight quotation marks of their own.
  if (close === undefined || written !== '"' || /[<>]|\]\([^)]*"/.test(text)) return text;
  return text.replace(/"([^"]*)"/g, `${open}$1${close}`);
}

/** Changes links to a page, or to a part of one. */
export function changeLinks(text: string, written: string, meant: string): string {
  const before = written.startsWith('#') ? String.raw`\]\([^)\s]*` : String.raw`\]\(`;
  return text.replace(new RegExp(`(?<=${before})${RegExp.escape(written)}(?=[\\s)#?])`, 'g'), () => meant);
}

/** A fact that some languages show, while all others have what it says as typed text. */
export interface SharedFact {
  readonly name: string;
  /** What visitors read. */
  readonly reading: string;
  /** Edits that use the fact in each language. */
  readonly useFact: readonly Edit[];
  /** Edits that make it text in each language; none for amounts and contacts, which may not be typed. */
  readonly keepText: readonly Edit[];
}

/** @returns null if the languages differ in something else, or in more than one fact */
export function findSharedFact(subject: Subject): SharedFact | null {
  const { site, facts } = subject.content;
  const versions = listVersions(subject);
  const names = new Set(versions.flatMap(({ text }) => listFactNames(text)));
  const [name, ...others] = [...names].filter((each) =>
    versions.some(({ text }) => !listFactNames(text).includes(each)),
  );
  if (name === undefined || others.length > 0) return null;
  const useFact: Edit[] = [];
  const keepText: Edit[] = [];
  let shownReading = '';
  for (const { language, text, change } of versions) {
    const reading = facts.get(language)?.[name] ?? '';
    if (listFactNames(text).includes(name)) {
      shownReading ||= reading;
      keepText.push(change(text.replaceAll(`{{${name}}}`, reading)));
    } else {
      // People type a plain space where the reading has a no-break space.
      const words = reading
        .split(/\s/)
        .map((word) => RegExp.escape(word))
        .join(String.raw`\s`);
      const typed = new RegExp(String.raw`(?<![\p{L}\d.,-])${words}(?![\p{L}\d])`, 'u');
      if (reading === '' || !typed.test(text)) return null;
      useFact.push(change(text.replace(typed, `{{${name}}}`)));
    }
  }
  const isRefused = site.languages.some((language) => {
    const reading = facts.get(language.code)?.[name] ?? '';
    return typedAmounts(reading, site, language).length + typedContacts(reading, site).length > 0;
  });
  return { name, reading: shownReading, useFact, keepText: isRefused ? [] : keepText };
}

function listFactNames(text: string): readonly string[] {
  return factNames(text).map(({ name }) => name);
}
