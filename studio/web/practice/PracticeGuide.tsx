import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { valueSource } from '../../../render/preview/sources.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { OtherScreen, PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { colour, elevation, from, radius, size, space } from '../ui/tokens.ts';
import { endPractice } from './practice.ts';

const Guide = styled.section({
  position: 'fixed',
  zIndex: 4,
  insetBlockEnd: `calc(${space[3]} + var(--tabs))`,
  insetInlineStart: space[3],
  display: 'grid',
  gap: space[2],
  width: 'min(26rem, calc(100vw - 1.5rem))',
  maxHeight: '45vh',
  overflowY: 'auto',
  padding: space[4],
  border: `2px solid ${colour('ice')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  boxShadow: elevation.popover,
  '& h2': { fontSize: size.body },
  // Over the fields, which scroll, and not over the page.
  [from.laptop]: { inset: `auto ${space[3]} ${space[3]} auto`, width: '21rem' },
});

const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

const STEPS = ['find', 'change', 'look', 'publish', 'done'] as const;
type Step = (typeof STEPS)[number];

/** End of the last step's address, after the practice draft was "published". */
export const PRACTISED = 'practised';

/** Guides through changing a price once: each step ends when it is done, by any means. */
export function PracticeGuide() {
  const texts = useInterfaceTexts();
  const { outline, session } = useLoadedWorkplace();
  const step = useStep();
  const [isSmall, setIsSmall] = useState(false);
  const language = outline.languages[0]?.code;
  const prices =
    outline.parts.find(({ path }) => path[0] === 'packages') ??
    outline.parts.find(({ path }) => path[0] === 'rates');
  const isWriter = session.person?.role === 'writer';
  return (
    <Guide aria-label={texts('practice.title')}>
      {/* It covers the lower part: content there can be scrolled into view. */}
      <Global styles={{ ':root': { '--guide': '50vh' } }} />
      <h2>
        {texts('practice.title')} ·{' '}
        {texts('practice.step', { at: STEPS.indexOf(step) + 1, of: STEPS.length })}
      </h2>
      <p role="status">{!isSmall && texts(`practice.${step}${isWriter ? '_writer' : ''}`)}</p>
      <Buttons>
        {step === 'find' && !isSmall && prices && (
          <OtherScreen to={`/find/${language}?page&source=${encodeURIComponent(valueSource(prices.path))}`}>
            {texts('practice.toPrices')}
          </OtherScreen>
        )}
        {step !== 'done' && (
          <PlainButton aria-expanded={!isSmall} onClick={() => setIsSmall(!isSmall)}>
            {texts(isSmall ? 'practice.show' : 'practice.hide')}
          </PlainButton>
        )}
        {step === 'done' ? (
          <SecondaryButton onClick={endPractice}>{texts('practice.finish')}</SecondaryButton>
        ) : (
          <PlainButton onClick={endPractice}>{texts('practice.end')}</PlainButton>
        )}
      </Buttons>
    </Guide>
  );
}

/** Derived from the screen and the draft, so that users need not report their progress. */
function useStep(): Step {
  const { draft } = useLoadedWorkplace();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  if (search.has(PRACTISED)) return 'done';
  if (draft.changes.length > 0) return pathname === '/changes' ? 'publish' : 'look';
  return isPriceSource(search.get('source') ?? '') ? 'change' : 'find';
}

/** `value:packages/hosting/packages/basic/price`, or a rate. */
function isPriceSource(source: string): boolean {
  return /^value:(?:.*\/price(?:\/|$)|rates\/)/.test(source);
}
