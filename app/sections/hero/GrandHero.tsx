import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, from, headerHeight, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { RAIN_ID, SNOW_ID } from '../../ui/basalt/sprite-symbols.ts';
import { roundLink } from '../../ui/button-styles.ts';
import { Container } from '../../ui/Container.tsx';
import { Icon, SpriteDrawing } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { findPicture } from '../section-props.ts';
import { Behind, Beside, type HeroProps, HeroText, NarrowWords, PHOTO_FOOT, Words } from './HeroText.tsx';

const Frame = styled.section({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 'min(100svh, 56rem)',
  marginTop: `-${headerHeight}`,
  paddingBlock: `calc(${headerHeight} + ${space[6]}) ${space[8]}`,
  // About in the middle; with `center` the text would shift while it loads.
  [from.laptop]: { paddingTop: `max(${headerHeight} + ${space[6]}, min(24svh, 15rem))` },
  // The photograph is below the text.
  '&:has(picture)': {
    paddingBlockEnd: `${PHOTO_FOOT * 100}%`,
    [from.laptop]: { paddingBlockEnd: space[8] },
  },
});

/** While the first screen is scrolled away, snow and then rain pass the columns under a sky that turns dark and clears. */
const fallAnimation = keyframes({
  '20%, 60%': { opacity: 1 },
  '80%, to': { opacity: 0 },
  to: { translate: '-4rem 45%' },
});
const skyAnimation = keyframes({ '65%': { filter: 'brightness(.6)' }, to: { filter: 'brightness(1.7)' } });

/** Without support of scroll timelines nothing falls; with reduced motion nothing moves (global-css.ts). */
const Weather = styled(Behind)({
  // Next to the text, not under it.
  [from.laptop]: { insetInline: '50% 0', maskImage: 'linear-gradient(to right, transparent, #000 30%)' },
  '& svg': {
    animation: `${skyAnimation} linear`,
    animationTimeline: 'scroll(root)',
    animationRange: '0 90svh',
  },
  '& svg + svg': {
    position: 'absolute',
    inset: '-100% 0 0',
    height: '200%',
    opacity: 0,
    pointerEvents: 'none',
    animationName: fallAnimation,
    animationRange: '0 60svh',
  },
  '& svg + svg + svg': { animationRange: '30svh 90svh' },
  // The row that is pointed at is lit.
  '& path': { transition: `filter ${duration.calm}` },
  '& path:hover': { filter: 'brightness(1.4)' },
});

const GrandWords = styled(Words)({ maxWidth: '50rem' });

/** On a phone the text leaves no room for it. */
const Down = styled.a(roundLink, {
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInline: 0,
  marginInline: 'auto',
  display: 'none',
  [from.tablet]: { display: 'grid' },
  border: `1.5px solid ${colour('ink-soft')}`,
  background: `color-mix(in srgb, ${colour('ground')} 55%, transparent)`,
});

/** As high as the screen, for the home page. */
export function GrandHero({ section, frame }: HeroProps) {
  const texts = useTexts('common:');
  const picture = findPicture(section, section.picture);
  const GrandText = picture ? NarrowWords : GrandWords;
  return (
    <Frame {...frame}>
      {picture ? (
        <Beside>
          <Picture picture={picture} sizes="(min-width: 64rem) 42vw, 100vw" isOnFirstScreen />
        </Beside>
      ) : (
        <Weather>
          <BasaltPicture seed={section.seed} shape="hero" />
          <SpriteDrawing id={SNOW_ID} />
          <SpriteDrawing id={RAIN_ID} />
        </Weather>
      )}
      <Container>
        <GrandText>
          <HeroText section={section} />
        </GrandText>
      </Container>
      {section.scrollTo && (
        <Down href={`#${section.scrollTo}`} aria-label={texts('scrollDown')}>
          <Icon name="arrow-down" />
        </Down>
      )}
    </Frame>
  );
}
