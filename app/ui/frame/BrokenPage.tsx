import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size, space } from '../../theme/scale.ts';
import { Container } from '../Container.tsx';

const Words = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: space[5],
  minHeight: '100svh',
  maxWidth: '40rem',
  '& h1': { fontSize: size.headline },
  '& p': { fontSize: size.lead, color: colour('ink-soft') },
});

/** Shown when a page throws while rendering; links to the home page, which the server sends complete. */
export function BrokenPage() {
  const texts = useTexts('common:error');
  return (
    <Container as="main">
      <Words>
        <h1>{texts('title')}</h1>
        <p>{texts('text')}</p>
        <p>
          <a href="/">{texts('home')}</a>
        </p>
      </Words>
    </Container>
  );
}
