import styled from '@emotion/styled';
import { Link, useLocation, useNavigation, useRevalidator } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { motionWelcome, space } from '../theme/scale.ts';
import { spin } from './fields/spin.ts';

const Words = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

const Spinner = styled.span({
  width: '1.25em',
  height: '1.25em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  [motionWelcome]: { animation: `${spin} 1s linear infinite` },
});

/**
 * Stands for news or projects that are not there: while they are on their way says so, otherwise that they cannot be
 * read, with a way to try again. Its page starts React at idle, which may read them by itself.
 */
export function Unread() {
  const texts = useTexts('common:');
  const { pathname, search } = useLocation();
  const revalidator = useRevalidator();
  const navigation = useNavigation();
  const isReading = revalidator.state !== 'idle' || navigation.state !== 'idle';
  return (
    <Words role="status" data-start-idle>
      {isReading ? (
        <>
          <Spinner />
          <p>{texts('loading')}</p>
        </>
      ) : (
        <>
          <p>{texts('unread.text')}</p>
          <Link to={pathname + search} reloadDocument>
            {texts('unread.again')}
          </Link>
        </>
      )}
    </Words>
  );
}
