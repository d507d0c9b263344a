import * as v from 'valibot';

/*
 * The shapes of rows of news and projects. They are checked on the server and in visitors' browsers, which zod never
 * reaches; the browser gets only the few functions of valibot that are used here.
 */

/** The form of a news item's slug and of a project's id. */
const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

/** Returns true if a row may have this slug or id; a visitor may type anything into the address. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH && SLUG_PATTERN.test(text);
}

const textSchema = v.string('must be text');

/** The part of an address that names a row. */
const slugSchema = v.pipe(
  textSchema,
  v.check(isSlug, `must have small letters, digits and single hyphens only, at most ${MAX_SLUG_LENGTH}`),
);

/** A UUID of any version, as Postgres takes it. */
const uuidSchema = v.pipe(
  v.string('must be a UUID'),
  v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'must be a UUID'),
);

/** Text that may be empty. @param max number of characters (code points, as Postgres counts) */
function textUpTo(max: number) {
  const fits = (value: string) => value.length <= max || [...value].length <= max;
  return v.pipe(textSchema, v.check(fits, `must have at most ${max} characters`));
}

/** Text with at least one visible character. @param max number of characters */
function visibleText(max: number) {
  return v.pipe(textUpTo(max), v.regex(/\S/, 'must not be empty'));
}

const TIME_PATTERN = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d)(:\d\d)?$/;

/** A time with its offset: as PostgREST writes it, or with a space and `+00` as the embedded database does. */
export const timeSchema = v.pipe(
  v.string('must be a time'),
  v.check(isTime, 'must be a time like 2026-11-21T12:00:00+00:00'),
  v.transform(toIsoTime),
);

function isTime(value: string): boolean {
  return TIME_PATTERN.test(value) && Number.isFinite(Date.parse(toIsoTime(value)));
}

/** A time in the form that every browser reads. */
function toIsoTime(value: string): string {
  return value.replace(
    TIME_PATTERN,
    (_, day: string, hours: string, offset: string, minutes = offset === 'Z' ? '' : ':00') =>
      `${day}T${hours}${offset}${minutes}`,
  );
}

/** An address outside of the site; `https:` only, so that nothing else ever gets into a link. */
const httpsUrlSchema = v.pipe(
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
function rowSchema<Columns extends v.ObjectEntries>(columns: Columns) {
  return v.object(columns, ({ path }) => (path ? 'is missing' : 'must be an object'));
}

/** An object with any names; its values are not checked. */
function recordSchema(message: string) {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value), message),
    v.record(v.string(), v.unknown(), message),
  );
}

/** Translations by language; each one is checked separately. */
const translationsSchema = v.optional(recordSchema('must be an object of language and translation'), {});

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  const fits = (value: number) => Number.isInteger(value) && value >= min && value <= max;
  return v.pipe(v.number(message), v.check(fits, message));
}

const MAX_PICTURE_SIDE = 10_000;

/** The picture of the library that a row names. */
const pictureSchema = rowSchema({
  file: v.pipe(textSchema, v.regex(/^[0-9a-f]{20}$/, 'must be 20 hex digits')),
  width: wholeNumber(1, MAX_PICTURE_SIDE),
  height: wholeNumber(1, MAX_PICTURE_SIDE),
  focus_x: wholeNumber(0, 100),
  focus_y: wholeNumber(0, 100),
  alt: recordSchema('must be an object of language and text'),
});
export type PictureRow = Readonly<v.InferOutput<typeof pictureSchema>>;

/** A news item in one more language. */
export const newsTranslationSchema = rowSchema({
  title: visibleText(300),
  excerpt: orNull(textUpTo(600)),
  content: textUpTo(100_000),
});
type NewsTranslation = Readonly<v.InferOutput<typeof newsTranslationSchema>>;

/** A row of the table news that visitors may see; columns that are not named here are left out. */
export const newsRowSchema = rowSchema({
  id: uuidSchema,
  slug: slugSchema,
  title: visibleText(300),
  excerpt: orNull(textUpTo(600)),
  content: textUpTo(100_000),
  image_url: orNull(httpsUrlSchema),
  pictures: orNull(pictureSchema),
  published_at: timeSchema,
  translations: translationsSchema,
});
export type NewsRow = Readonly<Omit<v.InferOutput<typeof newsRowSchema>, 'translations'>> & {
  /** By language. */
  readonly translations: Readonly<Record<string, NewsTranslation>>;
};

const tagsSchema = v.array(textSchema, 'must be a list');

/** A project in one more language. */
export const projectTranslationSchema = rowSchema({
  title: visibleText(300),
  description: visibleText(1_000),
  content: orNull(textUpTo(100_000)),
  category: orNull(visibleText(80)),
  tags: orNull(tagsSchema),
});
type ProjectTranslation = Readonly<v.InferOutput<typeof projectTranslationSchema>>;

/** A row of the table projects that visitors may see; columns that are not named here are left out. */
export const projectRowSchema = rowSchema({
  id: slugSchema,
  title: visibleText(300),
  description: visibleText(1_000),
  content: orNull(textUpTo(100_000)),
  category: visibleText(80),
  tags: v.optional(tagsSchema, []),
  image_url: orNull(httpsUrlSchema),
  pictures: orNull(pictureSchema),
  link: orNull(httpsUrlSchema),
  screen: orNull(textUpTo(20)),
  colour: orNull(textUpTo(20)),
  published_at: timeSchema,
  translations: translationsSchema,
});
export type ProjectRow = Readonly<Omit<v.InferOutput<typeof projectRowSchema>, 'translations'>> & {
  /** By language. */
  readonly translations: Readonly<Record<string, ProjectTranslation>>;
};
