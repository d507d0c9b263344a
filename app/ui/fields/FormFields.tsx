import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/section-view.ts';
import { from, space, tracks } from '../../theme/scale.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldParts.tsx';
import { fieldGroups, type WrittenField, wideFields } from './field-groups.ts';

const Groups = styled.div({
  display: 'grid',
  gap: space[7],
  // While sending, the answers cannot be changed.
  '[aria-busy=true] &': { opacity: 0.6, pointerEvents: 'none' },
});

/** Each field is a label, a control and a message; those side by side share the lines of the three. */
const Rows = styled.div({
  display: 'grid',
  gap: `${space[2]} ${space[5]}`,
  // What the fields keep between them is not needed after the last ones.
  marginBottom: `-${space[4]}`,
  [from.tablet]: tracks(2),
});

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  /** What a field of type package offers. */
  readonly packages?: readonly PackageView[];
}

/** The fields of a form in their order, in groups with a heading each. */
export function FormFields({ fields, packages = [] }: FormFieldsProps) {
  return (
    <Groups>
      {fieldGroups(fields).map((group) =>
        group.kind === 'cards' ? (
          <ChoiceCards key={group.field.name} field={group.field} packages={packages} />
        ) : (
          <WrittenFields key={group.fields[0]?.name} kind={group.kind} fields={group.fields} />
        ),
      )}
    </Groups>
  );
}

interface WrittenFieldsProps {
  readonly kind: 'person' | 'matter';
  readonly fields: readonly WrittenField[];
}

function WrittenFields({ kind, fields }: WrittenFieldsProps) {
  const texts = useTexts('forms:groups');
  const wide = wideFields(fields);
  return (
    <FieldGroup>
      <legend>{texts(kind)}</legend>
      <Rows>
        {fields.map((field) => (
          <Field key={field.name} field={field} wide={wide.has(field.name)} />
        ))}
      </Rows>
    </FieldGroup>
  );
}
