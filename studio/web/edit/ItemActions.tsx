import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useParams } from 'react-router';
import type { Edit } from '../../../edits/edit-schema.ts';
import { slugify } from '../../../edits/new-names.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { PanelItem } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { isWhole, WholeActions } from '../pages/WholeActions.tsx';
import { OtherScreen, PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft } from '../ui/layout.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import type { Go } from './go.ts';
import { useSave } from './use-save.ts';

/** Actions for a list item: move, duplicate, remove, and add another; for a list, only the last. */
export function ItemActions({ item, go }: { readonly item: PanelItem; readonly go: Go }) {
  const texts = useInterfaceTexts();
  const { save, failure, state, isBusy } = useSave();
  const help = useId();
  const { language = 'is' } = useParams();
  const [nextPath, setNextPath] = useState<ValuePath | null>(null);
  const { list, id, items, nameKey, blank } = item;
  const form = `add ${valueSource(id === null ? list : [...list, id])}`;
  const [name, setName] = useStoredState(form, 'name', '');
  const mayDuplicate = id !== null && typeof id === 'string' && nameKey !== null;
  const newId = slugify(name);
  const isTaken = items.some((other) => other.id === newId);
  const isNamed = newId !== '' && !isTaken;

  const openNextItem = useEffectEvent(() => {
    if (nextPath === null) return;
    forgetForm(form);
    go({ source: valueSource(nextPath) });
  });
  const isSaved = state === 'saved' && !isBusy;
  useEffect(() => {
    if (isSaved) openNextItem();
  }, [isSaved]);

  /** Saves a change, and opens the result once it is loaded. */
  function saveAndOpen(edit: Edit, path: ValuePath | null) {
    setNextPath(path);
    save([edit]);
  }

  /** Adds one that is chosen rather than filled in, after this one or at the end of the list. */
  function add(unusedName: string) {
    const after = id ?? items.at(-1)?.id ?? null;
    saveAndOpen({ kind: 'insert', list, item: unusedName, after }, [...list, unusedName]);
  }
  const addLabel = texts('pages.item.add', { item: item.itemLabel });

  return (
    <Card>
      <h3>{texts(id === null ? 'item.new' : 'item.title')}</h3>
      {id !== null && <MoveActions item={item} id={id} saveAndOpen={saveAndOpen} />}
      {mayDuplicate && (
        <label>
          {texts('item.copyName')}
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
        {blank !== null &&
          (nameKey === null && typeof blank === 'string' ? (
            <SecondaryButton onClick={() => add(blank)}>{addLabel}</SecondaryButton>
          ) : (
            <OtherScreen to={newItemAddress(item, language)}>{addLabel}</OtherScreen>
          ))}
      </Row>
      {isTaken && <p role="alert">{texts('item.taken', { id: newId })}</p>}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

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
  if (list.length === 1 && list[0] === 'pages') return '/pages/new';
  if (list[0] === 'pages' && list.length === 3) return `/gallery/${language}/${list[1]}`;
  return `/new/${language}?source=${encodeURIComponent(valueSource(id === null ? list : [...list, id]))}`;
}
