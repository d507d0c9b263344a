import type { FormField } from '../../schema/form.ts';

/** The rules of a field in the browser's own terms. */
export interface Constraints {
  readonly required: boolean;
  /** In UTF-16 units. */
  readonly maxLength?: number;
  /** A regular expression that the whole answer matches, as the `pattern` attribute takes it. */
  readonly pattern?: string;
}

/** White space alone is no answer. */
const someText = '[\\s\\S]*\\S[\\s\\S]*';

/** As HTML's own check of e-mail addresses, and the domain has a dot. */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+";

/** Digits with what people write between them. */
export const phonePattern = '[+]?[\\d \\u00a0\\(\\).\\/\\-]{3,}';

/** An address of the web; browsers demand the https:// themselves. */
export const urlPattern = 'https?:\\/\\/[^\\s\\/?#]+\\.[^\\s]+';

/** The rules of a field; the server validates by the same ones. */
export function constraintsOf(field: FormField): Constraints {
  const { required } = field;
  switch (field.type) {
    case 'text':
      return { required, maxLength: field.maxLength, ...(required ? { pattern: someText } : {}) };
    case 'textarea':
      return { required, maxLength: field.maxLength };
    case 'email':
      return { required, maxLength: field.maxLength, pattern: emailPattern };
    case 'tel':
      return { required, maxLength: field.maxLength, pattern: phonePattern };
    case 'url':
      return { required, maxLength: field.maxLength, pattern: urlPattern };
    default:
      return { required };
  }
}
