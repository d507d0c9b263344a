import type { Form, FormField } from '../../../schema/form.ts';
import type { FieldError, FieldErrorCode } from '../../site/form-state.ts';

/** What the browser finds wrong with the answers of a form, in the order of its fields. */
export function nativeErrors({ fields }: Form, form: HTMLFormElement): FieldError[] {
  return fields.flatMap((field) => {
    const code = nativeError(field, form);
    return code ? [{ field: field.name, code }] : [];
  });
}

/** What the browser finds wrong with one answer, or null. */
export function nativeError(field: FormField, form: HTMLFormElement): FieldErrorCode | null {
  const control = form.elements.namedItem(field.name);
  if (control instanceof RadioNodeList)
    return field.required && field.type !== 'checkbox-cards' && control.value === '' ? 'required' : null;
  if (!isControl(control)) return null;
  const { validity, value } = control;
  if (field.required && value.trim() === '') return 'required';
  if (validity.tooLong || ('maxLength' in field && value.length > field.maxLength)) return 'too-long';
  return validity.valid ? null : (codes[field.type] ?? 'choice');
}

/** What it means that an answer is not of its field's kind. */
const codes: Partial<Record<FormField['type'], FieldErrorCode>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  text: 'required',
  textarea: 'required',
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
