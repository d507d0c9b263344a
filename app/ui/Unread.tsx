import styled from '@emotion/styled';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { motionWelcome } from '../theme/scale.ts';
import { spin } from './animations.ts';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { emptyState } from './empty-state.ts';

/** While rows are on their way, the column turns. */
const Words = styled.div(emptyState, {
  [motionWelcome]: { '&[data-reading]::before': { animation: `${spin} 2s linear infinite` } },
});

const Again = styled.a(buttonBase, buttonLooks.secondary);

/**
 * Stands for news or projects that are not there: while they are on their way says so, otherwise that they cannot be
 * read, with a way to try again. Its page starts React by itself, which may read them.
 */
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
          <Again href={pathname + search}>{texts('unread.again')}</Again>
        </>
      )}
    </Words>
  );
}
