import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { colour, controlHeight, elevation, radius, size, space } from './tokens.ts';

export const Control = styled.input({
  width: '100%',
  minHeight: controlHeight,
  padding: `.25rem ${space[2]}`,
  border: `1px solid ${colour('edge')}`,
  borderRadius: radius.control,
  background: colour('surface'),
  '&::placeholder': { color: colour('ink-faint'), opacity: 1 },
  '&:focus': { outline: `2px solid ${colour('ice')}`, outlineOffset: '-1px', borderColor: 'transparent' },
  '&[aria-invalid=true]': {
    borderColor: colour('bad'),
    boxShadow: `inset 0 0 0 1px ${colour('bad')}`,
  },
  '&[type=checkbox]': { width: '1rem', minHeight: '1rem' },
  '&[type=file]': { paddingBlock: space[1] },
  'select&': { textOverflow: 'ellipsis' },
});

const Select = Control.withComponent('select');
export const TextArea = Control.withComponent('textarea');

/** A group of inputs with a legend. */
export const Fieldset = styled.fieldset({
  display: 'grid',
  gap: space[2],
  '& > legend': { fontWeight: 650 },
});

interface LabeledProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A one-line input below its label. */
export function Labeled({ label, ...props }: LabeledProps) {
  return (
    <label>
      {label}
      <Control {...props} />
    </label>
  );
}

interface ChoiceProps<Value extends string> extends ComponentProps<'select'> {
  /** Shown above it. */
  readonly label?: string;
  /** Values with their displayed text. */
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly set?: (value: Value) => void;
}

/** One of several values. */
export function Choice<Value extends string>({ label, options, set, ...props }: ChoiceProps<Value>) {
  const id = useId();
  function choose(chosen: string) {
    const option = options.find(([value]) => value === chosen);
    if (option) set?.(option[0]);
  }
  const choice = (
    <Select id={id} onChange={({ target }) => choose(target.value)} {...props}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  if (label === undefined) return choice;
  return (
    <label htmlFor={id}>
      {label}
      {choice}
    </label>
  );
}

const Track = styled.fieldset({
  display: 'inline-flex',
  flex: 'none',
  flexWrap: 'wrap',
  justifySelf: 'start',
  gap: 2,
  maxWidth: '100%',
  padding: 2,
  borderRadius: radius.track,
  background: colour('sunken'),
  '& > label': {
    position: 'relative',
    justifyContent: 'center',
    minWidth: '2rem',
    minHeight: `max(calc(${controlHeight} - 4px), var(--touch))`,
    padding: '0 .625rem',
    borderRadius: radius.control,
    fontWeight: 600,
    fontSize: size.body,
    color: colour('ink-soft'),
    cursor: 'pointer',
  },
  '& > label:has(:checked)': {
    background: colour('raised'),
    color: colour('ink'),
    boxShadow: elevation.raised,
  },
  '& > label:has(:focus-visible)': { outline: `2px solid ${colour('ice')}` },
  // Covers its label, so that it is where one taps.
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': { '& > label:has(:checked)': { outline: '2px solid Highlight' } },
});

interface SegmentsProps<Value extends string> {
  readonly label: string;
  /** Values with what they show; the name is for screen readers if that is only an icon. */
  readonly options: readonly (readonly [value: Value, shown: ReactNode, name?: string])[];
  readonly value: Value | undefined;
  readonly set: (value: Value) => void;
}

/** One of a few values, all in sight. */
export function Segments<Value extends string>({ label, options, value, set }: SegmentsProps<Value>) {
  const group = useId();
  return (
    <Track aria-label={label}>
      {options.map(([option, shown, name]) => (
        <label key={option} title={name}>
          <input
            type="radio"
            name={group}
            aria-label={name}
            checked={option === value}
            onChange={() => set(option)}
          />
          {shown}
        </label>
      ))}
    </Track>
  );
}
