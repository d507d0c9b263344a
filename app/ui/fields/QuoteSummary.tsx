import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { writeMoney } from '../../site/money-pattern.ts';
import type { SectionView } from '../../site/resolve-section.ts';
import type { ChoicePriceView, OfferedView } from '../../site/views.ts';
import { basaltTone } from '../../theme/basalt-tones.ts';
import { colour } from '../../theme/colour-roles.ts';
import { from, headerHeight, size, space, weight } from '../../theme/scale.ts';
import { SiteLink } from '../SiteLink.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import { useWrittenPrice } from './ChoicePrice.tsx';
import { useChoiceLabel } from './Field.tsx';
import { anyChoice, type ChosenField, shownFor, shownWhenChosen } from './shown-when-chosen.ts';

/** Rock from the edge of the form to that of the screen; on a phone, as soon as anything is chosen, a bar at its foot. */
const Panel = styled.aside<{ readonly fields: readonly ChosenField[] }>(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    marginInline: `calc(-1 * ${space.gutter})`,
    padding: `${space[3]} ${space.gutter}`,
    '&[data-ground]': {
      background: `linear-gradient(${basaltTone('haze')}, ${colour('ground')})`,
    },
    // What has the focus is above the bar.
    'html:has(&)': { scrollPaddingBottom: '9rem' },
    [from.laptop]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      height: `calc(100svh - ${headerHeight})`,
      minHeight: '30rem',
      marginInline: `0 calc(-1 * ${space.gutter})`,
      padding: `${space[6]} clamp(${space[5]}, 2.5vw, ${space[7]}) 0`,
      overflow: 'hidden',
    },
  },
  ({ fields }) => shownWhenChosen(fields),
  ({ fields }) => ({
    '@media (width < 64rem)': {
      [`form:not(:has(${anyChoice(fields)})) &:has([data-empty])`]: {
        position: 'static',
        '& ul': { display: 'none' },
      },
    },
  }),
);

const Words = styled.div({
  '& h3': { fontSize: '1.125rem', fontWeight: weight.label, letterSpacing: 0 },
  '& p': { color: colour('ink-soft'), '@media (width < 64rem)': { fontSize: size.small } },
  '& small': { display: 'none', fontSize: size.small, [from.laptop]: { display: 'block' } },
  [from.laptop]: { display: 'grid', gap: space[2], paddingBlockEnd: space[5] },
});

/** The amounts that are added up, as large as the widest fits. */
const Total = styled.output({
  display: 'block',
  fontSize: 'clamp(1.75rem, min(5.6vw, 11svh), 6.5rem)',
  fontWeight: weight.display,
  letterSpacing: '-.06em',
  lineHeight: 1,
});

const COLUMN = 'linear-gradient(90deg, #434c52 12%, #2a3136 0 88%, #171b1e 0)';
/** The sides of a slab that is paid every month are layered; those of one that is paid once are solid. */
const LAYER = 'repeating-linear-gradient(#6b777e 0 6px, #14181b 0 9px)';
const LAYERED_SIDES = `${LAYER} left/12% 100% no-repeat, ${LAYER} right/12% 100% no-repeat`;

