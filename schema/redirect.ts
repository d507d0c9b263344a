import { z } from 'zod';
import { contentModel } from './content-model.ts';
import { path } from './identifiers.ts';
import { objectSchema } from './object-schema.ts';

/**
 * Returns an address in readable form: `/þjónusta` for `/%C3%BEj%C3%B3nusta/`. Escapes that are not UTF-8, and those of
 * `/ ? & # = +`, are kept.
 * @param address a path with its query, in any form
 */
export function readableAddress(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  return (path.replace(/(?<=.)\/+$/, '') + query).replace(/(?:%[\da-f]{2})+/gi, decode).normalize('NFC');
}

/** Returns the form in which addresses of a former site are compared: case matters in the query only. */
export function comparableAddress(address: string): string {
  return readableAddress(address).replace(/^[^?]*/, (path) => path.toLowerCase());
}

function decode(escapes: string): string {
  try {
    return decodeURI(escapes);
  } catch {
    return escapes.toUpperCase();
  }
}

/** The address of a page of a former site, in any form. */
const formerAddress = z
  .string()
  .refine((address) => /^\/(?!\/)/.test(address), {
    error: 'Write an old address from the first / after the domain, like /um-okkur.html or /index.php?page=3',
    abort: true,
  })
  .refine((address) => !address.includes('*'), {
    error:
      'A * stands for nothing here: write each old address out in an entry of its own, like /blog/fyrsta-frett',
    abort: true,
  })
  .refine((address) => !address.includes('#'), {
    error:
      'Browsers keep what follows # to themselves: write the old address without it, like /um-okkur.html',
    abort: true,
  })
  .refine((address) => !/[\p{Cc}\\]|\s$/u.test(readableAddress(address)), {
    error: 'An old address has no backslash, no line break and no space at its end, like /um-okkur.html',
  })
  .transform(readableAddress)
  .describe(
    'The address on the former site: capitals, accents, an ending like .html and a query like ?page=3 are welcome.',
  );

/** An old address and the page that took its place. */
export const redirect = objectSchema(
  'redirect',
  'An old address that leads on to a page.',
  { from: formerAddress, to: path },
  { from: '/gamalt', to: '/lausnir/vefhysing' },
).register(contentModel, { knownBy: 'from', isOffPage: true, distinct: { from: 'path' } });
export type Redirect = z.infer<typeof redirect>;
