import styled from '@emotion/styled';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Button } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Soft } from '../ui/layout.tsx';
import { StateMark } from '../ui/StateMark.tsx';
import { colour, elevation, radius, size, space } from '../ui/tokens.ts';
import type { Go } from './go.ts';
import { getDropEdge, moveItem } from './sort-items.ts';
import { useSave } from './use-save.ts';

const List = styled.ul({
  marginInline: `calc(-1 * ${space[2]})`,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 'max(2.5rem, var(--control))',
    borderRadius: radius.control,
    '&:hover': { background: colour('hover') },
  },
  '& > li[data-held]': {
    background: colour('surface'),
    boxShadow: `${elevation.popover}, 0 0 0 2px ${colour('ice')}`,
  },
  '& > li[data-edge=before]': { boxShadow: `0 -2px ${colour('ice')}` },
  '& > li[data-edge=after]': { boxShadow: `0 2px ${colour('ice')}` },
  '& > li > [data-handle]': {
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    width: 'max(1.5rem, var(--control))',
    color: colour('edge'),
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
  },
  '& > li > button': { flex: 1, minWidth: 0, padding: `${space[1]} ${space[2]}`, fontWeight: 600 },
  '& > li > button > small': {
    display: 'block',
    fontSize: size.label,
    fontWeight: 450,
    color: colour('ink-faint'),
  },
  '& > li[data-hidden] > button': { color: colour('ink-soft') },
  '& > li > svg': { marginInlineEnd: space[2], color: colour('ink-faint') },
});

const Hidden = styled.p(visuallyHidden);

interface Item {
  readonly id: string | number;
  readonly label: string;
  readonly source: string;
  /** In a second line. */
  readonly detail?: string;
  readonly isHidden?: boolean;
  /** True if the draft changes it. */
  readonly isChanged?: boolean;
}

interface SortableListProps {
  readonly list: ValuePath;
  readonly items: readonly Item[];
  readonly go: Go;
}

/** The items of a list, which can be reordered by dragging or by Alt with an arrow key. A click opens one. */
export function SortableList({ list, items, go }: SortableListProps) {
  const texts = useInterfaceTexts();
  const { save, failure, isBusy } = useSave();
  const help = useId();
  const rows = useRef<HTMLUListElement>(null);
  // The new order, until the fields are reloaded.
  const [order, setOrder] = useState<readonly Item[] | null>(null);
  const [draggedItem, setDraggedItem] = useState<Item | null>(null);
  /** Its position among the others if dropped now. */
  const [targetIndex, setTargetIndex] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const focusedItem = useRef<Item | null>(null);
  const sortedItems = order ?? items;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the next load is the new one.
  useEffect(() => {
    if (!isBusy) setOrder(null);
  }, [items, isBusy]);
  // Moving its row takes the focus away from a button.
  useEffect(() => {
    const index = focusedItem.current
      ? sortedItems.findIndex(({ label }) => label === focusedItem.current?.label)
      : -1;
    if (index >= 0) rows.current?.children[index]?.querySelector('button')?.focus();
    focusedItem.current = null;
  }, [sortedItems]);

  function move(item: Item, index: number) {
    const newOrder = moveItem(sortedItems, item, index);
    if (!newOrder) return;
    const newIndex = newOrder.indexOf(item);
    setOrder(newOrder);
    setMessage(texts('pages.sort.moved', { item: item.label, place: newIndex + 1, count: newOrder.length }));
    save([{ kind: 'move', list, item: item.id, after: newOrder[newIndex - 1]?.id ?? null }]);
  }

  function handleKey(event: KeyboardEvent, item: Item) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const index = sortedItems.indexOf(item) + step;
    if (isBusy || index < 0 || index >= sortedItems.length) return;
    focusedItem.current = item;
    move(item, index);
  }

  function drag({ clientY }: PointerEvent) {
    if (!draggedItem || !rows.current) return;
    const draggedIndex = sortedItems.indexOf(draggedItem);
    const rowsAbove = [...rows.current.children].filter((row, at) => {
      const { top, height } = row.getBoundingClientRect();
      return at !== draggedIndex && top + height / 2 < clientY;
    });
    setTargetIndex(rowsAbove.length);
  }

  function drop() {
    if (draggedItem && targetIndex !== null) move(draggedItem, targetIndex);
    stopDragging();
  }

  function stopDragging() {
    setDraggedItem(null);
    setTargetIndex(null);
  }

  return (
    <>
      {items.length > 1 && <Soft id={help}>{texts('pages.sort.help')}</Soft>}
      <List ref={rows}>
        {sortedItems.map((item) => (
          <li
            key={`${item.id} ${item.label}`}
            data-hidden={item.isHidden ? '' : undefined}
            data-held={draggedItem === item ? '' : undefined}
            data-edge={getDropEdge(sortedItems, item, draggedItem, targetIndex)}
          >
            {items.length > 1 ? (
              <span
                aria-hidden="true"
                data-handle
                title={texts('pages.sort.handle', { item: item.label })}
                onPointerDown={(event) => {
                  if (isBusy || event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDraggedItem(item);
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={stopDragging}
              >
                <Icon name="grip-vertical" />
              </span>
            ) : null}
            <Button
              aria-describedby={items.length > 1 ? help : undefined}
              onKeyDown={(event) => handleKey(event, item)}
              onClick={() => go({ source: item.source })}
            >
              {item.label}
              {item.detail && <small>{item.detail}</small>}
            </Button>
            {item.isChanged && <StateMark state="draft" size={14} label={texts('edit.changed')} />}
            {item.isHidden && <Icon name="eye-off" />}
          </li>
        ))}
      </List>
      <Hidden role="status">{message}</Hidden>
      {failure && <Failure failure={failure} />}
    </>
  );
}
