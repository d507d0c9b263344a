import { getChild, isRecord } from '../schema/plain-value.ts';
import { conflictWith, type EditResult, type Files, isJsonList } from './edit.ts';
import type { ChosenPicture, Edit, EditOf } from './edit-schema.ts';
import { findDependents } from './item-names.ts';
import type { Json } from './json.ts';
import { freeName, nameFor } from './new-names.ts';
import { siteValue } from './site-value.ts';
import { getText } from './text-edits.ts';

/**
 * Replaces a picture: lists the new one with its alternative texts if no page has shown it yet, and removes the former
 * one from the list if nothing else shows it.
 * @param apply applies each of the resulting edits
 */
export function applyPicture(
  files: Files,
  { path, before, after }: EditOf<'picture'>,
  apply: (files: Files, edit: Edit) => EditResult,
): EditResult {
  const site = siteValue(files, []);
  if (site === undefined) return { reason: 'unreadable' };
  const currentName = siteValue(files, path);
  const name = typeof currentName === 'string' ? currentName : undefined;
  const current = listPictures(site).find(({ id }) => id === name)?.file ?? null;
  if (current === (after?.file ?? null)) return { files };
  if (current !== before) return conflictWith(current ?? undefined, before ?? undefined);

  let result = files;
  const [choose, id] = after ? createListing(files, site, after) : [[], undefined];
  const choice: Edit = {
    kind: 'set',
    path,
    ...(name !== undefined && { before: name }),
    ...(id !== undefined && { after: id }),
  };
  for (const step of [() => choose, () => [choice], () => (name === undefined ? [] : dropping(result, name))])
    for (const edit of step()) {
      const outcome = apply(result, edit);
      if ('reason' in outcome) return outcome;
      result = outcome.files;
    }
  return { files: result };
}

/** Returns the edits that list a picture, and its name in the list. */
function createListing(files: Files, site: Json, picture: ChosenPicture): [readonly Edit[], string] {
  const pictures = listPictures(site);
  const listedPicture = pictures.find(({ file }) => file === picture.file);
  if (listedPicture) return [[], listedPicture.id];
  const { file, width, height, focus, alt } = picture;
  const texts = Object.entries(alt).filter(([, text]) => text.trim() !== '');
  const usedNames = pictures.map((each) => each.id);
  const id = freeName(nameFor(texts[0]?.[1] ?? '', 'picture'), usedNames);
  const item = { id, file, width, height, focus, ...(texts.length === 0 && { decoration: true }) };
  const list = getChild(site, 'pictures') as Json | undefined;
  const entry: Edit =
    isJsonList(list) && pictures.length > 0
      ? { kind: 'insert', list: ['pictures'], item, after: pictures.at(-1)?.id ?? null }
      : { kind: 'set', path: ['pictures'], ...(list !== undefined && { before: list }), after: [item] };
  const key = `pictures:${id}.alt`;
  const textEdits = texts.map(([language, after]): Edit => {
    return { kind: 'text', language, key, before: getText(files, language, key) ?? null, after };
  });
  return [[entry, ...textEdits], id];
}

/** Returns the edits that remove a picture from the list; none if it is still shown. */
export function dropping(files: Files, id: string): readonly Edit[] {
  const site = siteValue(files, []);
  const list = getChild(site, 'pictures') as Json | undefined;
  const entry = isJsonList(list) ? list.find((picture) => getChild(picture, 'id') === id) : undefined;
  if (!isJsonList(list) || site === undefined || entry === undefined) return [];
  if (findDependents(site, ['pictures', id]).references.length > 0) return [];
  const texts = Object.keys(files).flatMap((file): Edit[] => {
    const language = /^locales\/([^/]+)\/pictures\.json$/.exec(file)?.[1];
    const key = `pictures:${id}.alt`;
    const before = language && getText(files, language, key);
    if (language === undefined || before === undefined) return [];
    return [{ kind: 'text', language, key, before, after: null }];
  });
  const removal: Edit =
    list.length === 1
      ? { kind: 'set', path: ['pictures'], before: list }
      : { kind: 'remove', list: ['pictures'], item: id, before: entry };
  return [removal, ...texts];
}

/** Returns the listed pictures that are shown within a value. */
export function picturesWithin(files: Files, value: Json): readonly string[] {
  const ids = new Set(listPictures(siteValue(files, []) ?? null).map(({ id }) => id));
  const findWithin = (value: Json, key = ''): readonly string[] => {
    if (typeof value === 'string') return key === 'picture' && ids.has(value) ? [value] : [];
    if (isJsonList(value)) return value.flatMap((entry) => findWithin(entry));
    return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => findWithin(inner, name)) : [];
  };
  return [...new Set(findWithin(value))];
}

interface ListedPicture {
  readonly id: string;
  readonly file: string;
}

function listPictures(site: Json): ListedPicture[] {
  const list = getChild(site, 'pictures');
  return (Array.isArray(list) ? list : []).filter(
    (picture): picture is ListedPicture =>
      isRecord(picture) && typeof picture.id === 'string' && typeof picture.file === 'string',
  );
}
