import { useState } from 'react';
import type { Edit, Json, PanelItem } from '../../api.ts';
import { Card, Control, Failure, PlainButton, Row, SecondaryButton } from '../parts.tsx';
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
  const { save, failure } = useSave();
  const [name, setName] = useState('');
  const { list, id, items, nameKey } = item;
  const newId = idOf(name);
  const isTaken = items.some((other) => other.id === newId);
  const isNamed = newId !== '' && !isTaken;

  return (
    <Card>
      <h2>{texts(id === null ? 'item.new' : 'item.title')}</h2>
      {id !== null && <MoveActions item={item} id={id} save={save} go={go} />}
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
              save([{ kind: 'duplicate', list, item: id, id: newId }]);
              setName('');
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
              save([{ kind: 'insert', list, item: named(item, newId, name.trim()), after }]);
              setName('');
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
  readonly save: ReturnType<typeof useSave>['save'];
  readonly go: Go;
}

function MoveActions({ item: { list, items, value }, id, save, go }: MoveActionsProps) {
  const texts = useTexts();
  const at = items.findIndex((other) => other.id === id);
  const move = (after: string | number | null): Edit => ({ kind: 'move', list, item: id, after });
  return (
    <Row>
      <PlainButton type="button" disabled={at <= 0} onClick={() => save([move(items[at - 2]?.id ?? null)])}>
        {texts('item.up')}
      </PlainButton>
      <PlainButton
        type="button"
        disabled={at < 0 || at === items.length - 1}
        onClick={() => save([move(items[at + 1]?.id ?? null)])}
      >
        {texts('item.down')}
      </PlainButton>
      <PlainButton
        type="button"
        onClick={() => {
          save([{ kind: 'remove', list, item: id, before: value }]);
          go({ source: null });
        }}
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