/** The column: a slab for each choice, as high as its price; on a phone it lies, without words. */
const Slabs = styled.ul({
  display: 'flex',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minHeight: '2rem',
    padding: '0 15%',
    borderBlockEnd: `2px solid ${colour('ground')}`,
    background: COLUMN,
    fontWeight: weight.label,
    lineHeight: 1.15,
  },
  '& [data-monthly]': { background: `${LAYERED_SIDES}, ${COLUMN}` },
  '& small': { flex: 'none', fontSize: size.small, fontWeight: weight.text },
  // The cap is there while anything is chosen.
  '&::before': {
    content: '""',
    flex: 'none',
    height: '2.75rem',
    marginBlockEnd: '-1.375rem',
    clipPath: 'polygon(12% 0, 88% 0, 100% 50%, 88% 100%, 12% 100%, 0 50%)',
    background: colour('accent'),
    zIndex: 1,
  },
  '@media (width < 64rem)': {
    marginBlockStart: space[2],
    '& li': {
      minWidth: '.75rem',
      minHeight: '1.25rem',
      padding: 0,
      borderBlockEnd: 0,
      borderInlineEnd: `2px solid ${colour('ground')}`,
      background: 'linear-gradient(#5b666d 30%, #2a3136 0 78%, #171b1e 0)',
    },
    '& [data-monthly]': { background: 'repeating-linear-gradient(90deg, #5b666d 0 6px, #171b1e 0 9px)' },
    '& li > *': visuallyHidden,
    '&::before': {
      order: 1,
      width: '1.25rem',
      height: 'auto',
      margin: 0,
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
    '[dir=rtl] &::before': { scale: '-1 1' },
  },
  [from.laptop]: { flexDirection: 'column', minHeight: 0 },
});

/** What the two kinds of slabs mean, where both can be seen. */
const Legend = styled.p({
  display: 'none',
  gap: `0 ${space[4]}`,
  fontSize: size.small,
  '& > span': { display: 'flex', alignItems: 'center', gap: space[2] },
  '& > span::before': { content: '""', width: '1.75rem', height: '1.5rem', background: '#434c52' },
  '& > [data-monthly]::before': { background: LAYER },
  [from.laptop]: { display: 'flex' },
});

/** The height of the dearest choice; the others are to its scale. */
const TALLEST = 14.5;
const LOWEST = 2.5;

const Slab = styled.li<{ readonly share: number }>(({ share }) => ({
  flex: `0 1 ${Number(Math.max(LOWEST, share * TALLEST).toFixed(2))}rem`,
}));

/** While nothing is chosen: no amount, and a column that is still to come out of the dark. */
const Nothing = styled.p<{ readonly amount: string }>(({ amount }) => ({
  '&::before': { content: JSON.stringify(amount) },
  display: 'none',
  fontSize: 'clamp(1.75rem, min(5.6vw, 11svh), 6.5rem)',
  fontWeight: weight.display,
  letterSpacing: '-.06em',
  lineHeight: 1,
  opacity: 0.5,
  [from.laptop]: { display: 'block' },
}));

const Shadow = styled.div({
  flex: '0 1 72%',
  background: COLUMN,
  mask: 'linear-gradient(transparent, #000)',
  opacity: 0.6,
  '@media (width < 64rem), print': { display: 'none' },
});

interface QuoteSummaryProps {
  readonly section: SectionView<'form'>;
  readonly fields: readonly ChosenField[];
  /** The package that the visitor comes for, or null. */
  readonly requestedPackage: OfferedView | null;
}

