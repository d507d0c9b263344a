import {
  type Check,
  changed,
  type Decoded,
  type Decoder,
  ifMissing,
  integer,
  list,
  object,
  orNull,
  record,
  string,
} from './decoder.ts';

/* What columns of news and projects have in common. */

/** The form of a news item's slug and of a project's id. */
const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 120;

/** Whether any row could have this slug or id; what a visitor types into the address need not. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugForm.test(text);
}

/** The part of an address that names a row. */
export const slug = string('must be text', [
  isSlug,
  `must have small letters, digits and single hyphens only, at most ${longestSlug}`,
]);

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A UUID of any version, as Postgres takes it. */
export const uuid = string('must be a UUID', [(written) => uuidForm.test(written), 'must be a UUID']);

/** Text that may be empty, of at most so many characters (code points, as Postgres counts). */
export function text(most: number): Decoder<string> {
  return string('must be text', noLongerThan(most));
}

/** Text that shows something, of at most so many characters. */
export function words(most: number): Decoder<string> {
  return string('must be text', noLongerThan(most), [(written) => /\S/.test(written), 'must not be empty']);
}

function noLongerThan(most: number): Check {
  return [(written) => hasAtMost(written, most), `must have at most ${most} characters`];
}

function hasAtMost(written: string, most: number): boolean {
  if (written.length <= most) return true;
  return written.length <= 2 * most && [...written].length <= most;
}

const timeForm = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d)(:\d\d)?$/;

/** A time with its offset: as PostgREST writes it, or with a space and `+00` as the embedded database does. */
export const time = changed(
  string('must be a time', [isTime, 'must be a time like 2026-11-21T12:00:00+00:00']),
  withT,
);

function isTime(written: string): boolean {
  return timeForm.test(written) && Number.isFinite(Date.parse(withT(written)));
}

/** In the one form that every browser reads. */
function withT(written: string): string {
  return written.replace(
    timeForm,
    (_, day: string, hours: string, offset: string, minutes = offset === 'Z' ? '' : ':00') =>
      `${day}T${hours}${offset}${minutes}`,
  );
}

/** An address outside of the site; `https:` only, so that nothing else ever gets into a link. */
export const httpsUrl = string('must be an address', [
  isHttpsUrl,
  'must be an address that starts with https://',
]);

function isHttpsUrl(written: string): boolean {
  if (written.length > 2_000 || !/^https:\/\/\S+$/.test(written)) return false;
  // `URL.canParse` would do, but browsers that the site is built for have it only since late 2023.
  try {
    return new URL(written).protocol === 'https:';
  } catch {
    return false;
  }
}

/** Translations by language; each one is decoded by itself. */
export const unreadTranslations = ifMissing(record('must be an object of language and translation'), {});

const fileForm = /^[0-9a-f]{20}$/;
const longestSide = 10_000;

/** The picture of the library that a row names. */
const picture = object({
  file: string('must be text', [(written) => fileForm.test(written), 'must be 20 hex digits']),
  width: integer(1, longestSide),
  height: integer(1, longestSide),
  focus_x: integer(0, 100),
  focus_y: integer(0, 100),
  alt: record('must be an object of language and text'),
});
export type PictureRow = Decoded<typeof picture>;

/** A news item in one more language. */
export const newsTranslation = object({
  title: words(300),
  excerpt: orNull(text(600)),
  content: text(100_000),
});
export type NewsTranslation = Decoded<typeof newsTranslation>;

/** A row of the table news that visitors may see; columns that are not named here are left out. */
export const newsRow = object({
  id: uuid,
  slug,
  title: words(300),
  excerpt: orNull(text(600)),
  content: text(100_000),
  image_url: orNull(httpsUrl),
  pictures: orNull(picture),
  published_at: time,
  translations: unreadTranslations,
});
export type NewsRow = Omit<Decoded<typeof newsRow>, 'translations'> & {
  /** By language. */
  readonly translations: Readonly<Record<string, NewsTranslation>>;
};

const tags = list(string('must be text'));

/** A project in one more language. */
export const projectTranslation = object({
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: orNull(words(80)),
  tags: orNull(tags),
});
export type ProjectTranslation = Decoded<typeof projectTranslation>;

/** A row of the table projects that visitors may see; columns that are not named here are left out. */
export const projectRow = object({
  id: slug,
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: words(80),
  tags: ifMissing(tags, []),
  image_url: orNull(httpsUrl),
  pictures: orNull(picture),
  link: orNull(httpsUrl),
  screen: orNull(text(20)),
  colour: orNull(text(20)),
  published_at: time,
  translations: unreadTranslations,
});
export type ProjectRow = Omit<Decoded<typeof projectRow>, 'translations'> & {
  /** By language. */
  readonly translations: Readonly<Record<string, ProjectTranslation>>;
};
