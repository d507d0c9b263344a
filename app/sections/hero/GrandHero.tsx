import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/section-view.ts';
import { colour } from '../../theme/roles.ts';
import { from, headerHeight, size, space } from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { Container } from '../../ui/Container.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictureOf } from '../picture-of.ts';
import { Behind, Beside, type HeroProps, HeroText, NarrowWords, photoFoot, Words } from './HeroText.tsx';

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
    paddingBlockEnd: `${photoFoot * 100}%`,
    [from.laptop]: { paddingBlockEnd: space[8] },
  },
});

const GrandWords = styled(Words)({ maxWidth: '50rem', '& h1': { fontSize: size.display } });

const NarrowGrandWords = styled(NarrowWords)({ '& h1': { fontSize: size.headline } });

/** On a phone the text leaves no room for it. */
const Down = styled.a({
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInline: 0,
  marginInline: 'auto',
  display: 'none',
  [from.tablet]: { display: 'grid' },
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: `1.5px solid ${colour('ink-soft')}`,
  background: `color-mix(in srgb, ${colour('ground')} 55%, transparent)`,
});

/** As high as the screen, for the home page. */
export function GrandHero({ section, frame }: HeroProps) {
  const picture = pictureOf(section, section.picture);
  const GrandText = picture ? NarrowGrandWords : GrandWords;
  return (
    <Frame {...frame}>
      {picture ? (
        <Beside>
          <Picture picture={picture} sizes="(min-width: 64rem) 42vw, 100vw" first />
        </Beside>
      ) : (
        <Behind>
          <BasaltPicture seed={section.seed} shape="hero" />
        </Behind>
      )}
      <Container>
        <GrandText>
          <HeroText section={section} />
        </GrandText>
      </Container>
      <ScrollDown section={section} />
    </Frame>
  );
}

function ScrollDown({ section }: { readonly section: SectionView<'hero'> }) {
  const label = useTexts('common:')('scrollDown');
  if (!section.scrollTo) return null;
  return (
    <Down href={`#${section.scrollTo}`} aria-label={label}>
      <Icon name="arrow-down" />
    </Down>
  );
}
