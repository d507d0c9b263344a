import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import { colour } from '../../theme/colour-roles.ts';
import { from, size, space } from '../../theme/scale.ts';
import { ButtonRow } from '../../ui/ButtonLink.tsx';
import { BasaltPicture } from '../../ui/basalt/BasaltPicture.tsx';
import type { BasaltShape } from '../../ui/basalt/basalt-composition.ts';
import { ContactText } from '../../ui/ContactText.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { findPicture } from '../section-props.ts';

/** The room of a hero on the ground of the page. */
export const PlainFrame = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
});

export interface HeroProps {
  readonly section: SectionView<'hero'>;
  /** The attributes of the outermost element. */
  readonly frame: Readonly<Record<string, string | undefined>>;
}

/** The column of a hero's texts. */
export const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  maxWidth: '44rem',
});

/** A picture behind the text of a hero; it fades out towards the text. */
export const Behind = styled.div({
  position: 'absolute',
  inset: '54% 0 0 0',
  maskImage: 'linear-gradient(transparent, #000 45%)',
  '& svg': { width: '100%', height: '100%' },
  '[dir=rtl] &': { scale: '-1 1' },
  [from.laptop]: {
    insetBlock: 0,
    insetInline: '36% 0',
    maskImage: 'linear-gradient(to right, transparent, #000 42%)',
  },
});

/** Height of a photograph at the foot of a hero on a small screen, as a share of its width. */
export const PHOTO_FOOT = 0.6;

/** A photograph is next to the text of a hero, or below it on a small screen: unlike a drawn one it may be bright. */
export const Beside = styled.div({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  aspectRatio: 1 / PHOTO_FOOT,
  maskImage: 'linear-gradient(transparent, #000 30%)',
  [from.laptop]: {
    aspectRatio: 'auto',
    insetBlock: 0,
    insetInline: '58% 0',
    maskImage: 'linear-gradient(to right, transparent, #000 20%)',
    '[dir=rtl] &': { maskImage: 'linear-gradient(to left, transparent, #000 20%)' },
  },
});

/** The column of texts next to a photograph. */
export const NarrowWords = styled(Words)({ [from.laptop]: { maxWidth: '54%' } });

const Lead = styled.p({
  fontSize: size.lead,
  lineHeight: 1.5,
  color: colour('ink-soft'),
  maxWidth: '38rem',
  textWrap: 'balance',
});

interface HeroTextProps {
  readonly section: SectionView<'hero'>;
}

interface HeroPictureProps extends HeroTextProps {
  readonly shape?: BasaltShape;
  readonly sizes: string;
}

/** The picture of a hero; a drawn one if none is chosen. */
export function HeroPicture({ section, shape = 'hero', sizes }: HeroPictureProps) {
  const picture = findPicture(section, section.picture);
  return picture ? (
    <Picture picture={picture} sizes={sizes} isOnFirstScreen />
  ) : (
    <BasaltPicture seed={section.seed} shape={shape} />
  );
}

/** All texts and buttons of a hero. */
export function HeroText({ section }: HeroTextProps) {
  return (
    <>
      <HeroTitle section={section} />
      <HeroLead section={section} />
    </>
  );
}

/** The title of the page. */
export function HeroTitle({ section }: HeroTextProps) {
  const texts = useTexts(section.texts);
  return <PageTitle lang={texts.lang('title')}>{texts('title')}</PageTitle>;
}

/** The lead text and the buttons. */
export function HeroLead({ section }: HeroTextProps) {
  const texts = useTexts(section.texts);
  return (
    <>
      <Lead lang={texts.lang('text')}>
        <ContactText>{texts('text')}</ContactText>
      </Lead>
      <ButtonRow actions={section.actions} />
    </>
  );
}
