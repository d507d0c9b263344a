import { randomUUID } from 'node:crypto';
import { parseParagraphs, splitUnits } from '../../checks/texts/markdown-blocks.ts';
import { applyEdit } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit, EditOf } from '../../edits/edit-schema.ts';
import type { Range } from '../../edits/entries.ts';
import { findParagraph, findParagraphs } from '../../edits/paragraph-edits.ts';
import type { DocumentBlock } from '../../render/preview/sources.ts';

/*
 * A document is a list of passages: the blocks that say the same in each language. Published documents have the same
 * headings, paragraphs and list items in every language, so that they are paired by position. From then on the edits of
 * the draft decide: a block belongs to the passage in which it was typed, and added blocks name theirs. Texts of
 * different languages are never compared.
 */

/** A passage in one language. */
export interface PassageText {
  readonly text: string;
  /** Index among equal texts of the document, from 0. */
  readonly index: number;
  /** Its first block, and the number of its blocks; blocks are counted from 1. */
  readonly block: number;
  readonly blockCount: number;
}

/** By language; a language that lacks the passage is absent. */
export type Passage = ReadonlyMap<string, PassageText>;

/** A document before and after the edits of a draft. */
interface DocumentDraft {
  readonly base: Files;
  readonly edits: readonly Edit[];
  readonly files: Files;
}

interface Rows {
  /** Names of the passages, in order. */
  readonly order: readonly string[];
  /** The passage of each block, by language. */
  readonly blocks: ReadonlyMap<string, readonly string[]>;
}

/** The passages of a document, in order; `null` if no language has it. */
export function listPassages(
  name: string,
  languages: readonly string[],
  { base, edits, files }: DocumentDraft,
): readonly Passage[] | null {
  const texts = readTexts(name, languages, files);
  if (texts.size === 0) return null;
  let current = readTexts(name, languages, base);
  let rows = pairBlocks(current);
  for (const edit of edits) {
    if ((edit.kind !== 'paragraph' && edit.kind !== 'document') || edit.document !== name) continue;
    const outcome = applyEdit(toFiles(name, current), edit);
    if ('reason' in outcome) continue;
    const next = readTexts(name, languages, outcome.files);
    const isKnown = edit.kind === 'paragraph' && current.has(edit.language);
    rows = isKnown ? followEdit(rows, edit, current, next) : pairBlocks(next);
    current = next;
  }
  // Other edits, such as the new name of a figure, change words only.
  const isSameShape = [...texts].every(
    ([language, text]) => parseParagraphs(text).length === rows.blocks.get(language)?.length,
  );
  return createPassages(isSameShape ? rows : pairBlocks(texts), texts);
}

/** The block that contains a line. @param line from 1 @returns from 1 */
export function findBlock(markdown: string, line: number): number {
  const text = normalize(markdown);
  const start = [...text.matchAll(/^/gm)][line - 1]?.index ?? text.length;
  return Math.max(1, parseParagraphs(text).filter(({ index }) => index <= start).length);
}

/** An edit of a passage in all languages. */
export interface PassageChange {
  /** Empty if the passage is the first or the last already. */
  readonly edits: readonly Edit[];
  /** A block of the passage, or of the new or nearest one, after the edits. */
  readonly target: DocumentBlock;
}

/**
 * Adds a paragraph after a passage, removes the passage or moves it, in all languages.
 * @param placeholder text of a new paragraph
 */
