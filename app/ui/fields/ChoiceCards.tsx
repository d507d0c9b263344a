import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { from, motionWelcome, pointerHover, radius, size, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';
import { useChoiceWords } from './Field.tsx';
import { FieldErrorText, Help, RequiredMark } from './FieldParts.tsx';
import { useField } from './form-context.ts';

/** A question that is answered with cards. */
export const Choices = styled.fieldset({
  gridColumn: '1 / -1',
  marginBottom: space[3],
  '& > legend': { padding: 0, marginBottom: space[3], fontSize: size.item, fontWeight: 700, lineHeight: 1.3 },
  '& > p': { marginTop: space[3] },
  '& > legend + p': { marginTop: 0, marginBottom: space[4] },
});

const Cards = styled.div({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
});

/** A card that is chosen; the whole card is the label of its radio button or tick box. */
export const ChoiceCard = styled.label({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  gap: space[3],
  minHeight: '5.75rem',
  padding: space[3],
  border: `1.5px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  [from.tablet]: { padding: space[4], fontSize: '1rem' },
  [motionWelcome]: { transition: 'border-color .15s, background-color .15s' },
  '& > input': {
    gridArea: '1 / 2',
    accentColor: colour('accent'),
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    cursor: 'inherit',
    outline: 'none',
  },
  '& > svg': { gridArea: '1 / 1', width: '1.5rem', height: '1.5rem', color: colour('accent-text') },
  '& > span': { gridArea: '2 / 1 / auto / 3', alignSelf: 'end' },
  [pointerHover]: { '&:hover': { borderColor: colour('ink-soft') } },
  '&:has(:checked)': {
    borderColor: colour('accent-text'),
    background: `color-mix(in srgb, ${colour('accent')} 8%, ${colour('surface')})`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${colour('focus')}`, outlineOffset: '2px' },
});

interface ChoiceCardsProps {
  readonly field: Extract<FormField, { type: 'radio-cards' | 'checkbox-cards' }>;
}

/** Cards to choose one or any number of. */
export function ChoiceCards({ field }: ChoiceCardsProps) {
  const { texts: root, id, helpId, errorId, error, given } = useField(field.name);
  const texts = useTexts(root);
  const wordsOf = useChoiceWords(field);
  const help = texts.optional('help');
  const one = field.type === 'radio-cards';
  return (
    <Choices aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}>
      <legend>
        {texts('label')} <RequiredMark required={field.required} />
      </legend>
      {help && <Help id={helpId}>{help}</Help>}
      <Cards>
        {field.options.map(({ value, icon }, place) => (
          <ChoiceCard key={value}>
            <input
              id={place === 0 ? id : undefined}
              type={one ? 'radio' : 'checkbox'}
              name={field.name}
              value={value}
              defaultChecked={given?.includes(value)}
              required={one && field.required}
            />
            {icon && <Icon name={icon} />}
            <span>{wordsOf(value)}</span>
          </ChoiceCard>
        ))}
      </Cards>
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}
