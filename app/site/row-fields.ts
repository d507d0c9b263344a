import * as z from 'zod/mini';

/* What columns of news and projects have in common. zod/mini, because these schemas may have to run in a browser:
   it is small and, unlike zod, makes no code at run time, which a content security policy would refuse. */

/** The form of a news item's slug and of a project's id. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

/** Whether any row could have this slug or id; what a visitor types into the address need not. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugForm.test(text);
}

/** The part of an address that names a row. */
export const slug = z
  .string('must be text')
  .check(z.refine(isSlug, `must have small letters, digits and single hyphens only, at most ${longestSlug}`));

/** Text that may be empty, of at most so many characters (code points, as Postgres counts). */
export function text(most: number) {
  return z
    .string('must be text')
    .check(z.refine((written) => hasAtMost(written, most), `must have at most ${most} characters`));
}

/** Text that shows something, of at most so many characters. */
export function words(most: number) {
  return text(most).check(z.refine((written) => /\S/.test(written), 'must not be empty'));
}

const timeForm = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d)(:\d\d)?$/;

/** A time with its offset: as PostgREST writes it, or with a space and `+00` as the embedded database does. */
export const time = z.string('must be a time').check(
  z.overwrite(withT),
  z.refine(
    (written) => timeForm.test(written) && Number.isFinite(Date.parse(written)),
    'must be a time like 2026-11-21T12:00:00+00:00',
  ),
);

/** An address outside of the site; `https:` only, so that nothing else ever gets into a link. */
export const httpsUrl = z
  .string('must be an address')
  .check(z.refine(isHttpsUrl, 'must be an address that starts with https://'));

/** A column that may hold nothing. */
export function orNull<T extends z.ZodMiniType>(schema: T) {
  return z._default(z.nullable(schema), null);
}

/** Translations by language; each one is parsed by itself. */
export const unreadTranslations = z._default(
  z.record(z.string(), z.unknown(), 'must be an object of language and translation'),
  {},
);

function isHttpsUrl(written: string): boolean {
  return written.length <= 2_000 && /^https:\/\/\S+$/.test(written) && URL.canParse(written);
}

function hasAtMost(written: string, most: number): boolean {
  if (written.length <= most) return true;
  return written.length <= 2 * most && [...written].length <= most;
}

/** In the one form that every browser reads. */
function withT(written: string): string {
  return written.replace(
    timeForm,
    (_, day: string, hours: string, offset: string, minutes = offset === 'Z' ? '' : ':00') =>
      `${day}T${hours}${offset}${minutes}`,
  );
}
