import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
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
  gap: `${space[4]} ${space[6]}`,
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
  const texts = useTexts(`${section.texts}.entries`);
  const common = useTexts('common:');
  return (
    <SectionFrame section={section} heading="aside" actions={section.actions}>
      <ul>
        {section.entries.map(({ id, to }) => {
          const title = texts(`${id}.title`);
          const order = section.orders[id];
          const price = section.prices[id];
          const pkg = section.packages[id];
          return (
            <Line key={id} data-price={id}>
              <Words>
                <h3 lang={texts.lang(`${id}.title`)}>{title}</h3>
                <p lang={texts.lang(`${id}.text`)}>{texts(`${id}.text`)}</p>
                {pkg && <DeliveryTime pkg={pkg} />}
                {pkg && <PackageContents pkg={pkg} />}
              </Words>
              <Cost>
                {price && <Price price={price} />}
                {order && (
                  <Order to={order} aria-label={`${common('packages.order')}: ${title}`}>
                    {common('packages.order')}
                  </Order>
                )}
                {to && (
                  <More to={to} aria-label={`${common('readMore')}: ${title}`}>
                    {common('readMore')}
                    <Icon name="arrow-right" />
                  </More>
                )}
              </Cost>
            </Line>
          );
        })}
      </ul>
      <Terms>
        {section.sets.map((set) => (
          <PackageTerms key={set.texts} set={set} />
        ))}
      </Terms>
    </SectionFrame>
  );
}