export function passageChanges(
  document: string,
  passages: readonly Passage[],
  position: number,
  placeholder: string,
): Readonly<Record<'add' | 'remove' | 'up' | 'down', PassageChange>> {
  const passage: Passage = passages[position] ?? new Map();
  const others = passages.toSpliced(position, 1);
  const languages = [...new Set(passages.flatMap((each) => [...each.keys()]))];
  const addedPassage = randomUUID().slice(0, 8);
  const add = languages.map((language): Edit => {
    const textsAbove = passages.slice(0, position + 1).map((each) => each.get(language)?.text);
    const index = textsAbove.filter((text) => text === placeholder).length;
    const place = { after: findPlace(passages, position + 1, language), passage: addedPassage };
    return { kind: 'paragraph', language, document, before: '', after: placeholder, index, place };
  });
  const remove = [...passage].map(([language, { text: before, index }]): Edit => {
    return { kind: 'paragraph', language, document, before, after: '', index };
  });
  const moveTo = (target: number) => {
    if (target < 0 || target > others.length) return [];
    return [...passage].map(([language, { text, index }]): Edit => {
      const previous = findPlace(others, target, language);
      // The place is looked for in the document without the moved paragraph.
      const isShifted = previous?.text === text && previous.index > index;
      const after = previous && { ...previous, index: previous.index - (isShifted ? 1 : 0) };
      return { kind: 'paragraph', language, document, before: text, after: text, index, place: { after } };
    });
  };
  const createChange = (edits: readonly Edit[], list: readonly Passage[], target: number): PassageChange => {
    const language = [...passage.keys()][0] ?? '';
    const above = list.slice(0, Math.max(0, target));
    const number = above.reduce((count, each) => count + (each.get(language)?.blockCount ?? 0), 1);
    return { edits, target: { language, number } };
  };
  return {
    add: createChange(add, passages, position + 1),
    remove: createChange(remove, others, position - 1),
    up: createChange(moveTo(position - 1), others, position - 1),
    down: createChange(moveTo(position + 1), others, position + 1),
  };
}

/** The last text of a language before a passage; `null` if it is the first. */
export function findPlace(passages: readonly Passage[], position: number, language: string) {
  const previous = passages
    .slice(0, position)
    .findLast((each) => each.has(language))
    ?.get(language);
  return previous ? { text: previous.text, index: previous.index } : null;
}

/** Index of the passage with a block; -1 if there is none. @param number from 1 */
export function findPassage(passages: readonly Passage[], language: string, number: number): number {
  return passages.findIndex((each) => {
    const text = each.get(language);
    return text !== undefined && number >= text.block && number < text.block + text.blockCount;
  });
}

type Texts = ReadonlyMap<string, string>;

