import { useState } from 'react';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Choice, Control } from '../ui/controls.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { getUnreadable, keepUnreadable } from '../use-stored-state.ts';
import { readNumber } from './read-number.ts';
import { useTyped } from './use-typed.ts';

interface QuantityControlProps {
  /** Identifies the value; what is typed and cannot be read is kept under it. */
  readonly form: string;
  readonly units: readonly string[];
  readonly value: Json | undefined;
  readonly label: string;
  readonly set: (value: Json) => void;
}

/** Values without a number. */
const WORD_VALUES = ['unlimited', '24/7'];

/** A figure with its unit, in the notation of site.yaml: `10 GB`, `500+`, `unlimited`, `99.9 %`. */
export function QuantityControl({ form, units, value, label, set }: QuantityControlProps) {
  const texts = useInterfaceTexts();
  const [reading, setReading] = useState<ReturnType<typeof readFigure>>();
  const valueText = value === undefined ? '' : String(value);
  const isWord = WORD_VALUES.includes(valueText);
  const [figure, unit] = splitUnit(isWord ? '' : valueText, units);
  const save = (newFigure: string, chosenUnit: string) => {
    const [typedFigure, typedUnit = chosenUnit] = splitUnit(newFigure, units);
    const newReading = typedFigure === '' ? undefined : readFigure(typedFigure);
    setReading(newReading);
    keepUnreadable(form, 'quantity', newReading?.problem === undefined ? null : newFigure);
    if (!newReading?.figure) return;
    const valueWithUnit = typedUnit === '' ? newReading.figure : `${newReading.figure} ${typedUnit}`;
    // A bare number is a number in site.yaml, too.
    set(/^\d+(\.\d+)?$/.test(valueWithUnit) ? Number(valueWithUnit) : valueWithUnit);
  };
  const figureField = useTyped(figure, (next) => save(next, unit ?? ''), getUnreadable(form, 'quantity'));
  return (
    <Row>
      {!isWord && (
        <Control
          aria-label={label}
          aria-invalid={reading?.problem !== undefined || undefined}
          inputMode="decimal"
          style={{ width: '8rem' }}
          value={figureField.value}
          onChange={({ target }) => figureField.type(target.value)}
          onBlur={figureField.leave}
        />
      )}
      <Choice
        aria-label={texts('quantity.unit')}
        style={{ width: 'auto' }}
        value={isWord ? valueText : (unit ?? '')}
        options={['', ...units, ...WORD_VALUES].map((name) => [
          name,
          texts(`quantity.units.${name === '24/7' ? 'always' : name || 'none'}`, { defaultValue: name }),
        ])}
        set={(newUnit) =>
          WORD_VALUES.includes(newUnit) ? set(newUnit) : save(figureField.value || '1', newUnit)
        }
      />
      {reading && (
        <Soft as="span" role="status">
          {reading.problem ? texts(`number.${reading.problem}`) : `= ${valueText}`}
        </Soft>
      )}
    </Row>
  );
}

/** The figure before its unit; the unit is undefined if there is none. */
function splitUnit(text: string, units: readonly string[]): [figure: string, unit?: string] {
  const match = new RegExp(`^(.*\\d\\+?)\\s*(${units.join('|')})s?$`).exec(text.trim());
  return match?.[2] === undefined ? [text.trim()] : [match[1] ?? '', match[2]];
}

/** A figure in the notation of site.yaml, or its problem. @param figureField `10`, `500+`, `0,5-2` or a date */
function readFigure(figureField: string): { figure?: string; problem?: 'unclear' | 'wrong' } {
  if (/^\d{4}-\d{2}-\d{2}$/.test(figureField)) return { figure: figureField };
  const [, from = '', to, plus = ''] = /^(.+?)(?:\s*[-–]\s*(\d.*?))?(\+)?$/.exec(figureField) ?? [];
  const numbers = (to === undefined ? [from] : [from, to]).map((number) => readNumber(number));
  const problem = numbers.find((number) => typeof number === 'string' || number < 0);
  if (problem !== undefined) return { problem: problem === 'unclear' ? 'unclear' : 'wrong' };
  return { figure: numbers.join('-') + plus };
}
