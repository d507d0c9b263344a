import styled from '@emotion/styled';
import { from, radius, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { Container } from '../../ui/Container.tsx';
import { Behind, type HeroProps, HeroText, PlainFrame, Words } from './HeroText.tsx';

/** How far the panel extends beyond the content on a large screen, which is also its padding; never to the edge of the screen. */
const outwards = `min(${space.gutter} - ${space[3]}, ${space[7]})`;

const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'start',
  borderRadius: radius.panel,
  padding: `${space[7]} ${space[5]} 60%`,
  // From the edge of the content, not of the panel, so that titles of all pages begin on one line.
  [from.laptop]: {
    marginInline: `calc(-1 * ${outwards})`,
    padding: `${space[8]} ${outwards}`,
    minHeight: '32rem',
  },
});

/** Text in a dark picture, within the page. */
export function PanelHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Panel data-ground="basalt">
          <Behind>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Behind>
          <Words>
            <HeroText section={section} />
          </Words>
        </Panel>
      </Container>
    </PlainFrame>
  );
}
