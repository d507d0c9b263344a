import styled from '@emotion/styled';
import { useState } from 'react';
import { size, space } from '../../../app/theme/scale.ts';
import type { Json } from '../../api.ts';
import { Control, SecondaryButton, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { asNumber } from './as-number.ts';
import { proposeAmounts } from './propose-amounts.ts';
import { useTyped } from './use-typed.ts';
import type { Change } from './ValueFieldView.tsx';

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[3],
  '& label': { display: 'grid', gap: space[1], fontSize: size.small },
});

type Amounts = Readonly<Record<string, number>>;

interface AmountsControlProps {
  readonly currencies: readonly string[];
  /** Unit and VAT, in words. */
  readonly note: string;
  readonly value: Json | undefined;
  readonly change: (change: Change) => void;
}

/**
 * A price in all currencies. When one changes, the others are proposed in the ratio that they had, and taken with one
 * button.
 */
export function AmountsControl({ currencies, note, value, change }: AmountsControlProps) {
  const texts = useTexts();
  const amounts = amountsOf(value);
  // A pause while typing saves half a number; the ratio stays that of the amounts before.
  const [ratio, setRatio] = useState(amounts);
  const [proposal, setProposal] = useState<Amounts | null>(null);

  function changeOne(currency: string, amount: number) {
    const next = { ...amounts, [currency]: amount };
    const proposed = proposeAmounts(ratio, currency, amount);
    const isOther = currencies.some((code) => proposed[code] !== undefined && proposed[code] !== next[code]);
    setProposal(isOther ? proposed : null);
    change((current) => ({ ...amountsOf(current), [currency]: amount }));
  }

  return (
    <>
      <Grid>
        {currencies.map((currency) => (
          <Amount
            key={currency}
            currency={currency}
            amount={amounts[currency]}
            change={(amount) => changeOne(currency, amount)}
          />
        ))}
      </Grid>
      <Soft>{note}</Soft>
      <div role="status">
        {proposal && (
          <>
            <Soft>
              {texts('amounts.proposal', {
                amounts: currencies
                  .map((currency) => `${proposal[currency] ?? amounts[currency]} ${currency}`)
                  .join(', '),
              })}
            </Soft>
            <SecondaryButton
              type="button"
              onClick={() => {
                setProposal(null);
                setRatio({ ...amounts, ...proposal });
                change((current) => ({ ...amountsOf(current), ...proposal }));
              }}
            >
              {texts('amounts.take')}
            </SecondaryButton>
          </>
        )}
      </div>
    </>
  );
}

function amountsOf(value: Json | undefined): Amounts {
  return (typeof value === 'object' && value !== null ? value : {}) as Amounts;
}

interface AmountProps {
  readonly currency: string;
  readonly amount: number | undefined;
  readonly change: (amount: number) => void;
}

function Amount({ currency, amount, change }: AmountProps) {
  const texts = useTexts();
  const [isWrong, setIsWrong] = useState(false);
  const { value, type, leave } = useTyped(amount === undefined ? '' : String(amount), (typed) => {
    const parsed = asNumber(typed);
    setIsWrong(parsed === undefined);
    if (parsed !== undefined) change(parsed);
  });
  return (
    <label>
      {currency}
      <Control
        inputMode="decimal"
        value={value}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      {isWrong && <Soft>{texts('amounts.wrong')}</Soft>}
    </label>
  );
}
