import { itemIndex, locateNode, plainValue, rootLocation, type YamlNode } from '../checks/yaml/yaml-tree.ts';
import { isRecord } from '../schema/plain-value.ts';
import { conflictWith, type EditResult, type Files, isEqual } from './edit.ts';
import type { EditOf } from './edit-schema.ts';
import { insertEntry, lineStart, removeEntry, spliced } from './entries.ts';
import { type FileText, openFile } from './file-text.ts';
import type { Json } from './json.ts';
import { readJson } from './read-json.ts';

/** Returns the file and path of the text of a key. */
function locateText(language: string, key: string): { file: string; path: readonly string[] } {
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
    const places = keys.map((key) => ({ key, ...locateText(language, key) }));
    const texts = places.filter((place) => place.file === file);
    return texts.length === 0 ? [] : [{ file, language, written, texts }];
  });
}

/** Returns a text as written; undefined if there is none, or its file cannot be read. */
export function getText(files: Files, language: string, key: string): string | undefined {
  const { file, path } = locateText(language, key);
  try {
    const tree: Json = JSON.parse(openFile((Object.hasOwn(files, file) && files[file]) || 'null').text);
    const text = path.reduce<Json | undefined>(
      (child, name) => (isRecord(child) && Object.hasOwn(child, name) ? child[name] : undefined),
      tree,
    );
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

export function applyText(files: Files, edit: EditOf<'text'>): EditResult {
  const { file, path } = locateText(edit.language, edit.key);
  // The file of alternative texts is created with the first picture, and removed with the last one.
  const isPictureText = edit.key.startsWith('pictures:');
  const contents = files[file] ?? (isPictureText && edit.before === null ? '{}\n' : undefined);
  if (contents === undefined) return { reason: 'missing' };
  const openedFile = openFile(contents);
  const root = readJson(openedFile.text);
  if (!root) return { reason: 'unreadable' };
  const location = locateNode(root, path);
  const current = location ? plainValue(location.node) : undefined;
  const [before, after] = [edit.before ?? undefined, edit.after ?? undefined];
  if (isEqual(current, after)) return { files };
  if (!isEqual(current, before)) return conflictWith(current, before);
  const text = changeText(openedFile, root, path, edit.after);
  if (text === null) return { reason: 'exists', current: undefined };
  const { [file]: _, ...others } = files;
  if (isPictureText && text.trim() === '{}') return { files: others };
  return { files: { ...files, [file]: openedFile.closed(text) } };
}

/** @returns `null` if a text is in the position of a map */
function changeText(
  openedFile: FileText,
  root: YamlNode,
  path: readonly string[],
  after: string | null,
): string | null {
  if (after === null) return removeText(openedFile.text, root, path);
  const node = locateNode(root, path)?.node;
  if (!node) return addText(openedFile, root, path, after);
  return spliced(openedFile.text, node.start, node.end - node.start, JSON.stringify(after));
}

/** Removes a text, and the maps around it that would become empty. */
function removeText(text: string, root: YamlNode, path: readonly string[]): string {
  let depth = path.length;
  while (depth > 1 && locateNode(root, path.slice(0, depth - 1))?.node.items.length === 1) depth--;
  const parentPath = path.slice(0, depth - 1);
  const location = locateNode(root, parentPath) ?? rootLocation(root);
  if (location.node.items.length > 1)
    return removeEntry(text, location, itemIndex(location.node, path[depth - 1] ?? '')).text;
  const { start, end } = location.node;
  return spliced(text, start, end - start, '{}');
}

/** Adds a text after its neighbors, with the maps around it; `null` if a text is in their position. */
function addText(
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
  const [key = '', ...child] = path.slice(depth);
  const tree = child.reduceRight<Json>((below, name) => ({ [name]: below }), value);
  const indent = getIndentUnit(text, root);
  const innerIndent = getLineIndent(text, node) + indent;
  const isTight = indent === '' && !text.slice(node.start, node.end).includes('\n');
  const entry = isTight
    ? JSON.stringify({ [key]: tree }).slice(1, -1)
    : `${JSON.stringify(key)}: ${JSON.stringify(tree, null, indent).replaceAll('\n', `\n${innerIndent}`)}`;
  const lines = entry.replaceAll('\n', eol);
  if (node.items.length > 0) return insertEntry(text, location, node.items.at(-1)?.key ?? null, lines);
  const map = isTight ? `{${lines}}` : `{${eol}${innerIndent}${lines}${eol}${getLineIndent(text, node)}}`;
  return spliced(text, node.start, node.end - node.start, map);
}

/** Returns one step of the file's indentation. */
function getIndentUnit(text: string, root: YamlNode): string {
  const firstItem = root.items[0];
  const space = firstItem ? text.slice(root.start + 1, firstItem.start) : '\n  ';
  return space.includes('\n') ? space.slice(space.lastIndexOf('\n') + 1) : '';
}

/** Returns the indentation of the line that a map begins on. */
function getLineIndent(text: string, node: YamlNode): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, node.start)))?.[0] ?? '';
}
