import styled from '@emotion/styled';
import { from, radius, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { Container } from '../../ui/Container.tsx';
import type { HeroProps } from './HeroText.tsx';
import { HeroText, PlainFrame, Words } from './HeroText.tsx';

const Split = styled.div({
  display: 'grid',
  gap: space[7],
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The text is about in the middle beside the picture; with `center` it would shift while it loads.
    alignItems: 'start',
    '& > :first-of-type': { paddingTop: space[5] },
  },
  [from.bar]: { '& > :first-of-type': { paddingTop: space[7] } },
});

const Picture = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '16 / 10',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { aspectRatio: '5 / 5.4' },
});

/** Text beside a picture. */
export function SplitHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Split>
          <Words>
            <HeroText section={section} />
          </Words>
          <Picture>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Picture>
        </Split>
      </Container>
    </PlainFrame>
  );
}
