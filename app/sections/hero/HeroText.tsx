import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size } from '../../theme/scale.ts';
import { ButtonRow } from '../../ui/ButtonLink.tsx';
import { ContactText } from '../../ui/ContactText.tsx';

export interface HeroProps {
  readonly section: SectionView<'hero'>;
  /** The attributes of the outermost element. */
  readonly frame: Readonly<Record<string, string | undefined>>;
}

const Lead = styled.p({
  fontSize: size.lead,
  lineHeight: 1.4,
  color: colour('ink-soft'),
  maxWidth: '30em',
});

/** The lead text and the buttons. */
export function HeroLead({ section }: Pick<HeroProps, 'section'>) {
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