function normalize(markdown: string): string {
  return markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function getFile(name: string, language: string): string {
  return `content/${language}/${name}.md`;
}

function readTexts(name: string, languages: readonly string[], files: Files): Texts {
  return new Map(
    languages.flatMap((language) => {
      const file = getFile(name, language);
      return Object.hasOwn(files, file) ? [[language, normalize(files[file] ?? '')] as const] : [];
    }),
  );
}

function toFiles(name: string, texts: Texts): Files {
  return Object.fromEntries([...texts].map(([language, text]) => [getFile(name, language), text]));
}

/**
 * Pairs the blocks of all languages: a passage ends where each language has the same number of headings, paragraphs and
 * list items above. If one has more than another, by position from the start, and from the end as far as kinds match.
 */
function pairBlocks(texts: Texts): Rows {
  const documents = [...texts].map(([language, text]) => {
    const units = splitUnits(text);
    const blocks = parseParagraphs(text).map(({ index, written }) => {
      const unit = units.find((each) => each.index >= index);
      const end = units.filter((each) => each.index < index + written.length).length;
      return { kind: `${unit?.kind} ${unit?.level}`, end };
    });
    return { language, blocks };
  });
  const lists = documents.map(({ blocks }) => blocks);
  const length = Math.max(...lists.map((blocks) => blocks.length));
  const shared = (lists[0] ?? []).filter(({ end }) =>
    lists.every((each) => each.some((block) => block.end === end)),
  );
  const isAligned = new Set(lists.map((blocks) => blocks.at(-1)?.end)).size === 1;
  const haveSameKind = (offset: number) => new Set(lists.map((blocks) => blocks.at(offset)?.kind)).size === 1;
  const start = Array.from({ length }, (_, index) => index).find((index) => !haveSameKind(index)) ?? length;
  const shortest = Math.min(...lists.map((blocks) => blocks.length));
  let sharedEnd = 0;
  while (sharedEnd < shortest - start && haveSameKind(-1 - sharedEnd)) sharedEnd++;
  const getRow = (index: number, { end }: { readonly end: number }, count: number) => {
    if (isAligned) return shared.findIndex((each) => each.end >= end);
    return index < count - sharedEnd ? index : index + length - count;
  };
  const blocks = documents.map(({ language, blocks: each }) => {
    return [language, each.map((block, index) => String(getRow(index, block, each.length)))] as const;
  });
  return { order: Array.from({ length }, (_, index) => String(index)), blocks: new Map(blocks) };
}

/** The passages after an edit of a paragraph that has been applied. */
function followEdit(rows: Rows, edit: EditOf<'paragraph'>, before: Texts, after: Texts): Rows {
  const { order, blocks } = rows;
  const { language, place } = edit;
  const names = blocks.get(language) ?? [];
  const text = before.get(language) ?? '';
  const addedCount = parseParagraphs(after.get(language) ?? '').length - names.length;
  const range = edit.before === '' ? null : findParagraph(text, edit);
  // Applied before.
  if (edit.before !== '' && !range) return rows;
  const [first, end] = range ? findBlocks(text, range) : [0, 0];
  const others = names.toSpliced(first, end - first);
  const setNames = (newNames: readonly string[]) => new Map(blocks).set(language, newNames);
  const repeat = (name: string, count: number) => Array.from({ length: Math.max(0, count) }, () => name);
  if (!place) {
    const typedNames = repeat(names[first] ?? order.at(-1) ?? '0', end - first + addedCount);
    return { order, blocks: setNames(others.toSpliced(first, 0, ...typedNames)) };
  }
  const anchor = place.after && findParagraph(text, { before: place.after.text, index: place.after.index });
  const anchorEnd = anchor ? findBlocks(text, anchor)[1] : 0;
  const target = anchorEnd - (first < anchorEnd ? end - first : 0);
  const previous = others[target - 1];
  const name = names[first];
  if (range && name !== undefined) {
    const movedNames = others.toSpliced(target, 0, ...names.slice(first, end));
    return { order: putInOrder(order, movedNames, name, previous), blocks: setNames(movedNames) };
  }
  const addedName = place.passage ?? findGap(order, previous, others[target]);
  const placedNames = others.toSpliced(target, 0, ...repeat(addedName, addedCount));
  return { order: putInOrder(order, placedNames, addedName, previous), blocks: setNames(placedNames) };
}

/** Moves a passage, or adds a new one, after another if the order of a language asks for it. */
function putInOrder(
  order: readonly string[],
  names: readonly string[],
  name: string,
  previous: string | undefined,
): readonly string[] {
  const ranks = names.map((each) => order.indexOf(each));
  if (ranks.every((rank, index) => rank >= 0 && rank >= (ranks[index - 1] ?? 0))) return order;
  const others = order.filter((each) => each !== name);
  return others.toSpliced(previous === undefined ? 0 : others.indexOf(previous) + 1, 0, name);
}

/** The first passage between two that a language lacks; a new one if there is none. */
function findGap(order: readonly string[], previous: string | undefined, next: string | undefined): string {
  const start = previous === undefined ? 0 : order.indexOf(previous) + 1;
  const gap = order[start];
  return gap === undefined || gap === next ? `added ${order.length}` : gap;
}

/** @returns index of the first block within a range, and of the one after the last */
function findBlocks(text: string, range: Range): readonly [first: number, end: number] {
  const blocks = parseParagraphs(text);
  return [
    blocks.filter(({ index, written }) => index + written.length <= range.start).length,
    blocks.filter(({ index }) => index < range.end).length,
  ];
}

function createPassages({ order, blocks }: Rows, texts: Texts): readonly Passage[] {
  return order.flatMap((name) => {
    const passage = [...texts].flatMap(([language, text]) => {
      const rows = blocks.get(language) ?? [];
      const [first, last] = [rows.indexOf(name), rows.lastIndexOf(name)];
      const paragraphs = parseParagraphs(text);
      const [start, end] = [paragraphs[first], paragraphs[last]];
      if (!start || !end) return [];
      const written = text.slice(start.index, end.index + end.written.length).trimEnd();
      const ranges = findParagraphs(text, written);
      const index = Math.max(
        0,
        ranges.findIndex((range) => range.end > start.index),
      );
      return [[language, { text: written, index, block: first + 1, blockCount: last - first + 1 }] as const];
    });
    return passage.length === 0 ? [] : [new Map(passage)];
  });
}
