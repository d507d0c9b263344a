import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { RIDGE_ID } from '../ui/basalt/basalt-ridge.ts';
import { Container } from '../ui/Container.tsx';
import { SpriteDrawing } from '../ui/Icon.tsx';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${space.section} 0`,
});

const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  maxWidth: '44rem',
  '& h2': { fontSize: size.headline, letterSpacing: '-.03em', lineHeight: 1.05 },
  '& p': { fontSize: size.lead, color: colour('ink-soft'), maxWidth: '36rem' },
});

/** As wide as the screen, and in its own proportions where that is wide enough. */
const Ridge = styled.div({
  height: 'max(8rem, 18vw)',
  marginTop: space[6],
  mask: 'linear-gradient(#000 77%, transparent)',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { marginTop: space[5] },
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
          <p>{texts('text')}</p>
          <ButtonRow actions={section.actions} />
        </Words>
      </Container>
      <Ridge>
        <SpriteDrawing id={RIDGE_ID} />
      </Ridge>
    </Band>
  );
}
