import * as v from 'valibot';

/*
 * The shapes of rows of news and projects. They are checked on the server and in visitors' browsers, which zod never
 * reaches; the browser gets only the few functions of valibot that are used here.
 */

/** The form of a news item's slug and of a project's id. */
const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

/** Returns true if a row may have this slug or id; a visitor may type anything into the address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG_FORM.test(text);
}

const string = v.string('must be text');

/** The part of an address that names a row. */
const slug = v.pipe(
  string,
  v.check(isSlug, `must have small letters, digits and single hyphens only, at most ${MAX_SLUG_LENGTH}`),
);

/** A UUID of any version, as Postgres takes it. */
const uuid = v.pipe(
  v.string('must be a UUID'),
  v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a UUID'),
);

/** Text that may be empty. @param max number of characters (code points, as Postgres counts) */
function text(max: number) {
  const fits = (value: string) => value.length <= max || [...value].length <= max;
  return v.pipe(string, v.check(fits, `must have at most ${max} characters`));
}

/** Text with at least one visible character. @param max number of characters */
function words(max: number) {
  return v.pipe(text(max), v.regex(/\S/, 'must not be empty'));
}

const TIME_FORM = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d)(:\d\d)?$/;

/** A time with its offset: as PostgREST writes it, or with a space and `+00` as the embedded database does. */
export const time = v.pipe(
  v.string('must be a time'),
  v.check(isTime, 'must be a time like 2026-11-21T12:00:00+00:00'),
  v.transform(withT),
);

function isTime(value: string): boolean {
  return TIME_FORM.test(value) && Number.isFinite(Date.parse(withT(value)));
}

/** A time in the form that every browser reads. */
function withT(value: string): string {
  return value.replace(
    TIME_FORM,
    (_, day: string, hours: string, offset: string, minutes = offset === 'Z' ? '' : ':00') =>
      `${day}T${hours}${offset}${minutes}`,
  );
}

/** An address outside of the site; `https:` only, so that nothing else ever gets into a link. */
const httpsUrl = v.pipe(
  v.string('must be an address'),
  v.check(isHttpsUrl, 'must be an address that starts with https://'),
);

function isHttpsUrl(value: string): boolean {
  if (value.length > 2_000 || !/^https:\/\/\S+$/.test(value)) return false;
  // `URL.canParse` would do, but browsers that the site is built for have it only since late 2023.
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
}

/** A missing value becomes null. */
function orNull<Schema extends v.GenericSchema>(schema: Schema) {
  return v.nullish(schema, null);
}

/** An object with these columns; others are left out. */
function object<Columns extends v.ObjectEntries>(columns: Columns) {
  return v.object(columns, ({ path }) => (path ? 'is missing' : 'must be an object'));
}

/** An object with any names; its values are not checked. */
function record(message: string) {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), message),
    v.record(v.string(), v.unknown(), message),
  );
}

/** Translations by language; each one is checked separately. */
const unreadTranslations = v.optional(record('must be an object of language and translation'), {});

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  const fits = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return v.pipe(v.number(message), v.check(fits, message));
}

const MAX_PICTURE_SIDE = 10_000;

/** The picture of the library that a row names. */
const picture = object({
  file: v.pipe(string, v.regex(/^[0-9a-f]{20}$/, 'must be 20 hex digits')),
  width: wholeNumber(1, MAX_PICTURE_SIDE),
  height: wholeNumber(1, MAX_PICTURE_SIDE),
  focus_x: wholeNumber(0, 100),
  focus_y: wholeNumber(0, 100),
  alt: record('must be an object of language and text'),
});
export type PictureRow = Readonly<v.InferOutput<typeof picture>>;

/** A news item in one more language. */
export const newsTranslation = object({
  title: words(300),
  excerpt: orNull(text(600)),
  content: text(100_000),
});
export type NewsTranslation = Readonly<v.InferOutput<typeof newsTranslation>>;

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
export type NewsRow = Readonly<Omit<v.InferOutput<typeof newsRow>, 'translations'>> & {
  /** By language. */
  readonly translations: Readonly<Record<string, NewsTranslation>>;
};

const tags = v.array(string, 'must be a list');

/** A project in one more language. */
export const projectTranslation = object({
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: orNull(words(80)),
  tags: orNull(tags),
});
export type ProjectTranslation = Readonly<v.InferOutput<typeof projectTranslation>>;

/** A row of the table projects that visitors may see; columns that are not named here are left out. */
export const projectRow = object({
  id: slug,
  title: words(300),
  description: words(1_000),
  content: orNull(text(100_000)),
  category: words(80),
  tags: v.optional(tags, []),
  image_url: orNull(httpsUrl),
  pictures: orNull(picture),
  link: orNull(httpsUrl),
  screen: orNull(text(20)),
  colour: orNull(text(20)),
  published_at: time,
  translations: unreadTranslations,
});
export type ProjectRow = Readonly<Omit<v.InferOutput<typeof projectRow>, 'translations'>> & {
  /** By language. */
  readonly translations: Readonly<Record<string, ProjectTranslation>>;
};
