import { reference } from '../references.ts';
import { defineSection } from './section-base.ts';

/** A form that orders a package, with a summary of its contents and price. */
export const orderForm = defineSection('order-form', 'A form that orders a package.', {
  fields: { form: reference('form', 'Which of the forms; it has a field of type package.') },
  example: { id: 'order', form: 'hosting-order' },
});
