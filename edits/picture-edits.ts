import { getChild, isRecord } from '../schema/plain-value.ts';
import { conflictWith, type Files, isList, type Outcome } from './edit.ts';
import type { ChosenPicture, Edit, EditOf } from './edit-schema.ts';
import { findDependents } from './item-names.ts';
import type { Json } from './json.ts';
import { freeName, nameFor } from './new-names.ts';
import { siteValue } from './site-value.ts';
import { textAt } from './text-edits.ts';

/**
 * Replaces a picture: lists the new one with its alternative texts if no page has shown it yet, and removes the former
 * one from the list if nothing else shows it.
 * @param apply applies each of the resulting edits
 */
export function applyPicture(
  files: Files,
  { path, before, after }: EditOf<'picture'>,
  apply: (files: Files, edit: Edit) => Outcome,
): Outcome {
  const site = siteValue(files, []);
  if (site === undefined) return { reason: 'unreadable' };
  const shownNow = siteValue(files, path);
  const name = typeof shownNow === 'string' ? shownNow : undefined;
  const current = listed(site).find(({ id }) => id === name)?.file ?? null;
  if (current === (after?.file ?? null)) return { files };
  if (current !== before) return conflictWith(current ?? undefined, before ?? undefined);

  let done = files;
  const [choose, id] = after ? choosing(files, site, after) : [[], undefined];
  const shown: Edit = {
    kind: 'set',
    path,
    ...(name !== undefined && { before: name }),
    ...(id !== undefined && { after: id }),
  };
  for (const step of [() => choose, () => [shown], () => (name === undefined ? [] : dropping(done, name))])
    for (const edit of step()) {
      const outcome = apply(done, edit);
      if ('reason' in outcome) return outcome;
      done = outcome.files;
    }
  return { files: done };
}

/** Returns the edits that list a picture, and its name in the list. */
function choosing(files: Files, site: Json, picture: ChosenPicture): [readonly Edit[], string] {
  const pictures = listed(site);
  const known = pictures.find(({ file }) => file === picture.file);
  if (known) return [[], known.id];
  const { file, width, height, focus, alt } = picture;
  const texts = Object.entries(alt).filter(([, text]) => text.trim() !== '');
  const names = pictures.map((each) => each.id);
  const id = freeName(nameFor(texts[0]?.[1] ?? '', 'picture'), names);
  const item = { id, file, width, height, focus, ...(texts.length === 0 && { decoration: true }) };
  const list = getChild(site, 'pictures') as Json | undefined;
  const entry: Edit =
    isList(list ?? null) && pictures.length > 0
      ? { kind: 'insert', list: ['pictures'], item, after: pictures.at(-1)?.id ?? null }
      : { kind: 'set', path: ['pictures'], ...(list !== undefined && { before: list }), after: [item] };
  const key = `pictures:${id}.alt`;
  return [
    [
      entry,
      ...texts.map(
        ([language, text]): Edit => ({
          kind: 'text',
          language,
          key,
          before: textAt(files, language, key) ?? null,
          after: text,
        }),
      ),
    ],
    id,
  ];
}

/** Returns the edits that remove a picture from the list; none if it is still shown. */
export function dropping(files: Files, id: string): readonly Edit[] {
  const site = siteValue(files, []);
  const list = getChild(site, 'pictures') as Json | undefined;
  const entry = isList(list ?? null)
    ? (list as readonly Json[]).find((each) => getChild(each, 'id') === id)
    : null;
  if (site === undefined || !entry || findDependents(site, ['pictures', id]).references.length > 0) return [];
  const texts = Object.keys(files).flatMap((file): Edit[] => {
    const language = /^locales\/([^/]+)\/pictures\.json$/.exec(file)?.[1];
    const key = `pictures:${id}.alt`;
    const before = language && textAt(files, language, key);
    return before === undefined || language === undefined
      ? []
      : [{ kind: 'text', language, key, before, after: null }];
  });
  const isLast = (list as readonly Json[]).length === 1;
  const removed: Edit = isLast
    ? { kind: 'set', path: ['pictures'], before: list as Json }
    : { kind: 'remove', list: ['pictures'], item: id, before: entry };
  return [removed, ...texts];
}

/** Returns the listed pictures that are shown within a value. */
export function picturesWithin(files: Files, thing: Json): readonly string[] {
  const ids = new Set(listed(siteValue(files, []) ?? null).map(({ id }) => id));
  const within = (value: Json, key = ''): readonly string[] => {
    if (typeof value === 'string') return key === 'picture' && ids.has(value) ? [value] : [];
    if (isList(value)) return value.flatMap((entry) => within(entry));
    return isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => within(inner, name)) : [];
  };
  return [...new Set(within(thing))];
}

interface ListedPicture {
  readonly id: string;
  readonly file: string;
}

function listed(site: Json): ListedPicture[] {
  const list = getChild(site, 'pictures');
  return (Array.isArray(list) ? list : []).filter(
    (each): each is ListedPicture =>
      isRecord(each) && typeof each.id === 'string' && typeof each.file === 'string',
  );
}