/** The choices so far as a column that grows, with what they cost at least. The column follows the form by styles alone. */
export function QuoteSummary({ section, fields, requestedPackage }: QuoteSummaryProps) {
  const texts = useTexts('forms:summary');
  const packages = useTexts('common:packages');
  const periods = useTexts('common:period');
  const panel = useRef<HTMLElement>(null);
  const chosenPrices = useChosenPrices(panel, section);
  const prices = requestedPackage
    ? [requestedPackage, ...chosenPrices.filter(({ set }) => set !== requestedPackage.set)]
    : chosenPrices;
  const once = addUp(prices.filter((price) => !isMonthly(price)));
  const monthly = addUp(prices.filter(isMonthly));
  const write = (amount: number) => writeMoney(amount, section.money);
  const pricedFields = fields.filter(({ name }) => Object.keys(section.prices[name] ?? {}).length > 0);
  const allPrices = pricedFields.flatMap(({ name }) => Object.values(section.prices[name] ?? {}));
  const dearest = Math.max(1, ...allPrices.map(({ amount }) => amount ?? 0));
  const monthlyTotal = monthly > 0 ? texts('monthly', { price: write(monthly) }) : '';
  const total = once > 0 ? write(once) : monthlyTotal;
  return (
    <Panel ref={panel} fields={fields} data-ground="basalt" aria-label={texts('title')}>
      <Words>
        <h3>{texts('title')}</h3>
        {requestedPackage === null && <Nothing data-empty amount={write(0)} />}
        {requestedPackage === null && <p data-empty>{texts('empty')}</p>}
        <div aria-live="polite">
          {total && <Total>{total}</Total>}
          {total && (
            <p>
              {once > 0 && monthly > 0 && `${texts('andMonthly', { price: write(monthly) })}. `}
              {texts('least')}
            </p>
          )}
        </div>
        {once > 0 && monthly > 0 && (
          <Legend>
            <span>{periods('once')}</span>
            <span data-monthly="">{periods('month')}</span>
          </Legend>
        )}
        {monthly > 0 && (
          <small>
            {packages('term')} {section.terms && <SiteLink to={section.terms}>{packages('terms')}</SiteLink>}
          </small>
        )}
      </Words>
      <Slabs>
        {requestedPackage && <PackageSlab requestedPackage={requestedPackage} dearest={dearest} />}
        {pricedFields.map((field) => (
          <ChosenSlabs
            key={field.name}
            field={field}
            prices={section.prices[field.name] ?? {}}
            dearest={dearest}
          />
        ))}
      </Slabs>
      {requestedPackage === null && <Shadow data-empty />}
    </Panel>
  );
}

interface SlabsProps {
  readonly field: ChosenField;
  readonly prices: Readonly<Record<string, ChoicePriceView>>;
  readonly dearest: number;
}

function ChosenSlabs({ field, prices, dearest }: SlabsProps) {
  const getLabel = useChoiceLabel(field);
  const byQuote = useTexts('forms:summary')('byQuote');
  const write = useWrittenPrice();
  return field.options.map(({ value }) => {
    const choice = prices[value];
    return (
      <Slab
        key={value}
        share={(choice?.amount ?? 0) / dearest}
        data-for={shownFor(field.name, value)}
        data-monthly={choice && isMonthly(choice) ? '' : undefined}
      >
        <span>{getLabel(value)}</span>
        <small>{choice ? write(choice.price) : byQuote}</small>
      </Slab>
    );
  });
}

function PackageSlab({ requestedPackage, dearest }: { requestedPackage: OfferedView; dearest: number }) {
  const { name, price, amount } = requestedPackage;
  return (
    <Slab share={(amount ?? 0) / dearest} data-monthly={isMonthly(requestedPackage) ? '' : undefined}>
      <span>{name}</span>
      <small>{useWrittenPrice()(price)}</small>
    </Slab>
  );
}

function isMonthly({ price }: Pick<ChoicePriceView, 'price'>): boolean {
  return price.period === 'month';
}

function addUp(prices: readonly ChoicePriceView[]): number {
  return prices.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** The prices of the choices that are made, which change with the form. */
function useChosenPrices(
  panel: { readonly current: HTMLElement | null },
  { prices }: SectionView<'form'>,
): readonly ChoicePriceView[] {
  const [chosenPrices, setChosenPrices] = useState<readonly ChoicePriceView[]>([]);
  useEffect(() => {
    const form = panel.current?.closest('form');
    if (!form) return;
    const read = () =>
      setChosenPrices(
        [...new FormData(form)].flatMap(([name, value]) => prices[name]?.[String(value)] ?? []),
      );
    // A form is empty again only after its event.
    const readLater = () => setTimeout(read);
    read();
    form.addEventListener('change', read);
    form.addEventListener('reset', readLater);
    return () => {
      form.removeEventListener('change', read);
      form.removeEventListener('reset', readLater);
    };
  }, [panel, prices]);
  return chosenPrices;
}
