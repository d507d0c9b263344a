import { Field } from '../ui/fields/Field.tsx';
import { FormFrame } from '../ui/fields/FormFrame.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** One of the forms. */
export function FormSection({ section: { definition, ...section } }: SectionProps<'form'>) {
  return (
    <SectionFrame section={section}>
      <FormFrame definition={definition}>
        {definition.fields.map((field) =>
          field.type === 'package' ? null : <Field key={field.name} form={definition.id} field={field} />,
        )}
      </FormFrame>
    </SectionFrame>
  );
}
