import styled from '@emotion/styled';
import type { FormField } from '../../schema/form.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { PackageView, SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, space } from '../theme/scale.ts';
import { ChoiceCard, Choices } from '../ui/fields/ChoiceCards.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FormFrame } from '../ui/fields/FormFrame.tsx';
import { PackageContents } from '../ui/PackageContents.tsx';
import { Price } from '../ui/Price.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Beside = styled.div({
  display: 'grid',
  gap: space[7],
  alignItems: 'start',
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Contents = styled.div({
  display: 'grid',
  gap: space[5],
  [from.laptop]: { position: 'sticky', top: '7rem' },
});

const Summary = styled.article({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.card,
  border: `1px solid ${colour('line')}`,
  background: colour('surface'),
});

/** A form that orders a package, beside what the packages hold and cost. */
export function OrderForm({ section }: SectionProps<'order-form'>) {
  const { definition, packages } = section;
  return (
    <SectionFrame section={section}>
      <Beside>
        <FormFrame definition={definition}>
          {definition.fields.map((field) =>
            field.type === 'package' ? (
              <PackageChoice key={field.name} field={field} section={section} />
            ) : (
              <Field key={field.name} form={definition.id} field={field} />
            ),
          )}
        </FormFrame>
        <Contents>
          {packages.map((offered) => (
            <PackageSummary key={offered.id} offered={offered} />
          ))}
        </Contents>
      </Beside>
    </SectionFrame>
  );
}

interface PackageChoiceProps {
  readonly field: Extract<FormField, { type: 'package' }>;
  readonly section: SectionView<'order-form'>;
}

function PackageChoice({ field, section }: PackageChoiceProps) {
  const texts = useTexts(`forms:${section.form}.fields.${field.name}`);
  return (
    <Choices>
      <legend>{texts('label')}</legend>
      {field.options.map(({ value, package: id }) => {
        const offered = section.packages.find((candidate) => candidate.id === id);
        return (
          <ChoiceCard key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              defaultChecked={value === field.initial}
              required
            />
            {offered && <PackageName offered={offered} />}
          </ChoiceCard>
        );
      })}
    </Choices>
  );
}

function PackageName({ offered }: { readonly offered: PackageView }) {
  return useTexts(offered.texts)('name');
}

function PackageSummary({ offered }: { readonly offered: PackageView }) {
  return (
    <Summary>
      <h3>
        <PackageName offered={offered} />
      </h3>
      <Price price={offered.price} />
      <PackageContents features={offered.features} />
    </Summary>
  );
}
