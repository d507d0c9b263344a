import styled from '@emotion/styled';
import { useContext } from 'react';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { space } from '../../theme/scale.ts';
import { control, selectControl } from './control-styles.ts';
import { FieldErrorText, Help, RequiredMark } from './FieldParts.tsx';
import type { InputField } from './field-groups.ts';
import { FormContext, useField } from './form-context.ts';

const Box = styled.div({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  paddingBottom: space[4],
  '&[data-wide]': { gridColumn: '1 / -1' },
});

const Label = styled.label({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  fontWeight: 600,
  lineHeight: 1.35,
});

const Message = styled.div({ display: 'grid', gap: space[1], alignContent: 'start' });

const Input = styled.input(control);
const Area = styled.textarea(control, { minHeight: '9rem', resize: 'vertical', fieldSizing: 'content' });
const Select = styled.select(selectControl);

interface FieldProps {
  readonly field: InputField;
  /** True if it is as wide as the form. */
  readonly isWide: boolean;
}

/** A field with its label, help and error. */
export function Field({ field, isWide }: FieldProps) {
  const { texts: root, id, helpId, errorId, error } = useField(field.name);
  const texts = useTexts(root);
  const help = texts.optional('help');
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return (
    <Box data-wide={isWide || undefined}>
      <Label htmlFor={id} lang={texts.lang('label')}>
        {texts('label')} <RequiredMark required={field.required} />
      </Label>
      <Control field={field} describedBy={describedBy || undefined} />
      {(error ?? help) && (
        <Message>
          <FieldErrorText id={errorId} code={error} />
          {help && (
            <Help id={helpId} lang={texts.lang('help')}>
              {help}
            </Help>
          )}
        </Message>
      )}
    </Box>
  );
}

interface ControlProps {
  readonly field: InputField;
  /** The ids of its error and its help. */
  readonly describedBy: string | undefined;
}

function Control({ field, describedBy }: ControlProps) {
  const { id, error, earlierValues, isSending: readOnly } = useField(field.name);
  const getLabel = useChoiceLabel(field);
  const choose = useTexts('common:form')('choose');
  const attributes = {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  };
  switch (field.type) {
    case 'textarea':
      return (
        <Area
          {...attributes}
          readOnly={readOnly}
          maxLength={field.maxLength}
          defaultValue={earlierValues?.[0]}
        />
      );
    case 'select':
      return (
        <Select {...attributes} defaultValue={earlierValues?.[0] ?? ''}>
          <option value="">{choose}</option>
          {field.options.map(({ value }) => (
            <option key={value} value={value}>
              {getLabel(value)}
            </option>
          ))}
        </Select>
      );
    default:
      return (
        <Input
          {...attributes}
          type={field.type}
          readOnly={readOnly}
          maxLength={field.maxLength}
          autoComplete={field.autocomplete}
          defaultValue={earlierValues?.[0]}
        />
      );
  }
}

/** Returns the label of a field's choices: a text, or the formatted amount that they represent. */
export function useChoiceLabel(field: Pick<FormField, 'name'>): (value: string) => string {
  const { form, amounts } = useContext(FormContext);
  const texts = useTexts(`forms:${form}.fields.${field.name}.options`);
  const budget = useTexts('forms:budget');
  return (value) => {
    const amount = amounts[field.name]?.[value];
    if (!amount) return texts(value);
    const { from, to } = amount;
    return to === null ? budget('over', { from }) : budget('range', { from, to });
  };
}
