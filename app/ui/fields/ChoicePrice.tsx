import { useContext } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PriceView } from '../../site/views.ts';
import { FormContext } from './form-context.ts';

interface ChoicePriceProps {
  readonly field: string;
  readonly value: string;
}

/** The least that a choice costs, in a form that shows prices. */
export function ChoicePrice({ field, value }: ChoicePriceProps) {
  const { prices } = useContext(FormContext);
  const byQuote = useTexts('forms:summary')('byQuote');
  const write = useWrittenPrice();
  if (!prices) return null;
  const price = prices[field]?.[value]?.price;
  return <small>{price ? write(price) : byQuote}</small>;
}

/** Writes a price with its period on one line: `frá 4.990 kr. á mánuði`. */
export function useWrittenPrice(): (price: PriceView) => string {
  const texts = useTexts('common:');
  return ({ kind, amount, period, unit }) => {
    if (kind === 'by-quote') return texts('price.byQuote');
    const written = kind === 'from' ? texts('price.from', { price: amount }) : amount;
    const per = [unit && texts(`price.unit.${unit}`), period !== 'once' && texts(`period.${period}`)];
    return [written, ...per.filter(Boolean)].join(' ');
  };
}
