import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { spin } from './animations.ts';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { HEXAGON_RING } from './hexagon.ts';

/** The empty state of a list: the outline of a column next to a text. */
export const emptyState: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  padding: `clamp(${space[5]}, 5vw, ${space[8]})`,
  borderRadius: radius.card,
  border: `1.5px dashed color-mix(in srgb, ${colour('ink-soft')} 55%, ${colour('ground')})`,
  fontSize: size.lead,
  lineHeight: 1.45,
  '&::before': {
    content: '""',
    width: '3rem',
    height: '3.375rem',
    clipPath: HEXAGON_RING,
    background: `conic-gradient(${colour('accent-text')} 60deg, ${colour('line')} 0)`,
  },
  '& > a': { gridColumn: 2, fontSize: size.body },
};

/** The column turns while rows are loading. */
const Words = styled.div(emptyState, {
  '&[data-reading]::before': { animation: `${spin} 2s linear infinite` },
});

const RetryLink = styled.a(buttonBase, buttonLooks.secondary);

/** Replaces news or projects that are loading or cannot be read. React, which may read them, starts without intent. */
export function Unread() {
  const texts = useTexts('common:');
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const navigation = useNavigation();
  const isReading = revalidator.state !== 'idle' || navigation.state !== 'idle';
  return (
    <Words role="status" data-eager data-reading={isReading || undefined}>
      {isReading ? (
        <p>{texts('loading')}</p>
      ) : (
        <>
          <p>{texts('unread.text')}</p>
          <RetryLink href={pathname + search}>{texts('unread.again')}</RetryLink>
        </>
      )}
    </Words>
  );
}
