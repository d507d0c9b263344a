import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { buttonBase, buttonLooks, lineLink } from '../ui/button-styles.ts';
import { Icon } from '../ui/Icon.tsx';
import { DeliveryTime, PackageContents, PackageTerms } from '../ui/PackageContents.tsx';
import { Price } from '../ui/Price.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import { SiteLink } from '../ui/SiteLink.tsx';
import type { SectionProps } from './section-props.ts';

const Line = styled.li({
  display: 'grid',
  gap: `${space[2]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '&:last-of-type': { borderBottom: `1px solid ${colour('line')}` },
  '& h3': { fontSize: size.item },
  '& h3 + p': { color: colour('ink-soft'), maxWidth: '34rem' },
  [from.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'start' },
});

const Words = styled.div({ display: 'grid', gap: space[2], alignContent: 'start', justifyItems: 'start' });

const Cost = styled.div({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  [from.tablet]: {
    justifyItems: 'end',
    '& > p': { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end' },
  },
});

const More = styled(SiteLink)(lineLink, { fontWeight: 600 });

const Order = styled(SiteLink)(buttonBase, buttonLooks.secondary);

const Terms = styled.div({ display: 'grid', gap: space[3], marginTop: space[6] });

/** Prices one below the other. */
export function PriceList({ section }: SectionProps<'price-list'>) {
  return (
    <SectionFrame section={section} heading="aside" actions={section.actions}>
      <ul>
        {section.entries.map((entry) => (
          <PriceLine key={entry.id} section={section} entry={entry} />
        ))}
      </ul>
      <Terms>
        {section.sets.map((set) => (
          <PackageTerms key={set.texts} set={set} />
        ))}
      </Terms>
    </SectionFrame>
  );
}

interface PriceLineProps {
  readonly section: SectionView<'price-list'>;
  readonly entry: SectionView<'price-list'>['entries'][number];
}

function PriceLine({ section, entry }: PriceLineProps) {
  const texts = useTexts(`${section.texts}.entries.${entry.id}`);
  const common = useTexts('common:');
  const readMore = common('readMore');
  const order = section.orders[entry.id];
  const price = section.prices[entry.id];
  const offered = section.packages[entry.id];
  return (
    <Line data-price={entry.id}>
      <Words>
        <h3>{texts('title')}</h3>
        <p>{texts('text')}</p>
        {offered && <DeliveryTime offered={offered} />}
        {offered && <PackageContents offered={offered} />}
      </Words>
      <Cost>
        {price && <Price price={price} />}
        {order && (
          <Order to={order} aria-label={`${common('packages.order')}: ${texts('title')}`}>
            {common('packages.order')}
          </Order>
        )}
        {entry.to && (
          <More to={entry.to} aria-label={`${readMore}: ${texts('title')}`}>
            {readMore}
            <Icon name="arrow-right" />
          </More>
        )}
      </Cost>
    </Line>
  );
}
