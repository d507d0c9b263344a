import styled from '@emotion/styled';
import { space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { NewsCards } from '../ui/NewsCards.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const After = styled.div({ marginTop: space[6] });

/** The newest news; nothing while there is none, or none has been read. */
export function LatestNews({ section }: SectionProps<'latest-news'>) {
  if (!section.news || section.news.length === 0) return null;
  return (
    <SectionFrame section={section}>
      <NewsCards news={section.news} base={section.base} />
      <After>
        <ButtonRow actions={section.actions} />
      </After>
    </SectionFrame>
  );
}
