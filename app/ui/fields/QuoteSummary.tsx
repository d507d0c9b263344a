import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { OfferedView } from '../../site/views.ts';
import { colour } from '../../theme/colour-roles.ts';
import { radius, size, space } from '../../theme/scale.ts';
import { HEXAGON_RING } from '../hexagon.ts';
import { Icon } from '../Icon.tsx';
import { Price } from '../Price.tsx';
import { useChoiceLabel } from './Field.tsx';
import { useField } from './form-context.ts';
import { type ChosenField, shownFor, shownWhenChosen } from './shown-when-chosen.ts';

const Panel = styled.aside<{ readonly fields: readonly ChosenField[] }>(
  {
    overflow: 'hidden',
    borderRadius: radius.card,
    '& dl': { display: 'grid', gap: space[5] },
    '& dt': { marginBottom: space[2], color: colour('ink-soft'), fontSize: size.small },
    '& dd': { fontWeight: 600, lineHeight: 1.4 },
  },
  ({ fields }) => shownWhenChosen(fields),
);

const Words = styled.div({
  display: 'grid',
  gap: space[5],
  padding: space[5],
  '& h3': { fontSize: '1.5rem' },
});

/** An outlined column, and the next step. */
const Empty = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  lineHeight: 1.45,
  '&::before': {
    content: '""',
    gridRow: 'span 2',
    width: '2.5rem',
    height: '2.8125rem',
    clipPath: HEXAGON_RING,
    background: `conic-gradient(${colour('accent-text')} 60deg, ${colour('line')} 0)`,
  },
  '& p': { alignSelf: 'end', fontWeight: 600 },
  '& p + p': { alignSelf: 'start', color: colour('ink-soft'), fontWeight: 450 },
});

/** The chosen cards, as chips with icon and label. */
const Chips = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& li:has(svg)': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[1]} ${space[3]} ${space[1]} ${space[2]}`,
    borderRadius: '1.25rem',
    background: colour('surface'),
    fontSize: size.small,
  },
  '& svg': { width: '1.125rem', height: '1.125rem', color: colour('accent-text') },
});

interface QuoteSummaryProps {
  readonly fields: readonly ChosenField[];
  /** The package that the visitor comes for, or null. */
  readonly requestedPackage: OfferedView | null;
}

/** The choices so far; they follow the form by styles alone. */
export function QuoteSummary({ fields, requestedPackage }: QuoteSummaryProps) {
  const texts = useTexts('forms:summary');
  return (
    <Panel fields={fields} data-ground="basalt" aria-label={texts('title')}>
      <Words>
        <h3>{texts('title')}</h3>
        <div aria-live="polite">
          {requestedPackage === null && (
            <Empty data-empty>
              <p>{texts('empty')}</p>
              <p>{texts('invite')}</p>
            </Empty>
          )}
          <dl>
            {requestedPackage !== null && (
              <div>
                <dt>{texts('package')}</dt>
                <dd>{requestedPackage.name}</dd>
                <dd>
                  <Price price={requestedPackage.price} />
                </dd>
              </div>
            )}
            {fields.map((field) => (
              <ChosenValues key={field.name} field={field} />
            ))}
          </dl>
        </div>
      </Words>
    </Panel>
  );
}

function ChosenValues({ field }: { readonly field: ChosenField }) {
  const { texts: root } = useField(field.name);
  const label = useTexts(root)('label');
  const getLabel = useChoiceLabel(field);
  return (
    <div data-for={shownFor(field.name)}>
      <dt>{label}</dt>
      <dd>
        <Chips>
          {field.options.map((option) => (
            <li key={option.value} data-for={shownFor(field.name, option.value)}>
              {'icon' in option && option.icon && <Icon name={option.icon} />}
              {getLabel(option.value)}
            </li>
          ))}
        </Chips>
      </dd>
    </div>
  );
}
