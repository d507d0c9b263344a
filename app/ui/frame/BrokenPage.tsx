import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size, space } from '../../theme/scale.ts';
import { Container } from '../Container.tsx';
import { PageTitle } from '../PageTitle.tsx';

const Words = styled.div({
  display: 'grid',
  alignContent: 'center',
  gap: space[5],
  minHeight: '100svh',
  maxWidth: '40rem',
  '& p': { fontSize: size.lead, color: colour('ink-soft') },
});

/** Shown when a page throws while rendering; links to the home page, which the server sends complete. */
export function BrokenPage() {
  const texts = useTexts('common:error');
  return (
    <Container as="main">
      <Words>
        <PageTitle>{texts('title')}</PageTitle>
        <p>{texts('text')}</p>
        <p>
          <a href="/">{texts('home')}</a>
        </p>
      </Words>
    </Container>
  );
}
