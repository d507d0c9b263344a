import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { fittedSize, space, weight } from '../../theme/scale.ts';
import { SiteLink } from '../SiteLink.tsx';

const Link = styled(SiteLink)({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  overflow: 'hidden',
  minHeight: 'min(78svh, 44rem)',
  padding: `${space[8]} ${space.gutter} calc(5vmin + ${space[6]})`,
  color: '#fff',
  textDecoration: 'none',
  '&:focus': { viewTransitionName: 'cover' },
  '&:focus-visible': { outlineOffset: '-6px' },
  '&::before': {
    content: '""',
    zIndex: 1,
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(#05070800 20%, #050708c9 62%)',
  },
  '& > p, & > h2': { position: 'relative', zIndex: 1 },
  '& > p': { marginBottom: space[3], fontSize: '1.25rem', fontWeight: weight.label },
  '@media print': { display: 'none' },
});

const Title = styled.h2<{ readonly children: string; readonly largest: string }>(({ children, largest }) => ({
  fontSize: fittedSize(children, largest),
  letterSpacing: '-.055em',
  lineHeight: 1,
}));

interface DoorProps {
  readonly to: string;
  /** Names the kind of item: `Next project`. */
  readonly label: string;
  readonly title: string;
  /** The language of the title, if it is not the page's. */
  readonly lang: string | undefined;
  /** The size of a title of short words. */
  readonly largest: string;
  /** The cover, which fills it. */
  readonly children: ReactNode;
}

/** A link as wide as the screen to the next item: its cover with its title. */
export function Door({ to, label, title, lang, largest, children }: DoorProps) {
  return (
    <Link to={to}>
      {children}
      <p>{label}</p>
      <Title lang={lang} largest={largest}>
        {title}
      </Title>
    </Link>
  );
}
