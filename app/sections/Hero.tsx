import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Eyebrow } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Grand = styled.section({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(100svh, 56rem)',
  marginTop: 'calc(-1 * var(--header-height))',
  paddingBlock: `calc(var(--header-height) + ${space[7]}) ${space[8]}`,
});

const Behind = styled.div({
  position: 'absolute',
  inset: '54% 0 0 0',
  maskImage: 'linear-gradient(to bottom, transparent, #000 45%)',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: {
    inset: '0 0 0 36%',
    maskImage: 'linear-gradient(to right, transparent, #000 42%)',
  },
});

const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  maxWidth: '44rem',
  '& h1': { letterSpacing: '-.035em', lineHeight: 1.02 },
});

const GrandWords = styled(Words)({
  alignSelf: 'start',
  '& h1': { fontSize: size.display },
  [from.laptop]: { alignSelf: 'center' },
});

const Lead = styled.p({ fontSize: size.lead, lineHeight: 1.5, color: colour('ink-soft'), maxWidth: '38rem' });

const Down = styled.a({
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: `1.5px solid ${colour('ink-soft')}`,
  background: `color-mix(in srgb, ${colour('ground')} 55%, transparent)`,
});

const Plain = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
  '& h1': { fontSize: size.headline },
});

const Split = styled.div({
  display: 'grid',
  gap: space[7],
  alignItems: 'center',
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Picture = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '16 / 10',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { aspectRatio: '5 / 5.4' },
});

/** The head of a page. */
export function Hero({ section }: SectionProps<'hero'>) {
  const ground = section.ground === 'plain' ? undefined : section.ground;
  const frame = {
    id: section.id,
    'data-section': section.kind,
    'data-hero': section.look,
    'data-ground': ground,
  };
  switch (section.look) {
    case 'grand':
      return (
        <Grand {...frame}>
          <Behind>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Behind>
          <Container>
            <GrandWords>
              <HeroWords section={section} />
            </GrandWords>
          </Container>
          <ScrollDown section={section} />
        </Grand>
      );
    case 'split':
      return (
        <Plain {...frame}>
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
        </Plain>
      );
    case 'plain':
      return (
        <Plain {...frame}>
          <Container>
            <Words>
              <HeroWords section={section} />
            </Words>
          </Container>
        </Plain>
      );
  }
}

function HeroWords({ section }: { readonly section: SectionView<'hero'> }) {
  const texts = useTexts(section.texts);
  const eyebrow = texts.optional('eyebrow');
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1>{texts('title')}</h1>
      <Lead>{texts('text')}</Lead>
      <ButtonRow actions={section.actions} />
    </>
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
