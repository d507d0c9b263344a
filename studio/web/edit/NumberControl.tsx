import styled from '@emotion/styled';
import { useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Control } from '../ui/controls.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';
import { getUnreadable, keepUnreadable } from '../use-stored-state.ts';
import { formatNumber } from './format-number.ts';
import { readNumber } from './read-number.ts';
import { useTyped } from './use-typed.ts';

interface NumberControlProps {
  /** Identifies the value; what is typed and cannot be read is kept under it. */
  readonly form: string;
  readonly label: string;
  readonly value: Json | undefined;
  readonly currency?: string;
  /** Proposed in place of the value; it is shown, not saved. */
  readonly proposed?: number | undefined;
  /** The value before the first change, shown next to the label. */
  readonly before?: number | undefined;
  /** Maximum number of decimals. */
  readonly decimals?: number | undefined;
  /** Refuses an empty field. */
  readonly isRequired?: boolean;
  /** @param value undefined if the field is empty */
  readonly set: (value: number | undefined) => void;
}

/** A number, saved a moment after the last key; its interpretation is shown below it. */
export function NumberControl({
  form,
  label,
  value,
  currency,
  proposed,
  before,
  decimals,
  isRequired,
  set,
}: NumberControlProps) {
  const texts = useInterfaceTexts();
  const name = currency ?? 'number';
  const [reading, setReading] = useState<ReturnType<typeof readNumber>>();
  const save = (typed: string) => {
    const isEmpty = typed.trim() === '' && !isRequired;
    const number = isEmpty ? undefined : readNumber(typed, { currency, decimals });
    setReading(number);
    keepUnreadable(form, name, typeof number === 'string' ? typed : null);
    if (typeof number !== 'string') set(number);
  };
  const field = useTyped(value === undefined ? '' : String(value), save, getUnreadable(form, name));
  const isWrong = typeof reading === 'string';
  const isProposed = proposed !== undefined && field.value === String(value ?? '');
  const shown = isProposed ? String(proposed) : field.value;
  return (
    <Frame>
      {currency !== undefined && (
        <span>
          {currency}
          {before !== undefined && before !== value && <s>{formatNumber(before)}</s>}
        </span>
      )}
      <Control
        aria-label={label}
        aria-invalid={isWrong || undefined}
        data-proposed={isProposed ? '' : undefined}
        inputMode="decimal"
        value={shown}
        onChange={({ target }) => field.type(target.value)}
        onBlur={field.leave}
      />
      {reading !== undefined && (
        <Soft as="span" role="status">
          {isWrong ? texts(`number.${reading}`) : `= ${formatNumber(reading, currency)}`}
        </Soft>
      )}
    </Frame>
  );
}

const Frame = styled.div({
  display: 'grid',
  gap: space[1],
  '& > span:first-of-type': {
    display: 'flex',
    justifyContent: 'space-between',
    fontSize: size.label,
    fontWeight: 600,
    color: colour('ink-soft'),
  },
  '& s': { fontWeight: 450, color: colour('ink-faint') },
  '& [data-proposed]': { color: colour('ice') },
});
