import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { basaltTone } from '../../theme/basalt-tones.ts';
import { colour } from '../../theme/colour-roles.ts';
import {
  fittedSize,
  from,
  headerHeight,
  motionWelcome,
  SCREEN_ROOM,
  size,
  space,
  textWidth,
  tracks,
  weight,
} from '../../theme/scale.ts';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import { homeField } from '../../ui/basalt/basalt-field.ts';
import { Container } from '../../ui/Container.tsx';
import { breakLines } from './break-lines.ts';
import { HeroLead, type HeroProps } from './HeroText.tsx';

/** Screens with room for the whole hero, which stays while the weather passes. */
const WEATHER_SCREEN =
  '@media (min-width: 48rem) and (min-height: 44rem) and (prefers-reduced-motion: no-preference)';
/** Without it nothing stays and nothing falls. */
const WEATHER_SUPPORT = '@supports (animation-timeline: scroll())';

const Stage = styled.section({
  marginTop: `-${headerHeight}`,
  [WEATHER_SCREEN]: { [WEATHER_SUPPORT]: { height: '190svh' } },
});

const rainAnimation = keyframes({
  '0%, 4%': { opacity: 0 },
  '16%, 38%': { opacity: 1 },
  '50%, to': { opacity: 0 },
  to: { translate: '-6rem 30%' },
});
const snowAnimation = keyframes({
  '0%, 42%': { opacity: 0 },
  '56%, 84%': { opacity: 1 },
  to: { opacity: 0, translate: '3rem 30%' },
});

/** Drops or flakes of one layer, as wide and high in px. */
const drops = (shape: string, at: string, tint: string, tile: string) =>
  `radial-gradient(${shape} at ${at}, ${tint} 98%, transparent) 0 0/${tile}`;
const RAIN = `color-mix(in srgb, ${colour('ink-soft')} 45%, transparent)`;

/** A layer of the sky. */
const skyLayer = { content: '""', position: 'absolute', zIndex: -1, inset: 0 } as const;

/** The sky and the ground, as high as the screen. */
const Scene = styled.div({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'flex',
  flexDirection: 'column',
  background: `linear-gradient(${basaltTone('sky')}, ${basaltTone('haze')} 62%)`,
  [from.tablet]: { minHeight: '100svh' },
  [WEATHER_SCREEN]: { [WEATHER_SUPPORT]: { position: 'sticky', top: 0 } },
  // The night has northern lights.
  '@media (prefers-color-scheme: dark)': {
    '&::before': {
      ...skyLayer,
      insetBlockEnd: '34%',
      opacity: 0.75,
      background:
        'radial-gradient(64% 46% at 72% 46%, #37e6a299, transparent 72%), radial-gradient(46% 60% at 48% 12%, #7a5cff77, transparent 72%)',
      maskImage:
        'repeating-linear-gradient(94deg, #000 0 9px, #0008 34px, #000c 52px, #0005 90px, #000 131px)',
    },
  },
});

/** Rain, then snow, behind the rock. */
const Weather = styled.div({
  [WEATHER_SCREEN]: {
    [WEATHER_SUPPORT]: {
      '&::before, &::after': {
        ...skyLayer,
        inset: '-60% -30%',
        rotate: '9deg',
        animation: `${rainAnimation} linear both`,
        animationTimeline: 'scroll()',
        animationRange: '0 90svh',
        background: `${drops('1px 18px', '30px 40px', RAIN, '97px 171px')}, ${drops('.7px 12px', '50% 50%', RAIN, '61px 113px')}, #39464d57`,
      },
      '&::after': {
        animationName: snowAnimation,
        background: `${drops('circle 3px', '20px 30px', '#fff', '137px 151px')}, ${drops('circle 2px', '70px 90px', '#fff', '113px 127px')}, ${drops('circle 4px', '100px 20px', '#fffc', '229px 211px')}, #39464d33`,
      },
    },
  },
});

/**
 * The title is at the foot of its room, whose height leaves the usual one to the words below: what comes later must not
 * move it.
 */
const TitleRoom = styled(Container)({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  paddingTop: '6.5rem',
  [from.tablet]: { paddingTop: headerHeight, minHeight: 'calc(100svh - 9vw - 25rem)' },
  [from.laptop]: { minHeight: 'calc(100svh - max(5.2vw, 3.5rem) - 16.4rem)' },
});

/** Letters that reach below the line; they must not stand in the rock, nor touch the line below. */
const DESCENDERS = /[gjpqyçþ,;Q]/;

interface TitleProps {
  readonly children: string;
  readonly lines: readonly string[];
}

