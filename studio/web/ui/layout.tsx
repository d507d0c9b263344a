import styled from '@emotion/styled';
import { colour, radius, size, space } from './tokens.ts';

export const Card = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
});
export const CardForm = Card.withComponent('form');

/** Second line; long addresses wrap, too. */
export const Soft = styled.p({
  color: colour('ink-soft'),
  fontSize: size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});

export const Stack = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});
export const StackForm = Stack.withComponent('form');

export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

/** Rows of a list, with a hairline between them. */
export const Rows = styled.ul({
  '& > li + li': { borderTop: `1px solid ${colour('line')}` },
});

/** One line that ends in an ellipsis if it is too long. */
export const Cut = styled.span({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A word about a thing. */
export const Chip = styled.span({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
  minHeight: '1.25rem',
  padding: '0 .375rem',
  borderRadius: radius.chip,
  background: colour('sunken'),
  color: colour('ink-soft'),
  fontSize: size.label,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[data-tone=bad]': { background: colour('bad-tint'), color: colour('bad') },
  '&[data-tone=warn]': { background: colour('warn-tint'), color: colour('warn') },
  '&[data-tone=moss]': { background: colour('moss-tint'), color: colour('moss-text') },
  '&[data-tone=ice]': { background: colour('ice-tint'), color: colour('ice') },
  '&[data-tone=lava]': { background: colour('lava-tint'), color: colour('lava-text') },
});

/** Number of texts that await something. */
export const Badge = styled.small({
  minWidth: '1.125rem',
  padding: '0 .25rem',
  borderRadius: radius.chip,
  background: colour('warn-tint'),
  color: colour('warn'),
  fontSize: size.label,
  lineHeight: '1.125rem',
  fontWeight: 700,
  textAlign: 'center',
});

/** Less important content, which is shown on request. */
export const Disclosure = styled.details({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 'var(--control)',
    fontWeight: 600,
  },
  '& > summary::after': { content: '"▾" / ""', color: colour('ink-faint') },
  '&[open] > summary::after': { content: '"▴" / ""' },
});

/** One of several links, of which one is current. */
export const tabLink = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  minHeight: 'max(2.5rem, var(--touch))',
  borderBlock: '2px solid transparent',
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: colour('ink-soft'),
  '&:is([aria-current], [aria-pressed=true], [aria-selected=true])': {
    color: colour('ink'),
    borderBottomColor: colour('ink'),
  },
} as const;

export const LinkTabs = styled.nav({
  borderBottom: `1px solid ${colour('line')}`,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, marginBottom: -1 },
  '& a': tabLink,
});
