import { FormFields } from '../ui/fields/FormFields.tsx';
import { FormFrame } from '../ui/fields/FormFrame.tsx';
import { QuoteSummary } from '../ui/fields/QuoteSummary.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** One of the forms; with a summary of the choices next to it if the section has one. */
export function FormSection({ section }: SectionProps<'form'>) {
  const { fields } = section.definition;
  const choiceFields = fields.filter((field) => 'options' in field);
  return (
    <SectionFrame section={section} heading={section.summary ? 'above' : 'aside'}>
      <FormFrame
        section={section}
        aside={
          section.summary
            ? (requestedPackage) => (
                <QuoteSummary section={section} fields={choiceFields} requestedPackage={requestedPackage} />
              )
            : undefined
        }
      >
        <FormFields fields={fields} />
      </FormFrame>
    </SectionFrame>
  );
}
