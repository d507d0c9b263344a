import styled from '@emotion/styled';
import { useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Soft } from '../ui/layout.tsx';
import { size, space } from '../ui/tokens.ts';
import { NumberControl } from './NumberControl.tsx';
import { fractionDigits } from './read-number.ts';

/** Returns the new value of a field from the one saved last. */
export type ChangeValue = (value: Json | undefined) => Json | undefined;

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: space[3],
  '& label': { display: 'grid', alignContent: 'start', gap: space[1], fontSize: size.small },
});

type Amounts = Readonly<Record<string, number>>;

interface AmountsControlProps {
  /** Identifies the price. */
  readonly form: string;
  readonly currencies: readonly string[];
  /** Unit and VAT, in words. */
  readonly note: string;
  readonly value: Json | undefined;
  readonly change: (change: ChangeValue) => void;
}

/**
 * A price in all currencies. When one changes, the others are proposed in the previous ratio, and accepted with one
 * button.
 */
export function AmountsControl({ form, currencies, note, value, change }: AmountsControlProps) {
  const texts = useInterfaceTexts();
  const amounts = toAmounts(value);
  // A pause while typing saves a partial number; the ratio stays that of the old amounts.
  const [ratio, setRatio] = useState(amounts);
  const [proposal, setProposal] = useState<Amounts | null>(null);

  function changeOne(currency: string, amount: number) {
    const newAmounts = { ...amounts, [currency]: amount };
    const proposedAmounts = proposeAmounts(ratio, currency, amount);
    const changesOthers = currencies.some(
      (code) => proposedAmounts[code] !== undefined && proposedAmounts[code] !== newAmounts[code],
    );
    setProposal(changesOthers ? proposedAmounts : null);
    change((current) => ({ ...toAmounts(current), [currency]: amount }));
  }

  return (
    <>
      <Grid>
        {currencies.map((currency) => (
          <NumberControl
            key={currency}
            form={form}
            label={currency}
            value={amounts[currency]}
            currency={currency}
            isRequired
            set={(amount) => amount !== undefined && changeOne(currency, amount)}
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
              onClick={() => {
                setProposal(null);
                setRatio({ ...amounts, ...proposal });
                change((current) => ({ ...toAmounts(current), ...proposal }));
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

function toAmounts(value: Json | undefined): Amounts {
  return (typeof value === 'object' && value !== null ? value : {}) as Amounts;
}

/**
 * The amounts of a price after one of them has changed: the others in the previous ratio and rounding.
 * @param before by currency
 * @param amount the new amount of `currency`
 * @returns no entry for a currency whose amount cannot be computed
 */
function proposeAmounts(before: Amounts, currency: string, amount: number): Amounts {
  const oldAmount = before[currency];
  if (!oldAmount || amount <= 0) return {};
  const otherAmounts = Object.entries(before).map(([code, value]) => {
    return [code, roundLike(value, (value * amount) / oldAmount, fractionDigits(code))];
  });
  return { ...Object.fromEntries(otherAmounts), [currency]: amount };
}

/**
 * Rounds to the step of the old amount (4990 to tens, 39 to ones), and keeps a final digit 9.
 * @param decimals those of the currency, used if the old amount has any
 */
function roundLike(oldAmount: number, value: number, decimals: number): number {
  if (!Number.isInteger(oldAmount)) return Number(value.toFixed(decimals));
  const zeros = /0*$/.exec(String(oldAmount))?.[0].length ?? 0;
  const step = 10 ** zeros;
  const digit = Math.floor(oldAmount / step) % 10;
  // Keep the final 9 or 5 of a price (4990, 39, 495).
  if ((digit === 9 || digit === 5) && value >= 10 * step) {
    const candidate = Math.round((value - digit * step) / (10 * step)) * 10 * step + digit * step;
    if (candidate > 0) return candidate;
  }
  return Math.max(step, Math.round(value / step) * step);
}