/** As wide as the screen on the lines that it is broken into; a phone breaks it between any words. */
const Title = styled.h1<TitleProps>(({ children, lines }) => {
  const lineHeight = lines.slice(0, -1).some((line) => DESCENDERS.test(line)) ? 0.97 : 0.86;
  return {
    fontSize: fittedSize(children, '17.6vw', SCREEN_ROOM),
    lineHeight: 0.88,
    letterSpacing: '-.058em',
    marginInlineStart: '-.05em',
    marginBottom: DESCENDERS.test(lines.at(-1) ?? '') ? '.1em' : '-.075em',
    textWrap: 'initial',
    [from.tablet]: {
      fontSize: `min(13.9vw, max(3rem, (100svh - 28rem) / ${((lineHeight + 0.01) * lines.length).toFixed(2)}), ${SCREEN_ROOM} / ${Math.max(...lines.map(textWidth)).toFixed(2)})`,
      lineHeight,
      whiteSpace: 'pre-line',
    },
  };
});

const riseAnimation = keyframes({ from: { translate: '0 15px' } });

/** The rock hangs on the baseline of the title; all its lengths are parts of the screen's width. */
const Ground = styled.div({
  flex: 1,
  display: 'grid',
  marginTop: '14vw',
  '& > svg': {
    position: 'absolute',
    zIndex: -1,
    maxWidth: 'none',
    overflow: 'visible',
    width: '310vw',
    height: '133.5vw',
    translate: '-158vw -72vw',
    '[dir=rtl] &': { scale: '-1 1' },
    // The near columns rise one after the other; in browsers that cannot count them, together.
    [motionWelcome]: {
      '& > g:last-of-type > g': {
        animation: `${riseAnimation} .5s cubic-bezier(.2,.8,.2,1) backwards`,
        animationDelay: 'calc(sibling-index() * 40ms)',
      },
    },
  },
  [from.tablet]: {
    marginTop: 0,
    '& > svg': { width: '100vw', height: '43.06vw', translate: '0 -23.6vw' },
  },
});

/** The foot of the rock fades, so that it has no end. */
const Words = styled.div({
  background: `linear-gradient(transparent 26vw, ${colour('ground')} 150vw)`,
  // The notice about cookies has room below the figures.
  paddingBlock: `26vw calc(${space[6]} + 1.75rem)`,
  [from.tablet]: {
    paddingTop: '9vw',
    background: `linear-gradient(transparent 8vw, ${colour('ground')} 42vw)`,
  },
  [from.laptop]: { paddingTop: 'max(5.2vw, 3.5rem)' },
});

const LeadAndButtons = styled.div({
  display: 'grid',
  gap: space[5],
  '& p': { color: colour('ink'), maxWidth: '34em' },
  // Two buttons of one width on a phone, where both have room.
  '@media (width < 40rem)': { '& a': { flex: '1 0 8rem', paddingInline: space[2], fontSize: '1rem' } },
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space[6],
    alignItems: 'end',
    // It ends before the pit.
    '& p': { maxWidth: 'min(34em, 52vw)' },
  },
});

const Figures = styled.dl({
  ...tracks(2),
  display: 'grid',
  gap: space[4],
  marginTop: space[5],
  paddingTop: space[4],
  borderTop: `1px solid color-mix(in srgb, ${colour('ink')} 18%, transparent)`,
  fontSize: '1rem',
  color: colour('ink-soft'),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dd': {
    color: colour('ink'),
    fontSize: size.item,
    fontWeight: weight.display,
    letterSpacing: '-.03em',
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
  },
  [from.laptop]: {
    ...tracks(4),
    '& > div': { flexDirection: 'row-reverse', alignItems: 'baseline', gap: space[2] },
  },
});

/** The head of the home page: its title stands on basalt, and the weather passes. */
export function GrandHero({ section, frame }: HeroProps) {
  const texts = useTexts(section.texts);
  const lines = breakLines(texts('title'));
  return (
    <Stage {...frame}>
      <Scene>
        <Weather />
        <TitleRoom>
          <Title lang={texts.lang('title')} lines={lines}>
            {lines.join('\n')}
          </Title>
        </TitleRoom>
        <Ground>
          <BasaltPicture field={homeField} />
          <Words data-ground="basalt">
            <Container>
              <LeadAndButtons>
                <HeroLead section={section} />
              </LeadAndButtons>
              {section.figures.length > 0 && (
                <Figures>
                  {section.figures.map((id) => (
                    <div key={id}>
                      <dt lang={texts.lang(`figures.${id}.label`)}>{texts(`figures.${id}.label`)}</dt>
                      <dd>{section.values[id]}</dd>
                    </div>
                  ))}
                </Figures>
              )}
            </Container>
          </Words>
        </Ground>
      </Scene>
    </Stage>
  );
}
