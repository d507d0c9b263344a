import { useEffect, useEffectEvent, useState } from 'react';
import type { Edit, Json, ModelPath, PanelItem } from '../../api.ts';
import { Card, Control, Failure, PlainButton, Row, SecondaryButton } from '../parts.tsx';
import { sourceOf } from '../source-of.ts';
import { useTexts } from '../texts.ts';
import type { Go } from './EditScreen.tsx';
import { useSave } from './use-save.ts';

interface ItemActionsProps {
  readonly item: PanelItem;
  readonly go: Go;
}

/** What can be done with an item of a list: move, duplicate, remove, and one more like it; with a list, only the last. */
export function ItemActions({ item, go }: ItemActionsProps) {
  const texts = useTexts();
  const { save, failure, state, isBusy } = useSave();
  const [name, setName] = useState('');
  const [then, setThen] = useState<ModelPath | null>(null);
  const { list, id, items, nameKey } = item;
  const newId = idOf(name);
  const isTaken = items.some((other) => other.id === newId);
  const isNamed = newId !== '' && !isTaken;

  const leave = useEffectEvent(() => {
    if (then !== null) go({ source: sourceOf(then) });
  });
  const isSaved = state === 'saved' && !isBusy;
  useEffect(() => {
    if (isSaved) leave();
  }, [isSaved]);

  /** Makes a change, and leads to what has been made once it is there. */
  function saveThen(edit: Edit, path: ModelPath | null) {
    setThen(path);
    save([edit]);
  }

  return (
    <Card>
      <h2>{texts(id === null ? 'item.new' : 'item.title')}</h2>
      {id !== null && <MoveActions item={item} id={id} saveThen={saveThen} />}
      <label>
        {texts('item.newName')}
        <Control value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <Row>
        {id !== null && (
          <SecondaryButton
            type="button"
            disabled={!isNamed}
            onClick={() => {
              saveThen({ kind: 'duplicate', list, item: id, id: newId }, [...list, newId]);
            }}
          >
            {texts('item.duplicate')}
          </SecondaryButton>
        )}
        {item.blank !== null && (
          <SecondaryButton
            type="button"
            disabled={nameKey !== null && !isNamed}
            onClick={() => {
              const after = id ?? items.at(-1)?.id ?? null;
              const added = named(item, newId, name.trim());
              const own = typeof added === 'string' ? added : newId;
              saveThen({ kind: 'insert', list, item: added, after }, own === '' ? null : [...list, own]);
            }}
          >
            {texts('item.add')}
          </SecondaryButton>
        )}
      </Row>
      {isTaken && <p role="alert">{texts('item.taken', { id: newId })}</p>}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

interface MoveActionsProps {
  readonly item: PanelItem;
  readonly id: string | number;
  readonly saveThen: (edit: Edit, path: ModelPath | null) => void;
}

function MoveActions({ item: { list, items, value }, id, saveThen }: MoveActionsProps) {
  const texts = useTexts();
  const at = items.findIndex((other) => other.id === id);
  const move = (after: string | number | null): Edit => ({ kind: 'move', list, item: id, after });
  return (
    <Row>
      <PlainButton
        type="button"
        disabled={at <= 0}
        onClick={() => saveThen(move(items[at - 2]?.id ?? null), null)}
      >
        {texts('item.up')}
      </PlainButton>
      <PlainButton
        type="button"
        disabled={at < 0 || at === items.length - 1}
        onClick={() => saveThen(move(items[at + 1]?.id ?? null), null)}
      >
        {texts('item.down')}
      </PlainButton>
      <PlainButton
        type="button"
        onClick={() => saveThen({ kind: 'remove', list, item: id, before: value }, list)}
      >
        {texts('item.remove')}
      </PlainButton>
    </Row>
  );
}

/** A new item with its name. Names that are shown as they are stay as they were typed. */
function named({ blank, nameKey, isShown }: PanelItem, id: string, typed: string): Json {
  if (nameKey === null) return blank;
  if (nameKey === '') return isShown ? typed : id;
  return typeof blank === 'object' && blank !== null && !Array.isArray(blank)
    ? { ...blank, [nameKey]: id }
    : blank;
}

const ICELANDIC: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ö: 'o',
  ø: 'o',
  å: 'a',
  ñ: 'n',
};

/** The name by which site.yaml knows something: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function idOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[þðæöøåñ]/g, (letter) => ICELANDIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
