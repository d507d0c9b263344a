import styled from '@emotion/styled';
import { type KeyboardEvent, useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PrimaryButton, SecondaryButton } from '../ui/buttons.tsx';
import { Message } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { formatNumber } from './format-number.ts';
import { NumberControl } from './NumberControl.tsx';
import { type Amounts, findOddAmounts, proposeAmounts } from './propose-amounts.ts';

/** Returns the new value of a field from the one saved last. */
export type ChangeValue = (value: Json | undefined) => Json | undefined;

const Grid = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${space[2]} ${space[4]}`,
  '& > div:first-child': { gridColumn: '1 / -1' },
  '& > div:first-child input': { minHeight: 'max(2.5rem, var(--touch))', fontSize: size.reading },
  '& input': { textAlign: 'end', fontWeight: 600 },
});

const Proposal = styled(Row)({ justifyContent: 'space-between', color: colour('ice'), fontSize: size.small });

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
 * A price in all currencies. When one changes, the others are proposed in the previous ratio, in their fields, and
 * accepted by Enter or one button. An amount that is far from that ratio is reported with what it was probably meant to be.
 */
export function AmountsControl({ form, currencies, note, value, change }: AmountsControlProps) {
  const texts = useInterfaceTexts();
  const amounts = toAmounts(value);
  // A pause while typing saves a partial number; the ratio stays that of the old amounts.
  const [ratio] = useState(amounts);
  const [proposal, setProposal] = useState<Amounts | null>(null);
  const proposedCurrencies = currencies.filter(
    (currency) => proposal?.[currency] !== undefined && proposal[currency] !== amounts[currency],
  );
  const oddAmounts = proposal ? [] : findOddAmounts(ratio, amounts);

  function changeOne(currency: string, amount: number) {
    setProposal((current) => {
      const isCorrection =
        current === null && Object.keys(ratio).some((code) => ratio[code] !== amounts[code]);
      // The first change proposes the others; one after another, they are what their author wants.
      return isCorrection && currency !== currencies[0] ? null : proposeAmounts(ratio, currency, amount);
    });
    set({ [currency]: amount });
  }

  function set(newAmounts: Amounts) {
    change((current) => ({ ...toAmounts(current), ...newAmounts }));
  }

  function accept() {
    if (proposal) set(proposal);
    setProposal(null);
  }

  return (
    <>
      <Grid
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || proposedCurrencies.length === 0 || event.ctrlKey) return;
          event.preventDefault();
          accept();
        }}
      >
        {currencies.map((currency) => (
          <NumberControl
            key={currency}
            form={form}
            label={currency}
            value={amounts[currency]}
            proposed={proposedCurrencies.includes(currency) ? proposal?.[currency] : undefined}
            before={ratio[currency]}
            currency={currency}
            isRequired
            set={(amount) => amount !== undefined && changeOne(currency, amount)}
          />
        ))}
      </Grid>
      <div role="status">
        {proposedCurrencies.length > 0 && proposal && (
          <Proposal>
            <Row>
              <Icon name="arrow-left-right" size={14} />
              {texts('amounts.proposal')}
            </Row>
            <PrimaryButton onClick={accept}>
              {texts('amounts.take', { count: proposedCurrencies.length })} <small>Enter</small>
            </PrimaryButton>
          </Proposal>
        )}
        {oddAmounts.map(({ currency, expected, isWrong, isLow }) => (
          <Message key={currency} tone={isWrong ? 'bad' : 'warn'}>
            <p>
              {texts(`amounts.${isLow ? 'low' : 'high'}`, {
                currency,
                expected: formatNumber(expected, currency),
              })}
            </p>
            <SecondaryButton onClick={() => set({ [currency]: expected })}>
              {texts('amounts.use', { amount: formatNumber(expected, currency) })}
            </SecondaryButton>
          </Message>
        ))}
      </div>
      <Soft>{note}</Soft>
    </>
  );
}

function toAmounts(value: Json | undefined): Amounts {
  return (typeof value === 'object' && value !== null ? value : {}) as Amounts;
}
