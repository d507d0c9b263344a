import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import type { PackageView } from '../../site/section-view.ts';
import { from, space } from '../../theme/scale.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Field, type WrittenField } from './Field.tsx';
import { PackageCards } from './PackageCards.tsx';

const Rows = styled.div({
  display: 'grid',
  gap: space[5],
  [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '[aria-busy=true] > * > &': { opacity: 0.55, pointerEvents: 'none' },
});

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  /** What a field of type package offers. */
  readonly packages?: readonly PackageView[];
}

/** The fields of a form in their order, short ones in pairs where there is room. */
export function FormFields({ fields, packages = [] }: FormFieldsProps) {
  const wide = wideFields(fields);
  return (
    <Rows>
      {fields.map((field) => {
        switch (field.type) {
          case 'package':
            return <PackageCards key={field.name} field={field} packages={packages} />;
          case 'radio-cards':
          case 'checkbox-cards':
            return <ChoiceCards key={field.name} field={field} />;
          default:
            return <Field key={field.name} field={field} wide={wide.has(field.name)} />;
        }
      })}
    </Rows>
  );
}

/** The fields that take a whole row: long ones, and a short one that has no other beside it. */
function wideFields(fields: readonly FormField[]): ReadonlySet<string> {
  const wide = new Set<string>();
  let single: string | null = null;
  for (const field of [...fields, null]) {
    if (field && isShort(field)) {
      single = single === null ? field.name : null;
      continue;
    }
    if (single !== null) wide.add(single);
    single = null;
    if (field) wide.add(field.name);
  }
  return wide;
}

function isShort(field: FormField): field is WrittenField {
  return field.type !== 'textarea' && !field.type.endsWith('-cards') && field.type !== 'package';
}
