import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FindButton } from '../find/FindButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { barHeight, colour, radius, size, space } from '../ui/tokens.ts';

/** A screen that is read from top to bottom: its bar as wide as the window, its content in one column. */
export const ScreenMain = styled.main({
  '--column': '56rem',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) min(100% - 2 * ${space[5]}, var(--column)) minmax(0, 1fr)`,
  gap: `${space[4]} 0`,
  alignContent: 'start',
  paddingBlockEnd: `calc(${space[6]} + var(--guide))`,
  '& > *': { gridColumn: 2, minWidth: 0 },
  '& > [data-bar]': { gridColumn: '1 / -1', marginBlockEnd: space[2] },
  '@media (max-width: 40rem)': {
    gridTemplateColumns: `minmax(0, 1fr) calc(100% - 2 * ${space[4]}) minmax(0, 1fr)`,
  },
});

/** A screen with columns. */
export const WidePage = styled(ScreenMain)({ '--column': '84rem' });

/** A screen with a few fields. */
export const NarrowPage = styled(ScreenMain)({ '--column': '28rem', overflowWrap: 'anywhere' });

export const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: barHeight,
  padding: `0 ${space[5]}`,
  borderBottom: `1px solid ${colour('line')}`,
  background: colour('surface'),
} as const;

const Bar = styled.header({
  ...bar,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  flexWrap: 'wrap',
  paddingBlock: '.4375rem',
  '& > h1': { flex: '1 1 8rem', minWidth: 0, fontSize: size.reading, lineHeight: 1.5 },
  '& > [data-back]': {
    display: 'grid',
    placeItems: 'center',
    width: 'var(--control)',
    height: 'var(--control)',
    marginInlineStart: `calc(-1 * ${space[2]})`,
    borderRadius: radius.control,
    '&:hover': { background: colour('hover') },
  },
  '@media (max-width: 40rem)': { paddingInline: space[4] },
});

interface ScreenHeadProps {
  readonly title: string;
  /** The screen one comes from. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Main actions. */
  readonly children?: ReactNode;
}

/** The bar of every screen: the way back, the title, which is also the window's, and the actions. */
export function ScreenHead({ title, back, children }: ScreenHeadProps) {
  return (
    <Bar data-bar>
      <title>{title.includes('Studio') ? title : `${title} – Studio`}</title>
      {back && (
        <Link data-back to={back.to} aria-label={back.label} title={back.label}>
          <Icon name="arrow-left" size={18} />
        </Link>
      )}
      <h1>{title}</h1>
      {children}
      <FindButton />
    </Bar>
  );
}
