import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { SectionView } from '../site/section-view.ts';
import { space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { Bento } from './card-grid/Bento.tsx';
import { Index } from './card-grid/Index.tsx';
import { Lines } from './card-grid/Lines.tsx';
import { Tiles } from './card-grid/Tiles.tsx';
import type { SectionProps } from './section-props.ts';

const After = styled.div({ marginTop: space[6] });

type Look = SectionView<'card-grid'>['look'];

const looks: Readonly<Record<Look, (props: SectionProps<'card-grid'>) => ReactElement>> = {
  picture: Tiles,
  icon: Tiles,
  line: Lines,
  index: Index,
  bento: Bento,
};

/** Cards: services, solutions or features, in one of several looks. */
export function CardGrid({ section }: SectionProps<'card-grid'>) {
  const Cards = looks[section.look];
  return (
    <SectionFrame section={section} heading={section.look === 'line' ? 'aside' : 'above'}>
      <Cards section={section} />
      {section.actions.length > 0 && (
        <After>
          <ButtonRow actions={section.actions} />
        </After>
      )}
    </SectionFrame>
  );
}
