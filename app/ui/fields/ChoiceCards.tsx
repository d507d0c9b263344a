import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { radius, size, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';

export const Choices = styled.fieldset({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  '& legend': { fontWeight: 600, marginBottom: space[3] },
});

/** A card that is chosen; the whole card is the label of its radio button or tick box. */
export const ChoiceCard = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.5rem',
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  cursor: 'pointer',
  '& input': {
    accentColor: colour('accent'),
    width: '1.125rem',
    height: '1.125rem',
    flex: 'none',
    margin: 0,
  },
  '& svg': { color: colour('accent-text') },
  '&:hover': { borderColor: colour('ink-soft') },
  '&:has(:checked)': {
    borderColor: colour('accent-text'),
    boxShadow: `inset 0 0 0 1px ${colour('accent-text')}`,
  },
});

const Help = styled.p({ gridColumn: '1 / -1', color: colour('ink-soft'), fontSize: size.small });

interface ChoiceCardsProps {
  readonly form: string;
  readonly field: Extract<FormField, { type: 'radio-cards' | 'checkbox-cards' }>;
}

/** Cards to choose one or any number of. */
export function ChoiceCards({ form, field }: ChoiceCardsProps) {
  const texts = useTexts(`forms:${form}.fields.${field.name}`);
  const help = texts.optional('help');
  return (
    <Choices>
      <legend>{texts('label')}</legend>
      {field.options.map(({ value, icon }) => (
        <ChoiceCard key={value}>
          <input
            type={field.type === 'radio-cards' ? 'radio' : 'checkbox'}
            name={field.name}
            value={value}
            required={field.required && field.type === 'radio-cards'}
          />
          {icon && <Icon name={icon} />}
          {texts(`options.${value}`)}
        </ChoiceCard>
      ))}
      {help && <Help>{help}</Help>}
    </Choices>
  );
}
