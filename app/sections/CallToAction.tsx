import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { RIDGE_ID } from '../ui/basalt/basalt-ridge.ts';
import { ContactText } from '../ui/ContactText.tsx';
import { Container } from '../ui/Container.tsx';
import { SpriteDrawing } from '../ui/Icon.tsx';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${space[8]} 0`,
  [from.laptop]: { paddingBlock: `${space[8]} ${space[7]}` },
});

const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  maxWidth: '44rem',
  '& h2': { fontSize: size.title, letterSpacing: '-.03em', lineHeight: 1.05 },
  '& p': { fontSize: size.lead, color: colour('ink-soft'), maxWidth: '36rem' },
  [from.laptop]: { maxWidth: '54%' },
});

/** Below the words, as wide as the screen; on a wide screen beside them. */
const Ridge = styled.div({
  height: 'max(7rem, 18vw)',
  marginTop: space[5],
  mask: 'linear-gradient(#000 77%, transparent)',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    width: '46%',
    height: '80%',
    margin: 0,
    mask: 'linear-gradient(to right, transparent, #000 30%)',
    '[dir=rtl] &': { mask: 'linear-gradient(to left, transparent, #000 30%)' },
  },
});

/** The end of a page: what to do next. */
export function CallToAction({ section }: SectionProps<'call-to-action'>) {
  const texts = useTexts(section.texts);
  return (
    <Band
      id={section.id}
      data-section={section.kind}
      data-ground={section.ground === 'plain' ? undefined : section.ground}
    >
      <Container>
        <Words>
          <h2>{texts('title')}</h2>
          <p>
            <ContactText>{texts('text')}</ContactText>
          </p>
          <ButtonRow actions={section.actions} />
        </Words>
      </Container>
      <Ridge>
        <SpriteDrawing id={RIDGE_ID} />
      </Ridge>
    </Band>
  );
}
