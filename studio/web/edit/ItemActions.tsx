import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useParams } from 'react-router';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { Json } from '../../../edits/json.ts';
import { slugify } from '../../../edits/new-names.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { PanelItem } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { isWhole, WholeActions } from '../pages/WholeActions.tsx';
import { Card, Control, Failure, OtherScreen, PlainButton, Row, SecondaryButton, Soft } from '../parts.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import type { Go } from './go.ts';
import { useSave } from './use-save.ts';

/** Actions for a list item: move, duplicate, remove, and add another; for a list, only the last. */
export function ItemActions({ item, go }: { readonly item: PanelItem; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const { save, failure, state, isBusy } = useSave();
  const help = useId();
  const { language = 'is' } = useParams();
  const [nextItem, setNextItem] = useState<NextItem>(null);
  const { list, id, items, nameKey } = item;
  const form = `add ${valueSource(id === null ? list : [...list, id])}`;
  const [name, setName] = useStoredState(form, 'name', '');
  const mayDuplicate = id !== null && typeof id === 'string' && nameKey !== null;
  const newId = slugify(name);
  const isTaken = items.some((other) => other.id === newId);
  const isNamed = newId !== '' && !isTaken;

  const openNextItem = useEffectEvent(() => {
    if (nextItem === null) return;
    forgetForm(form);
    const addedId = items.find((other) => !nextItem.before.includes(other.id))?.id;
    const path = nextItem.path ?? (addedId === undefined ? null : [...list, addedId]);
    if (path) go({ source: valueSource(path) });
  });
  const isSaved = state === 'saved' && !isBusy;
  useEffect(() => {
    if (isSaved) openNextItem();
  }, [isSaved]);

  /** Saves a change, and opens the result once it is loaded. */
  function saveAndOpen(edit: Edit, path: ValuePath | 'added' | null) {
    const before = items.map((other) => other.id);
    setNextItem(path === null ? null : { path: path === 'added' ? null : path, before });
    save([edit]);
  }

  /** Adds one after this one, or at the end of the list. */
  function add() {
    const after = id ?? items.at(-1)?.id ?? null;
    const newItem = createNamedItem(item, newId, name.trim());
    const newStep = typeof newItem === 'string' ? newItem : newId;
    // An item without a name is known by its index.
    const step = newStep === '' && typeof after === 'number' ? after + 1 : newStep;
    saveAndOpen({ kind: 'insert', list, item: newItem, after }, step === '' ? 'added' : [...list, step]);
  }

  return (
    <Card>
      <h3>{texts(id === null ? 'item.new' : 'item.title')}</h3>
      {id !== null && <MoveActions item={item} id={id} saveAndOpen={saveAndOpen} />}
      {(mayDuplicate || nameKey !== null) && (
        <label>
          {texts('item.newName')}
          <Control value={name} aria-describedby={help} onChange={({ target }) => setName(target.value)} />
          {!item.isShown && <Soft id={help}>{texts('item.nameHelp')}</Soft>}
        </label>
      )}
      <Row>
        {mayDuplicate && (
          <SecondaryButton
            disabled={!isNamed}
            onClick={() => {
              saveAndOpen({ kind: 'duplicate', list, item: id, id: newId }, [...list, newId]);
            }}
          >
            {texts('item.duplicate')}
          </SecondaryButton>
        )}
        {item.blank !== null && (
          <SecondaryButton disabled={nameKey !== null && !isNamed} onClick={add}>
            {texts('item.add')}
          </SecondaryButton>
        )}
        {item.blank !== null && (
          <OtherScreen to={newItemAddress(item, language)}>{texts('pages.item.new')}</OtherScreen>
        )}
      </Row>
      {isTaken && <p role="alert">{texts('item.taken', { id: newId })}</p>}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

/** Item to open once a change has been saved: the one at a path, or the one that is new in the list. */
type NextItem = { readonly path: ValuePath | null; readonly before: ValuePath } | null;

interface MoveActionsProps {
  readonly item: PanelItem;
  readonly id: string | number;
  readonly saveAndOpen: (edit: Edit, path: ValuePath | null) => void;
}

function MoveActions({ item, id, saveAndOpen }: MoveActionsProps) {
  const texts = useInterfaceTexts();
  const { list, items, value } = item;
  const index = items.findIndex((other) => other.id === id);
  const move = (after: string | number | null): Edit => ({ kind: 'move', list, item: id, after });
  return (
    <Row>
      <PlainButton
        disabled={index <= 0}
        onClick={() => saveAndOpen(move(items[index - 2]?.id ?? null), null)}
      >
        {texts('item.up')}
      </PlainButton>
      <PlainButton
        disabled={index < 0 || index === items.length - 1}
        onClick={() => saveAndOpen(move(items[index + 1]?.id ?? null), null)}
      >
        {texts('item.down')}
      </PlainButton>
      {isWhole(item) ? (
        <WholeActions item={item} id={id} />
      ) : (
        <PlainButton onClick={() => saveAndOpen({ kind: 'discard', list, item: id, before: value }, list)}>
          {texts('item.remove')}
        </PlainButton>
      )}
    </Row>
  );
}

/** Address of the form for a new item, which is added after this one or at the end of the list. */
function newItemAddress({ list, id }: PanelItem, language: string): string {
  return `/new/${language}?source=${encodeURIComponent(valueSource(id === null ? list : [...list, id]))}`;
}

/** A new item with its name. Names that are displayed stay as typed; dates are today's. */
export function createNamedItem({ blank, nameKey, isShown }: PanelItem, id: string, typed: string): Json {
  if (nameKey === null) return setToday(blank);
  if (nameKey === '') return isShown ? typed : id;
  return typeof blank === 'object' && blank !== null && !Array.isArray(blank)
    ? { ...(setToday(blank) as object), [nameKey]: id }
    : blank;
}

function setToday(blank: Json): Json {
  if (typeof blank !== 'object' || blank === null || Array.isArray(blank)) return blank;
  const today = new Intl.DateTimeFormat('sv').format(new Date());
  const isDay = (value: Json) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return Object.fromEntries(
    Object.entries(blank).map(([key, value]: [string, Json]) => [key, isDay(value) ? today : value]),
  );
}
