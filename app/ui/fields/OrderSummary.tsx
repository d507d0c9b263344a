import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageSetView, PackageView } from '../../site/views.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size, space } from '../../theme/scale.ts';
import { DeliveryTime, PackageContents, PackageTerms } from '../PackageContents.tsx';
import { Price } from '../Price.tsx';
import { type ChosenField, shownFor, shownWhenChosen } from './shown-when-chosen.ts';

const Panel = styled.aside<{ readonly field: ChosenField }>(({ field }) => shownWhenChosen([field]));

const Receipt = styled.article({ display: 'grid', gap: space[5], padding: space[6] });

const Title = styled.p({ color: colour('ink-soft'), fontSize: size.small, fontWeight: 600 });

const Name = styled.div({
  display: 'grid',
  gap: space[2],
  '& h3': { fontSize: size.entry },
  '& p': { color: colour('ink-soft') },
});

const Total = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `2px solid ${colour('ink')}`,
  '& > span': { fontWeight: 600 },
  '& > p': { justifyContent: 'flex-end', textAlign: 'end' },
  '& > p > strong': { flexBasis: '100%' },
});

const Conditions = styled.div({ display: 'grid', gap: space[2] });

interface OrderSummaryProps {
  readonly field: Extract<ChosenField, { type: 'package' }>;
  readonly packages: readonly PackageView[];
  readonly set: PackageSetView | null;
}

/** Contents and price of the chosen package, as a receipt. It has all packages; styles show the chosen one. */
export function OrderSummary({ field, packages, set }: OrderSummaryProps) {
  const title = useTexts('forms:summary')('title');
  return (
    <Panel field={field} aria-label={title} aria-live="polite">
      {field.options.map(({ value, package: name }) => {
        const pkg = packages.find(({ id }) => id === name);
        const mark = shownFor(field.name, value);
        return pkg && <ChosenPackage key={value} mark={mark} pkg={pkg} set={set} />;
      })}
    </Panel>
  );
}

interface ChosenPackageProps {
  readonly mark: string;
  readonly pkg: PackageView;
  readonly set: PackageSetView | null;
}

function ChosenPackage({ mark, pkg, set }: ChosenPackageProps) {
  const texts = useTexts(pkg.texts);
  const summary = useTexts('forms:summary');
  return (
    <Receipt data-for={mark} data-summary={pkg.id} data-ground="basalt">
      <Title>{summary('title')}</Title>
      <Name>
        <h3>{texts('name')}</h3>
        <p>{texts('description')}</p>
      </Name>
      <PackageContents pkg={pkg} />
      <Total>
        <span>{summary('total')}</span>
        <Price price={pkg.price} />
      </Total>
      <Conditions>
        <DeliveryTime pkg={pkg} />
        {set && <PackageTerms set={set} />}
      </Conditions>
    </Receipt>
  );
}
