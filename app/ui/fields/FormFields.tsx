import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/views.ts';
import { from, space, tracks } from '../../theme/scale.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldParts.tsx';
import { fieldGroups, wideFields } from './field-groups.ts';

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
  // The distance between fields is not needed after the last ones.
  marginBottom: `-${space[4]}`,
  [from.tablet]: tracks(2),
});

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  /** Packages that a field of type package offers. */
  readonly packages?: readonly PackageView[];
}

/** The fields of a form in their order, in groups with a heading each. */
export function FormFields({ fields, packages = [] }: FormFieldsProps) {
  const texts = useTexts('forms:groups');
  return (
    <Groups>
      {fieldGroups(fields).map((group) => {
        if (group.kind === 'cards')
          return <ChoiceCards key={group.field.name} field={group.field} packages={packages} />;
        const wideNames = wideFields(group.fields);
        return (
          <FieldGroup key={group.fields[0]?.name}>
            <legend>{texts(group.kind)}</legend>
            <Rows>
              {group.fields.map((field) => (
                <Field key={field.name} field={field} isWide={wideNames.has(field.name)} />
              ))}
            </Rows>
          </FieldGroup>
        );
      })}
    </Groups>
  );
}
