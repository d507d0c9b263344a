import { itemIndex, locateNode, plainValue, rootLocation, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { conflictWith, type Files, isEqual, type Outcome } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { insertEntry, lineStart, removeEntry, spliced } from './entries.ts';
import { type FileText, openFile } from './file-text.ts';
import type { Json } from './json.ts';
import { readJson } from './read-json.ts';

/** Returns the file and path of the text of a key. */
export function placeOfText(language: string, key: string): { file: string; path: readonly string[] } {
  const [namespace = '', name = ''] = key.split(':', 2);
  return { file: `locales/${language}/${namespace}.json`, path: name.split('.') };
}

/** A file of a language with some of the texts. */
interface TextFile {
  readonly file: string;
  readonly language: string;
  readonly written: string;
  readonly texts: readonly { readonly key: string; readonly path: readonly string[] }[];
}

/** Lists the files of all languages that may have the texts, or maps of texts, of some keys. */
export function listTextFiles(files: Files, keys: readonly string[]): readonly TextFile[] {
  return Object.entries(files).flatMap(([file, written]) => {
    const [, language = ''] = /^locales\/((?!checks\/)[^/]+)\/.+\.json$/.exec(file) ?? [];
    const places = keys.map((key) => ({ key, ...placeOfText(language, key) }));
    const texts = places.filter((place) => place.file === file);
    return texts.length === 0 ? [] : [{ file, language, written, texts }];
  });
}

/** Returns a text as written; undefined if there is none, or its file cannot be read. */
export function textAt(files: Files, language: string, key: string): string | undefined {
  const { file, path } = placeOfText(language, key);
  try {
    const tree: Json = JSON.parse(openFile((Object.hasOwn(files, file) && files[file]) || 'null').text);
    const text = path.reduce<Json | undefined>(
      (inner, name) => (isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
      tree,
    );
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

export function applyText(files: Files, edit: EditOf<'text'>): Outcome {
  const { file, path } = placeOfText(edit.language, edit.key);
  // The file of alternative texts is created with the first picture, and removed with the last one.
  const isOfPicture = edit.key.startsWith('pictures:');
  const written = files[file] ?? (isOfPicture && edit.before === null ? '{}\n' : undefined);
  if (written === undefined) return { reason: 'missing' };
  const opened = openFile(written);
  const root = readJson(opened.text);
  if (!root) return { reason: 'unreadable' };
  const location = locateNode(root, path);
  const current = location ? plainValue(location.node) : undefined;
  const [before, after] = [edit.before ?? undefined, edit.after ?? undefined];
  if (isEqual(current, after)) return { files };
  if (!isEqual(current, before)) return conflictWith(current, before);
  const text = changedText(opened, root, path, edit.after);
  if (text === null) return { reason: 'exists', current: undefined };
  const { [file]: _, ...others } = files;
  if (isOfPicture && text.trim() === '{}') return { files: others };
  return { files: { ...files, [file]: opened.closed(text) } };
}

/** @returns `null` if a text is in the position of a map */
function changedText(
  opened: FileText,
  root: YamlNode,
  path: readonly string[],
  after: string | null,
): string | null {
  if (after === null) return withoutText(opened.text, root, path);
  const node = locateNode(root, path)?.node;
  if (!node) return withText(opened, root, path, after);
  return spliced(opened.text, node.start, node.end - node.start, JSON.stringify(after));
}

/** Removes a text, and the maps around it that would become empty. */
function withoutText(text: string, root: YamlNode, path: readonly string[]): string {
  let depth = path.length;
  while (depth > 1 && locateNode(root, path.slice(0, depth - 1))?.node.items.length === 1) depth--;
  const around = path.slice(0, depth - 1);
  const location = locateNode(root, around) ?? rootLocation(root);
  if (location.node.items.length > 1)
    return removeEntry(text, location, itemIndex(location.node, path[depth - 1] ?? '')).text;
  const { start, end } = location.node;
  return spliced(text, start, end - start, '{}');
}

/** Adds a text after its neighbors, with the maps around it; `null` if a text is in their position. */
function withText(
  { text, eol }: FileText,
  root: YamlNode,
  path: readonly string[],
  value: string,
): string | null {
  let depth = path.length - 1;
  while (depth > 0 && !locateNode(root, path.slice(0, depth))) depth--;
  const location = locateNode(root, path.slice(0, depth)) ?? rootLocation(root);
  const { node } = location;
  if (node.kind !== 'map') return null;
  const [key = '', ...inner] = path.slice(depth);
  const tree = inner.reduceRight<Json>((below, name) => ({ [name]: below }), value);
  const indent = unitOf(text, root);
  const own = columnText(text, node) + indent;
  const isTight = indent === '' && !text.slice(node.start, node.end).includes('\n');
  const entry = isTight
    ? JSON.stringify({ [key]: tree }).slice(1, -1)
    : `${JSON.stringify(key)}: ${JSON.stringify(tree, null, indent).replaceAll('\n', `\n${own}`)}`;
  const lines = entry.replaceAll('\n', eol);
  if (node.items.length > 0) return insertEntry(text, location, node.items.at(-1)?.key ?? null, lines);
  const map = isTight ? `{${lines}}` : `{${eol}${own}${lines}${eol}${columnText(text, node)}}`;
  return spliced(text, node.start, node.end - node.start, map);
}

/** Returns one step of the file's indentation. */
function unitOf(text: string, root: YamlNode): string {
  const first = root.items[0];
  const lead = first ? text.slice(root.start + 1, first.start) : '\n  ';
  return lead.includes('\n') ? lead.slice(lead.lastIndexOf('\n') + 1) : '';
}

/** Returns the indentation of the line that a map begins on. */
function columnText(text: string, node: YamlNode): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, node.start)))?.[0] ?? '';
}
