import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { columnOutline } from '../theme/column-outline.ts';
import { from, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { ContactText } from '../ui/ContactText.tsx';
import { Container } from '../ui/Container.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** The tops of twelve columns, in vmin: the end of the page is rock, and begins with a stair. */
const STAIR = [3, 1, 2, 4, 2, 0, 1, 3, 5, 4, 2, 3];

const Band = styled.section({
  // The stair cuts into the distance or the rock above it.
  marginTop: 'calc(-5vmin - 1px)',
  paddingBlock: `calc(5vmin + ${space[5]}) ${space[6]}`,
  clipPath: `polygon(${columnOutline((column) => `${STAIR[column]}vmin`)},100% 100%,0 100%)`,
});

const Words = styled.div({
  display: 'grid',
  gap: space[5],
  '& h2': { fontSize: size.title, maxWidth: '14em' },
  '& p': { maxWidth: '44rem', fontSize: size.lead, color: colour('ink-soft') },
  // The buttons next to the text, so that the end of a page is short.
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[4]} ${space[6]}`,
    '& h2': { gridColumn: '1 / -1' },
    '& p + *': { alignSelf: 'end' },
  },
});

/** The end of a page, with the next steps. */
export function CallToAction({ section }: SectionProps<'call-to-action'>) {
  const texts = useTexts(section.texts);
  return (
    <Band {...sectionAttributes(section)}>
      <Container>
        <Words>
          <h2 lang={texts.lang('title')}>{texts('title')}</h2>
          <p lang={texts.lang('text')}>
            <ContactText>{texts('text')}</ContactText>
          </p>
          <ButtonRow actions={section.actions} />
        </Words>
      </Container>
    </Band>
  );
}
