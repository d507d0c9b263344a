import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { radius, size, space } from '../../theme/scale.ts';
import { ChoiceCards } from './ChoiceCards.tsx';

const Box = styled.div({ display: 'grid', gap: space[2], alignContent: 'start' });

const Label = styled.label({ fontWeight: 600, '& span': { fontWeight: 400, color: colour('ink-soft') } });

const Help = styled.p({ color: colour('ink-soft'), fontSize: size.small });

const control = {
  width: '100%',
  minHeight: '3rem',
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px solid ${colour('ink-soft')}`,
  borderRadius: radius.small,
  background: colour('surface'),
  '&:user-invalid': { borderColor: colour('accent-text') },
} as const;

const Input = styled.input(control);
const Area = styled.textarea(control, { minHeight: '9rem', resize: 'vertical' });
const Select = styled.select(control);

interface FieldProps {
  readonly form: string;
  readonly field: Exclude<FormField, { type: 'package' }>;
}

/** A field of a form with its label and help; the browser checks it by the same rules as the definition. */
export function Field({ form, field }: FieldProps) {
  const texts = useTexts(`forms:${form}.fields.${field.name}`);
  const common = useTexts('common:form');
  const help = texts.optional('help');
  const id = `${form}-${field.name}`;
  const described = help ? `${id}-help` : undefined;
  if (field.type === 'radio-cards' || field.type === 'checkbox-cards')
    return <ChoiceCards form={form} field={field} />;
  const attributes = { id, name: field.name, required: field.required, 'aria-describedby': described };
  return (
    <Box>
      <Label htmlFor={id}>
        {texts('label')} {!field.required && <span>({common('optional')})</span>}
      </Label>
      {field.type === 'textarea' && <Area {...attributes} maxLength={field.maxLength} />}
      {field.type === 'select' && (
        <Select {...attributes} defaultValue="">
          <option value="">{common('choose')}</option>
          {field.options.map(({ value }) => (
            <option key={value} value={value}>
              {texts(`options.${value}`)}
            </option>
          ))}
        </Select>
      )}
      {'autocomplete' in field && (
        <Input
          {...attributes}
          type={field.type}
          maxLength={field.maxLength}
          autoComplete={field.autocomplete}
        />
      )}
      {help && <Help id={described}>{help}</Help>}
    </Box>
  );
}
