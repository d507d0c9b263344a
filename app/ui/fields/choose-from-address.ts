import type { Form } from '../../../schema/form.ts';

/** Makes the choices that an address names, `?service=seo&service=analytics`; what the form does not have is left out. */
export function chooseFromAddress({ fields }: Form, form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of fields) {
    if (!('link' in field) || field.link === undefined) continue;
    const wanted = new Set(query.getAll(field.link).flatMap((values) => values.split(',')));
    for (const control of form.elements)
      if (control instanceof HTMLInputElement && control.name === field.name && wanted.has(control.value))
        control.checked = true;
  }
}

/** Puts words at the start of the form's message, unless something is written there. */
export function beginMessage({ fields }: Form, form: HTMLFormElement, words: string): void {
  const field = fields.find(({ type }) => type === 'textarea');
  const control = field && form.elements.namedItem(field.name);
  if (control instanceof HTMLTextAreaElement && control.value === '') control.value = `${words}\n`;
}
