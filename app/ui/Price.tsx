import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { PriceView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { size, space, weight } from '../theme/scale.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const Line = styled.p({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}` });

const Amount = styled.strong({
  fontWeight: weight.display,
  fontSize: size.title,
  letterSpacing: '-.055em',
  lineHeight: 1,
  // “from” and a currency that is a word.
  '& small': { fontSize: '.5em', letterSpacing: '-.02em', whiteSpace: 'nowrap' },
});

const Note = styled.span({
  color: colour('ink-soft'),
  fontSize: size.small,
  '&[data-offer]': { width: '100%' },
});

interface PriceProps {
  readonly price: PriceView;
  /** `span` if HTML allows no paragraph, as in a label. */
  readonly as?: 'p' | 'span';
}

/** A price with its period and a note on VAT; during an offer, next to the ordinary price struck through. */
export function Price({ price, as = 'p' }: PriceProps) {
  const texts = useTexts('common:');
  if (price.kind === 'by-quote')
    return (
      <Line as={as}>
        <Amount>{texts('price.byQuote')}</Amount>
      </Line>
    );
  const amount = price.kind === 'from' ? texts('price.from', { price: price.amount }) : price.amount;
  const vat = texts(price.vat === 'excluded' ? 'price.vatExcluded' : 'price.vatIncluded');
  const { offer } = price;
  const [before, figure, after] = splitAmount(amount);
  return (
    <Line as={as}>
      {offer && (
        <Note>
          <VisuallyHidden>{texts('price.before')} </VisuallyHidden>
          <s>{offer.before}</s>
        </Note>
      )}
      <Amount>
        {offer && <VisuallyHidden>{texts('price.now')} </VisuallyHidden>}
        {before && <small>{before}</small>}
        {figure}
        {after && <small>{after}</small>}
      </Amount>
      <Note>
        {price.unit && `${texts(`price.unit.${price.unit}`)} `}
        {texts(`period.${price.period}`)}, {vat}
      </Note>
      {offer && (
        <Note data-offer="">
          {texts('price.until', { day: offer.until })}
          {offer.lowest && ` ${texts('price.lowest', { price: offer.lowest })}`}
        </Note>
      )}
    </Line>
  );
}

/** The number, with a sign of its currency, between words: `frá 4.990 kr.` → `frá `, `4.990`, ` kr.` */
function splitAmount(amount: string): readonly string[] {
  return (
    /^(.*?)([^\s\p{L}]*\d(?:[\d.,'’\s]*\d)?[^\s\p{L}]*)(.*)$/su.exec(amount)?.slice(1) ?? ['', amount, '']
  );
}
