import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Action } from '../../schema/action.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import { colour } from '../theme/colour-roles.ts';
import { fittedSize, from, size, space } from '../theme/scale.ts';
import { ButtonRow } from './ButtonLink.tsx';
import { ContactText } from './ContactText.tsx';
import { Container } from './Container.tsx';
import { VisuallyHidden } from './visually-hidden.ts';

const Frame = styled.section({
  position: 'relative',
  paddingBlock: space.section,
  // Two sections on the same ground share one distance, not two.
  '&:not([data-ground]) + &:not([data-ground]), &[data-ground=white] + &[data-ground=white]': {
    paddingTop: 0,
  },
});

const Heading = styled.div({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  marginBottom: `clamp(${space[6]}, 5vw, ${space[8]})`,
});

const Title = styled.h2<{ readonly children: string }>(({ children }) => ({
  maxWidth: '12em',
  fontSize: fittedSize(children, size.title),
}));

const Text = styled.p({ maxWidth: '34em', color: colour('ink-soft'), fontSize: size.lead, lineHeight: 1.4 });

const Columns = styled.div({
  display: 'grid',
  gap: `0 ${space[8]}`,
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
});

const After = styled.div({ marginTop: space[6] });

/** From edge to edge and down to the end of the section. */
const Bleed = styled.div({ marginBottom: `calc(-1 * ${space.section})` });

interface SectionFrameProps {
  readonly section: Pick<SectionView, 'id' | 'kind' | 'ground' | 'texts'>;
  /**
   * above: the heading over the content. aside: next to it on a wide screen. visually-hidden: for screen readers only,
   * if the hero has the same text.
   */
  readonly heading?: 'above' | 'aside' | 'visually-hidden';
  /** The buttons below the content. */
  readonly actions?: readonly Action[];
  readonly children?: ReactNode;
  /** Content as wide as the screen, below the rest. */
  readonly bleed?: ReactNode;
}

/** The attributes of a section's outermost element. */
export function sectionAttributes({ id, kind, ground }: Pick<SectionView, 'id' | 'kind' | 'ground'>) {
  return { id, 'data-section': kind, 'data-ground': ground === 'plain' ? undefined : ground };
}

/** The frame of a section: ground, distances and heading. */
export function SectionFrame({
  section,
  heading = 'above',
  actions = [],
  children,
  bleed,
}: SectionFrameProps) {
  const texts = useTexts(section.texts);
  const title = texts.optional('title');
  const text = texts.optional('text');
  const headingId = `${section.id}-title`;
  const headingContent = (title ?? text) && (
    <>
      {title && (
        <Title id={headingId} lang={texts.lang('title')}>
          {title}
        </Title>
      )}
      {text && (
        <Text lang={texts.lang('text')}>
          <ContactText>{text}</ContactText>
        </Text>
      )}
    </>
  );
  const isHidden = heading === 'visually-hidden';
  const head =
    headingContent &&
    (isHidden ? (
      <VisuallyHidden as="div">{headingContent}</VisuallyHidden>
    ) : (
      <Heading>{headingContent}</Heading>
    ));
  const content = (
    <>
      {children}
      {actions.length > 0 && (
        <After>
          <ButtonRow actions={actions} />
        </After>
      )}
    </>
  );
  return (
    <Frame {...sectionAttributes(section)} aria-labelledby={title ? headingId : undefined}>
      <Container>
        {heading === 'aside' ? (
          <Columns>
            {head}
            <div>{content}</div>
          </Columns>
        ) : (
          <>
            {head}
            {content}
          </>
        )}
      </Container>
      {bleed && <Bleed>{bleed}</Bleed>}
    </Frame>
  );
}
