import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { type TypedAmount, typedWording } from './typed-amounts.ts';

/** What looks like a phone number. */
const phonePattern = /(?<![\p{L}\d{.,-])\+?\d[\d \u00a0-]{5,}\d(?![\d{])/gu;

/** Finds the company's phone number, e-mail address and register number typed where a fact belongs. */
export function typedContacts(text: string, { company }: ResolvedSite): TypedAmount[] {
  if (!/[\d@]/.test(text)) return [];
  const national = company.phone.replace(/^\+\d+ /, '').replace(/\D/g, '');
  const whole = company.phone.replace(/\D/g, '');
  const phones = [...text.matchAll(phonePattern)].filter(([written]) => {
    const digits = written.replace(/\D/g, '').replace(/^00/, '');
    return digits === national || digits === whole;
  });
  // The address of a link may be written out.
  const isAddress = (index: number) => /(?:mailto:|tel:|\]\()\s*$/i.test(text.slice(0, index));
  const found = (written: string, index: number, fact: string) => ({
    written,
    index,
    wording: typedWording(written, [fact]),
  });
  const literal = (value: string, fact: string) => {
    const index = text.indexOf(value);
    return index < 0 || isAddress(index) ? [] : [found(value, index, fact)];
  };
  return [
    ...phones
      .filter(({ index }) => !isAddress(index))
      .map(({ 0: written, index }) => found(written, index, 'company.phone')),
    ...literal(company.email, 'company.email'),
    ...literal(company.registrationNumber, 'company.registrationNumber'),
  ];
}
