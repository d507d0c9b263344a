import { FormFields } from '../ui/fields/FormFields.tsx';
import { FormFrame } from '../ui/fields/FormFrame.tsx';
import { OrderSummary } from '../ui/fields/OrderSummary.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** A form that orders a package, next to the contents and the price of the chosen one. */
export function OrderForm({ section }: SectionProps<'order-form'>) {
  const { definition, packages, set } = section;
  const field = definition.fields.find((candidate) => candidate.type === 'package');
  return (
    <SectionFrame section={section}>
      <FormFrame
        section={section}
        aside={field ? () => <OrderSummary field={field} packages={packages} set={set} /> : undefined}
      >
        <FormFields fields={definition.fields} packages={packages} />
      </FormFrame>
    </SectionFrame>
  );
}
