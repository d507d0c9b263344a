import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { from, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { Container } from '../../ui/Container.tsx';
import type { HeroProps } from './HeroText.tsx';
import { HeroLead, HeroTitle, PlainFrame } from './HeroText.tsx';

const Frame = styled(PlainFrame)({ paddingBlockEnd: 0 });

/** As wide as the screen, below the text; its sky is the ground of the page. */
const Band = styled.div({
  height: 'clamp(10rem, 27vw, 32rem)',
  marginTop: space[5],
  '--basalt-sky': colour('ground'),
  maskImage: 'linear-gradient(transparent, #000 30%, #000 95%, transparent)',
  '& svg': { width: '100%', height: '100%' },
});

/** The title on one side, the lead on the other, aligned at the top. */
const Across = styled.div({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  '& h1': { letterSpacing: '-.035em', lineHeight: 1.02 },
  '& > div': { display: 'grid', gap: space[5] },
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
    // Its letters begin where those of the title do.
    '& > div + div': { paddingTop: '.4rem' },
  },
});

/** Text above a picture as wide as the screen. */
export function BandHero({ section, frame }: HeroProps) {
  return (
    <Frame {...frame}>
      <Container>
        <Across>
          <div>
            <HeroTitle section={section} />
          </div>
          <div>
            <HeroLead section={section} />
          </div>
        </Across>
      </Container>
      <Band>
        <BasaltPicture seed={section.seed} shape="wide" />
      </Band>
    </Frame>
  );
}
