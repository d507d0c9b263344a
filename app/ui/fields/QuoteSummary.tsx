import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { radius, size, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';
import { useChoiceWords } from './Field.tsx';
import { useField } from './form-context.ts';
import { type ChosenField, shownFor, shownWhenChosen } from './shown-when-chosen.ts';

const Panel = styled('aside', { shouldForwardProp: (name) => name !== 'fields' })<{
  readonly fields: readonly ChosenField[];
}>(
  {
    display: 'grid',
    gap: space[4],
    padding: space[5],
    borderRadius: radius.card,
    '& h3': { fontSize: size.item },
    '& dl': { display: 'grid', gap: space[4] },
    '& dt': { color: colour('ink-soft'), fontSize: size.small },
    '& dd': { display: 'grid', gap: space[1], fontWeight: 600, lineHeight: 1.4 },
    '& li': { display: 'flex', gap: space[2], alignItems: 'start' },
    '& svg': { marginTop: '.15em', color: colour('accent-text') },
  },
  ({ fields }) => shownWhenChosen(fields),
);

const Empty = styled.p({ color: colour('ink-soft') });

interface QuoteSummaryProps {
  readonly fields: readonly ChosenField[];
  /** The name of the package that the visitor comes for, or null. */
  readonly offered: string | null;
}

/** What has been chosen so far; it follows the form by styles alone. */
export function QuoteSummary({ fields, offered }: QuoteSummaryProps) {
  const texts = useTexts('forms:summary');
  return (
    <Panel fields={fields} data-ground="basalt" aria-label={texts('title')}>
      <h3>{texts('title')}</h3>
      <div aria-live="polite">
        {offered === null && <Empty data-empty>{texts('empty')}</Empty>}
        <dl>
          {offered !== null && (
            <div>
              <dt>{texts('package')}</dt>
              <dd>{offered}</dd>
            </div>
          )}
          {fields.map((field) => (
            <Chosen key={field.name} field={field} />
          ))}
        </dl>
      </div>
    </Panel>
  );
}

function Chosen({ field }: { readonly field: ChosenField }) {
  const { texts: root } = useField(field.name);
  const label = useTexts(root)('label');
  const wordsOf = useChoiceWords(field);
  return (
    <div data-for={shownFor(field.name)}>
      <dt>{label}</dt>
      <dd>
        <ul>
          {field.options.map((option) => (
            <li key={option.value} data-for={shownFor(field.name, option.value)}>
              {'icon' in option && option.icon && <Icon name={option.icon} />}
              {wordsOf(option.value)}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
