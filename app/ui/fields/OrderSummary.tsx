import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/section-view.ts';
import { colour } from '../../theme/roles.ts';
import { radius, size, space } from '../../theme/scale.ts';
import { PackageContents } from '../PackageContents.tsx';
import { Price } from '../Price.tsx';
import { type ChosenField, shownFor, shownWhenChosen } from './shown-when-chosen.ts';

const Panel = styled('aside', { shouldForwardProp: (name) => name !== 'field' })<{
  readonly field: ChosenField;
}>(
  {
    display: 'grid',
    gap: space[5],
    padding: space[5],
    borderRadius: radius.card,
    '& article': { display: 'grid', gap: space[5] },
  },
  ({ field }) => shownWhenChosen([field]),
);

const Name = styled.div({
  display: 'grid',
  gap: space[2],
  '& h3': { fontSize: '1.5rem' },
  '& p': { color: colour('ink-soft') },
});

const Title = styled.p({ color: colour('ink-soft'), fontSize: size.small, fontWeight: 600 });

interface OrderSummaryProps {
  readonly field: Extract<ChosenField, { type: 'package' }>;
  readonly packages: readonly PackageView[];
}

/** What the chosen package holds and costs. All packages are in it; the one that is chosen shows, by styles alone. */
export function OrderSummary({ field, packages }: OrderSummaryProps) {
  const title = useTexts('forms:summary')('title');
  return (
    <Panel field={field} data-ground="basalt" aria-label={title}>
      <Title>{title}</Title>
      <div aria-live="polite">
        {field.options.map(({ value, package: name }) => {
          const offered = packages.find(({ id }) => id === name);
          return (
            offered && <ChosenPackage key={value} mark={shownFor(field.name, value)} offered={offered} />
          );
        })}
      </div>
    </Panel>
  );
}

function ChosenPackage({ mark, offered }: { readonly mark: string; readonly offered: PackageView }) {
  const texts = useTexts(offered.texts);
  return (
    <article data-for={mark} data-summary={offered.id}>
      <Name>
        <h3>{texts('name')}</h3>
        <p>{texts('description')}</p>
      </Name>
      <Price price={offered.price} />
      <PackageContents features={offered.features} />
    </article>
  );
}
