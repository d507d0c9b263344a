import styled from '@emotion/styled';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { colour } from '../../../app/theme/colour-roles.ts';
import { radius, space } from '../../../app/theme/scale.ts';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import type { ValuePath } from '../../../schema/value-path.ts';
import { useTexts } from '../interface-texts.ts';
import { Failure, PlainButton, Soft } from '../parts.tsx';
import type { Go } from './go.ts';
import { useSave } from './use-save.ts';

const List = styled.ul({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[2],
    borderRadius: radius.small,
  },
  '& > li[data-held]': { background: colour('surface'), outline: `2px solid ${colour('accent')}` },
  '& > li[data-edge=before]': { boxShadow: `0 -3px ${colour('accent')}` },
  '& > li[data-edge=after]': { boxShadow: `0 3px ${colour('accent')}` },
  '& > li > span': {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    color: colour('ink-soft'),
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
  },
});

const Hidden = styled.p(visuallyHidden);

interface Item {
  readonly id: string | number;
  readonly label: string;
  readonly source: string;
}

interface SortableListProps {
  readonly list: ValuePath;
  readonly items: readonly Item[];
  readonly go: Go;
}

/** The items of a list, which can be reordered by dragging or by Alt with an arrow key. A click opens one. */
export function SortableList({ list, items, go }: SortableListProps) {
  const texts = useTexts();
  const { save, failure, isBusy } = useSave();
  const help = useId();
  const rows = useRef<HTMLUListElement>(null);
  // The new order, until the fields are reloaded.
  const [order, setOrder] = useState<readonly Item[] | null>(null);
  const [held, setHeld] = useState<Item | null>(null);
  /** Its position among the others if dropped now. */
  const [target, setTarget] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const focused = useRef<Item | null>(null);
  const shown = order ?? items;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the next load is the new one.
  useEffect(() => {
    if (!isBusy) setOrder(null);
  }, [items, isBusy]);
  // Moving its row takes the focus away from a button.
  useEffect(() => {
    const place = focused.current ? shown.findIndex(({ label }) => label === focused.current?.label) : -1;
    if (place >= 0) rows.current?.children[place]?.querySelector('button')?.focus();
    focused.current = null;
  }, [shown]);

  function put(item: Item, place: number) {
    const rest = shown.filter((other) => other !== item);
    const at = Math.max(0, Math.min(place, rest.length));
    if (shown.indexOf(item) === at) return;
    setOrder(rest.toSpliced(at, 0, item));
    setMessage(texts('pages.sort.moved', { item: item.label, place: at + 1, count: shown.length }));
    save([{ kind: 'move', list, item: item.id, after: rest[at - 1]?.id ?? null }]);
  }

  function press(event: KeyboardEvent, item: Item) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    const place = shown.indexOf(item) + step;
    if (isBusy || place < 0 || place >= shown.length) return;
    focused.current = item;
    put(item, place);
  }

  function drag({ clientY }: PointerEvent) {
    if (!held || !rows.current) return;
    const own = shown.indexOf(held);
    const above = [...rows.current.children].filter((row, at) => {
      const { top, height } = row.getBoundingClientRect();
      return at !== own && top + height / 2 < clientY;
    });
    setTarget(above.length);
  }

  function drop() {
    if (held && target !== null) put(held, target);
    letGo();
  }

  function letGo() {
    setHeld(null);
    setTarget(null);
  }

  /** Position of the dragged row relative to this one. */
  function edgeOf(item: Item): 'before' | 'after' | undefined {
    if (!held || target === null || item === held) return undefined;
    const place = shown.filter((other) => other !== held).indexOf(item);
    if (place === target) return 'before';
    return place === target - 1 && target === shown.length - 1 ? 'after' : undefined;
  }

  return (
    <>
      {items.length > 1 && <Soft id={help}>{texts('pages.sort.help')}</Soft>}
      <List ref={rows}>
        {shown.map((item) => (
          <li
            key={`${item.id} ${item.label}`}
            data-held={held === item ? '' : undefined}
            data-edge={edgeOf(item)}
          >
            {items.length > 1 ? (
              <span
                aria-hidden="true"
                data-handle
                title={texts('pages.sort.handle', { item: item.label })}
                onPointerDown={(event) => {
                  if (isBusy || event.button !== 0) return;
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setHeld(item);
                }}
                onPointerMove={drag}
                onPointerUp={drop}
                onPointerCancel={letGo}
              >
                ⠿
              </span>
            ) : (
              <i />
            )}
            <PlainButton
              aria-describedby={items.length > 1 ? help : undefined}
              onKeyDown={(event) => press(event, item)}
              onClick={() => go({ source: item.source })}
            >
              {item.label}
            </PlainButton>
          </li>
        ))}
      </List>
      <Hidden role="status">{message}</Hidden>
      {failure && <Failure failure={failure} />}
    </>
  );
}
