import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useId, useRef } from 'react';
import { PlainButton } from './buttons.tsx';
import { Icon } from './Icon.tsx';
import { colour, elevation, radius, size, space } from './tokens.ts';

/** A panel over the page. Browsers without anchors place it in the middle of the window. */
export const popover: CSSObject = {
  position: 'fixed',
  width: 'min(18rem, 92vw)',
  maxHeight: 'min(80vh, 40rem)',
  overflowY: 'auto',
  padding: space[2],
  border: '1px solid transparent',
  borderRadius: radius.card,
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.popover,
  '@supports (position-area: end)': {
    margin: `${space[1]} 0`,
    inset: 'auto',
    positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
  },
};

const Panel = styled.div(popover, {
  '&:popover-open': { display: 'grid', gap: 2 },
  '& > :is(a, button)': {
    justifyContent: 'start',
    width: '100%',
    paddingInline: space[2],
    fontWeight: 450,
  },
  '& > p': { padding: `${space[1]} ${space[2]}`, fontSize: size.label, color: colour('ink-faint') },
  '& > label': { padding: space[2] },
  '& > [data-tone=bad]': { color: colour('bad') },
});

interface MenuProps {
  /** What the button shows. */
  readonly children: ReactNode;
  /** Name of the button if it shows only an icon. */
  readonly label?: string;
  readonly title?: string;
  readonly entries: ReactNode;
  /** The button opens it to its start or its end. */
  readonly side?: 'start' | 'end';
  /** Over the button, at the foot of the window. */
  readonly isAbove?: boolean;
}

/** A menu of buttons, links and choices. Escape, a click elsewhere and choosing an entry close it. */
export function Menu({ children, label, title, entries, side = 'end', isAbove = false }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = `--menu${id.replace(/\W/g, '')}`;
  return (
    <>
      <PlainButton
        popoverTarget={id}
        aria-label={label}
        title={title ?? label}
        style={{ anchorName: anchor, minWidth: 0 }}
      >
        {children}
      </PlainButton>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        style={{
          positionAnchor: anchor,
          positionArea: `${isAbove ? 'top' : 'bottom'} ${side === 'end' ? 'span-left' : 'span-right'}`,
        }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover();
        }}
      >
        {entries}
      </Panel>
    </>
  );
}

/** The arrow of a button that opens a menu. */
export const MenuArrow = () => <Icon name="chevron-down" size={14} />;
