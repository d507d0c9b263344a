import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Edit } from '../../../edits/edit-schema.ts';
import { slugify } from '../../../edits/new-names.ts';
import { valueSource } from '../../../render/preview/sources.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import type { PanelItem } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { isWhole, WholeActions } from '../pages/WholeActions.tsx';
import { PlainButton, PrimaryButton, SecondaryButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Row, Soft, Stack } from '../ui/layout.tsx';
import { Menu } from '../ui/Menu.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';
import type { Go } from './go.ts';
import { useSave } from './use-save.ts';

/** Actions for the item of the panel that tools on the page use, too. */
export type ItemTools = Partial<Record<'up' | 'down' | 'copy' | 'add', () => void>>;

interface ItemActionsProps {
  readonly item: PanelItem;
  readonly go: Go;
  /** Gets the actions. */
  readonly tools: RefObject<ItemTools>;
}

/** Actions for a list item in a menu: move, duplicate, remove, and add another; for a list, only the last. */
export function ItemActions({ item, go, tools }: ItemActionsProps) {
  const texts = useInterfaceTexts();
  const { save, failure, state, isBusy } = useSave();
  const { language = 'is' } = useParams();
  const navigate = useNavigate();
  const copyDialog = useRef<HTMLDialogElement>(null);
  const [nextPath, setNextPath] = useState<ValuePath | null>(null);
  const { list, id, items, nameKey, blank, value } = item;
  const index = items.findIndex((other) => other.id === id);

  const openNextItem = useEffectEvent(() => nextPath !== null && go({ source: valueSource(nextPath) }));
  const isSaved = state === 'saved' && !isBusy;
  useEffect(() => {
    if (isSaved) openNextItem();
  }, [isSaved]);

  /** Saves a change, and opens the result once it is loaded. */
  function saveAndOpen(edit: Edit, path: ValuePath | null) {
    setNextPath(path);
    save([edit]);
  }

  /** Adds one that is chosen rather than filled in, after this one or at the end of the list; others have a form. */
  function add() {
    if (nameKey !== null || typeof blank !== 'string') {
      void navigate(newItemAddress(item, language));
      return;
    }
    const after = id ?? items.at(-1)?.id ?? null;
    saveAndOpen({ kind: 'insert', list, item: blank, after }, [...list, blank]);
  }

  const move = (after: string | number | null) =>
    id !== null && saveAndOpen({ kind: 'move', list, item: id, after }, null);
  const addLabel = texts('pages.item.add', { item: item.itemLabel });
  const mayDuplicate = typeof id === 'string' && nameKey !== null;
  const actions = {
    up: () => move(items[index - 2]?.id ?? null),
    down: () => move(items[index + 1]?.id ?? null),
    copy: () => copyDialog.current?.showModal(),
    add,
  };
  useEffect(() => {
    tools.current = actions;
  });
  return (
    <>
      {id === null ? (
        blank !== null && (
          <SecondaryButton onClick={add}>
            <Icon name="plus" />
            {addLabel}
          </SecondaryButton>
        )
      ) : (
        <Menu
          label={texts('item.title')}
          entries={
            <>
              <p>{item.itemLabel}</p>
              <PlainButton disabled={index <= 0} onClick={actions.up}>
                <Icon name="arrow-up" />
                {texts('item.up')}
              </PlainButton>
              <PlainButton disabled={index < 0 || index === items.length - 1} onClick={actions.down}>
                <Icon name="arrow-down" />
                {texts('item.down')}
              </PlainButton>
              {mayDuplicate && (
                <PlainButton onClick={actions.copy}>
                  <Icon name="copy" />
                  {texts('item.duplicate')}
                </PlainButton>
              )}
              {blank !== null && (
                <PlainButton onClick={add}>
                  <Icon name="plus" />
                  {addLabel}
                </PlainButton>
              )}
              <hr />
              {isWhole(item) ? (
                <WholeActions item={item} id={id} />
              ) : (
                <PlainButton
                  data-tone="bad"
                  onClick={() => saveAndOpen({ kind: 'discard', list, item: id, before: value }, list)}
                >
                  <Icon name="trash-2" />
                  {texts('item.remove')}
                </PlainButton>
              )}
            </>
          }
        >
          <Icon name="ellipsis" size={18} />
        </Menu>
      )}
      {mayDuplicate && (
        <CopyDialog
          ref={copyDialog}
          item={item}
          onCopy={(newId) => saveAndOpen({ kind: 'duplicate', list, item: id, id: newId }, [...list, newId])}
        />
      )}
      {failure && <Failure failure={failure} />}
    </>
  );
}

interface CopyDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly item: PanelItem;
  readonly onCopy: (newId: string) => void;
}

/** Asks for the name of a copy, which is kept until the copy is made. */
function CopyDialog({ ref, item: { list, id, items, isShown }, onCopy }: CopyDialogProps) {
  const texts = useInterfaceTexts();
  const help = useId();
  const form = `add ${valueSource(id === null ? list : [...list, id])}`;
  const [name, setName] = useStoredState(form, 'name', '');
  const newId = slugify(name);
  const isTaken = items.some((other) => other.id === newId);
  return (
    <Dialog ref={ref} aria-label={texts('item.duplicate')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ref.current?.close();
          forgetForm(form);
          onCopy(newId);
        }}
      >
        <Stack>
          <label>
            {texts('item.copyName')}
            <Control
              autoFocus
              value={name}
              aria-describedby={help}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          {!isShown && <Soft id={help}>{texts('item.nameHelp')}</Soft>}
          {isTaken && <p role="alert">{texts('item.taken', { id: newId })}</p>}
          <Row>
            <PrimaryButton type="submit" disabled={newId === '' || isTaken}>
              {texts('item.duplicate')}
            </PrimaryButton>
            <SecondaryButton onClick={() => ref.current?.close()}>{texts('requests.cancel')}</SecondaryButton>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Address of the form for a new item, which is added after this one or at the end of the list. */
function newItemAddress({ list, id }: PanelItem, language: string): string {
  if (list.length === 1 && list[0] === 'pages') return '/pages/new';
  if (list[0] === 'pages' && list.length === 3) return `/gallery/${language}/${list[1]}`;
  return `/new/${language}?source=${encodeURIComponent(valueSource(id === null ? list : [...list, id]))}`;
}
