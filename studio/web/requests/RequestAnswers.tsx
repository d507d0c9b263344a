import styled from '@emotion/styled';
import type { RequestDetail, RequestOrder } from '../../api/requests-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';

/** Untrusted plain text, which wraps if it does not fit and cannot affect the content around it. */
const Answers = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  '& dt': { color: colour('ink-soft'), fontSize: size.small },
  '& dd': {
    margin: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
  },
});

/** The labeled answers, and the ordered item. */
export function RequestAnswers({ answers, order }: Pick<RequestDetail, 'answers' | 'order'>) {
  const texts = useInterfaceTexts();
  return (
    <Answers>
      {order && (
        <div>
          <dt>{texts('requests.order.title')}</dt>
          <dd>
            <Order order={order} />
          </dd>
        </div>
      )}
      {answers.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Answers>
  );
}

function Order({ order: { name, seen, current, isStale } }: { readonly order: RequestOrder }) {
  const texts = useInterfaceTexts();
  const getPrice = ({ price }: { readonly price: string | null }) => price ?? texts('requests.order.byQuote');
  return (
    <>
      {name}: {getPrice(seen ?? current)}
      {isStale && <Soft>{texts('requests.order.stale', { price: getPrice(current) })}</Soft>}
      {!seen && <Soft>{texts('requests.order.unseen')}</Soft>}
    </>
  );
}
