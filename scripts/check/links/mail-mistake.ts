import { suggest } from '../problems/suggest.ts';

const address =
  /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Whether something is an e-mail address as a whole. */
export function isMailAddress(written: string): boolean {
  return address.test(written);
}

/**
 * Whether something with an @ among other words is meant as an e-mail address, and is not `node@18.2`.
 * @param own the company's address
 */
export function isLikelyMail(written: string, own: string): boolean {
  if (isMailAddress(written) || suggest(written, [own]) !== null) return true;
  const host = written.slice(written.lastIndexOf('@') + 1);
  return /\.\p{L}{2,}$/u.test(host);
}

/** The address that was probably meant: the company's own, or the same with the slips of a typist mended. */
export function meantMail(written: string, own: string): string | null {
  const near = suggest(written, [own]);
  if (near !== null) return near;
  const mended = written
    .replace(/@{2,}/g, '@')
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/\s+/g, '')
    .replace(/^\.|\.$|\.(?=@)|(?<=@)\./g, '');
  return isMailAddress(mended) ? mended : null;
}
