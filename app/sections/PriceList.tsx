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

const List = styled.ul({
  [from.laptop]: { display: 'grid', gridTemplateColumns: 'minmax(58%, auto) minmax(0, 1fr)' },
});

/** A price that takes half the screen, and what it is for. */
const Line = styled.li({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[6]}`,
  borderTop: `2px solid ${colour('ink')}`,
  '& p > strong': {
    fontSize: 'min(25vw, 12rem)',
    letterSpacing: '-.055em',
    lineHeight: 0.8,
    whiteSpace: 'nowrap',
  },
  '& p > strong small': { fontSize: '.22em' },
  [from.laptop]: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'end',
    '& p > strong': { fontSize: 'min(15vw, 19rem)' },
  },
});

const Cost = styled.div({ order: -1, '& > p': { display: 'grid', rowGap: space[3] } });

const Words = styled.div({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  '& h3': { fontSize: size.entry },
  '& h3 + p': { color: colour('ink-soft'), maxWidth: '34rem' },
});

const Links = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  marginTop: space[2],
});

const More = styled(SiteLink)(lineLink, { fontWeight: 600 });

const Order = styled(SiteLink)(buttonBase, buttonLooks.secondary);

const Terms = styled.div({ display: 'grid', gap: space[3] });

/** Prices one below the other, as large as the screen allows. */
export function PriceList({ section }: SectionProps<'price-list'>) {
  const texts = useTexts(`${section.texts}.entries`);
  const common = useTexts('common:');
  return (
    <SectionFrame section={section} actions={section.actions}>
      <List>
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
                <Links>
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
                </Links>
              </Words>
              <Cost>{price && <Price price={price} />}</Cost>
            </Line>
          );
        })}
      </List>
      <Terms>
        {section.sets.map((set) => (
          <PackageTerms key={set.texts} set={set} />
        ))}
      </Terms>
    </SectionFrame>
  );
}
