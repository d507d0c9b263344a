import styled from '@emotion/styled';
import { useState } from 'react';
import { size, space } from '../../../app/theme/scale.ts';
import type { Json } from '../../api.ts';
import { Control, PlainButton, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { asNumber } from './as-number.ts';
import { proposeAmounts } from './propose-amounts.ts';
import { useTyped } from './use-typed.ts';

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[3],
  '& label': { display: 'grid', fontSize: size.small },
});

type Amounts = Readonly<Record<string, number>>;

interface AmountsControlProps {
  readonly currencies: readonly string[];
  /** Unit and VAT, in words. */
  readonly note: string;
  readonly value: Json | undefined;
  readonly set: (value: Json) => void;
}

/**
 * A price in all currencies. When one changes, the others are proposed in the ratio that they had, and taken with one
 * button.
 */
export function AmountsControl({ currencies, note, value, set }: AmountsControlProps) {
  const texts = useTexts();
  const amounts = (typeof value === 'object' && value !== null ? value : {}) as Amounts;
  const [proposal, setProposal] = useState<Amounts | null>(null);

  function change(currency: string, amount: number) {
    const next = { ...amounts, [currency]: amount };
    const proposed = proposeAmounts(amounts, currency, amount);
    setProposal(
      currencies.some((code) => proposed[code] !== undefined && proposed[code] !== next[code])
        ? proposed
        : null,
    );
    set(next);
  }

  return (
    <>
      <Grid>
        {currencies.map((currency) => (
          <Amount
            key={currency}
            currency={currency}
            amount={amounts[currency]}
            change={(amount) => change(currency, amount)}
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
            <PlainButton
              type="button"
              onClick={() => {
                setProposal(null);
                set({ ...amounts, ...proposal });
              }}
            >
              {texts('amounts.take')}
            </PlainButton>
          </>
        )}
      </div>
    </>
  );
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
