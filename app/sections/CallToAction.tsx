import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { GiantWord } from '../ui/basalt/GiantWord.tsx';
import { ContactText } from '../ui/ContactText.tsx';
import { Container } from '../ui/Container.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({
  overflow: 'hidden',
  paddingTop: space[8],
  [from.laptop]: { paddingTop: space[7] },
});

const Words = styled.div({
  display: 'grid',
  gap: space[5],
  '& h2': { fontSize: size.title, letterSpacing: '-.03em', lineHeight: 1.05 },
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
        <GiantWord word={section.word} />
      </Container>
    </Band>
  );
}
