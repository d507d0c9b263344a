import type { Json } from '../../api.ts';
import { Choice, Control, Row } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { useTyped } from './use-typed.ts';

interface QuantityControlProps {
  readonly units: readonly string[];
  readonly value: Json | undefined;
  readonly label: string;
  readonly set: (value: Json) => void;
}

/** What has no number of its own. */
const WORDS = ['unlimited', '24/7'];

/** A figure with its unit, as site.yaml has it: `10 GB`, `500+`, `unlimited`, `99.9 %`. */
export function QuantityControl({ units, value, label, set }: QuantityControlProps) {
  const texts = useTexts();
  const written = value === undefined ? '' : String(value);
  const isWord = WORDS.includes(written);
  const [, figure = '', unit = ''] = isWord
    ? []
    : (/^([\d.,–-]+\+?)\s*(.*)$/.exec(written) ?? ['', written, '']);
  const save = (next: string, nextUnit: string) => {
    if (next === '') return;
    const whole = nextUnit === '' ? next : `${next} ${nextUnit}`;
    // A bare number is a number in site.yaml, too.
    set(/^\d+(\.\d+)?$/.test(whole) ? Number(whole) : whole);
  };
  const typed = useTyped(figure, (next) => save(next.trim(), unit));
  return (
    <Row>
      {!isWord && (
        <Control
          aria-label={label}
          inputMode="decimal"
          style={{ width: '8rem' }}
          value={typed.value}
          onChange={({ target }) => typed.type(target.value)}
          onBlur={typed.leave}
        />
      )}
      <Choice
        aria-label={texts('quantity.unit')}
        style={{ width: 'auto' }}
        value={isWord ? written : unit}
        onChange={({ target }) =>
          WORDS.includes(target.value) ? set(target.value) : save(typed.value || '1', target.value)
        }
      >
        {['', ...units, ...WORDS].map((name) => (
          <option key={name} value={name}>
            {texts(`quantity.units.${name === '24/7' ? 'always' : name || 'none'}`, { defaultValue: name })}
          </option>
        ))}
      </Choice>
    </Row>
  );
}
