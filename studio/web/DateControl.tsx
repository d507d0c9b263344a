import { type SyntheticEvent, useState } from 'react';
import { useTyped } from './edit/use-typed.ts';
import { useInterfaceTexts } from './interface-texts.ts';
import { Control } from './ui/controls.tsx';
import { Soft } from './ui/layout.tsx';

/** Partly typed years are below these ranges; years with an extra digit are above them. */
const RANGES = {
  date: { min: '1900-01-01', max: '2099-12-31' },
  'datetime-local': { min: '1900-01-01T00:00', max: '2099-12-31T23:59' },
  time: {},
} as const;

interface DateControlProps {
  readonly type: keyof typeof RANGES;
  readonly label?: string | undefined;
  readonly value: string;
  /** @param value empty if the field is; never called for an incomplete or impossible value */
  readonly onChange: (value: string) => void;
  /** Called on blur and on each key release. */
  readonly onCheck?: (isCompleteValue: boolean) => void;
  readonly describedBy?: string;
}

/** A day, a time or both. Browsers report an incomplete value as an empty one and fire no event for it. */
export function DateControl({ type, label, value, onChange, onCheck, describedBy }: DateControlProps) {
  const texts = useInterfaceTexts();
  const [isComplete, setIsComplete] = useState(true);
  const field = useTyped(value, (typed) => isComplete && onChange(typed));
  const check = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { badInput, rangeUnderflow, rangeOverflow } = currentTarget.validity;
    const isComplete = !badInput && !rangeUnderflow && !rangeOverflow;
    setIsComplete(isComplete);
    onCheck?.(isComplete);
  };
  return (
    <>
      <Control
        type={type}
        {...RANGES[type]}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={!isComplete || undefined}
        value={field.value}
        style={{ maxWidth: '18rem' }}
        onChange={(event) => {
          check(event);
          field.type(event.target.value);
        }}
        onKeyUp={check}
        onBlur={(event) => {
          check(event);
          field.leave();
        }}
      />
      {!isComplete && (
        <Soft as="span" role="status">
          {texts(`date.incomplete.${type}`)}
        </Soft>
      )}
    </>
  );
}
