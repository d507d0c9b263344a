import styled from '@emotion/styled';
import { from, radius, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { Container } from '../../ui/Container.tsx';
import type { HeroProps } from './HeroWords.tsx';
import { HeroWords, PlainFrame, Words } from './HeroWords.tsx';

const Split = styled.div({
  display: 'grid',
  gap: space[7],
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The words stand about in the middle beside the picture; by that itself they would move as more of them comes.
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

/** Words beside a picture. */
export function SplitHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Split>
          <Words>
            <HeroWords section={section} />
          </Words>
          <Picture>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Picture>
        </Split>
      </Container>
    </PlainFrame>
  );
}
