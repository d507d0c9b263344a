import type { PictureView } from './picture-files.ts';
import type { NewsRow, PictureRow, ProjectRow } from './row-shapes.ts';
import type {
  ItemReader,
  NewsCardView,
  NewsView,
  ProjectCardView,
  ProjectView,
  ResultView,
} from './views.ts';

/** A news item as a reader sees it in a list: in the page's language if it is translated. */
export function newsCard(row: NewsRow, reader: ItemReader): NewsCardView {
  const translation = findTranslation(row.translations, reader);
  const { title, excerpt, content } = translation ?? row;
  const publishedAt = new Date(row.published_at);
  return {
    slug: row.slug,
    title,
    excerpt: excerpt?.trim() || makeExcerpt(content),
    picture: pictureView(row.pictures, reader),
    imageUrl: row.image_url,
    publishedAt: publishedAt.toISOString(),
    date: formatDay(publishedAt, reader),
    language: translation ? null : getOriginalMark(reader),
  };
}

/** A news item with everything that its page shows. */
export function newsView(row: NewsRow, reader: ItemReader): NewsView {
  const { excerpt, content } = findTranslation(row.translations, reader) ?? row;
  const paragraphs = splitParagraphs(content);
  const lead = excerpt?.trim();
  const isRepeated = !lead || paragraphs.join(' ').startsWith(lead);
  return { ...newsCard(row, reader), lead: isRepeated ? null : lead, paragraphs };
}

type Languages = Pick<ItemReader, 'language' | 'original'>;

/**
 * A project as a reader sees it in the gallery: in the page's language if it is translated. Parts without a translation
 * come from the original, with its language marked; tags are names and are not marked.
 */
export function projectCard(row: ProjectRow, reader: Languages): ProjectCardView {
  const translation = findTranslation(row.translations, reader);
  const { title, description } = translation ?? row;
  const mark = getOriginalMark(reader);
  return {
    id: row.id,
    title,
    description,
    category: translation?.category ?? row.category,
    categoryId: row.category.normalize('NFC').trim(),
    tags: (translation?.tags ?? row.tags).filter((tag) => /\S/.test(tag)),
    picture: pictureView(row.pictures, reader),
    imageUrl: row.image_url,
    screen: row.screen,
    colour: row.colour,
    language: translation ? null : mark,
    categoryLanguage: hasValue(translation?.category) ? null : mark,
  };
}

/** A project with everything that its page shows. */
export function projectView(row: ProjectRow, reader: Languages): ProjectView {
  const translation = findTranslation(row.translations, reader);
  const lines = splitParagraphs(translation?.content ?? row.content ?? '');
  return {
    ...projectCard(row, reader),
    results: lines.flatMap((line) => parseResult(line) ?? []),
    paragraphs: lines.filter((line) => parseResult(line) === null),
    contentLanguage: hasValue(translation?.content) ? null : getOriginalMark(reader),
    link: row.link,
  };
}

function hasValue(part: string | null | undefined): boolean {
  return part !== null && part !== undefined;
}

/** A line of a project's text that is a result: `14 → 0 | seats sold twice`. */
const RESULT_PATTERN = /^(.{1,16}?) \| (.+)$/;

function parseResult(line: string): ResultView | null {
  const [, figure, words] = RESULT_PATTERN.exec(line) ?? [];
  return figure && words ? { figure, words } : null;
}

/** Finds a row's translation for a reader; null if the original is shown. */
function findTranslation<Translation>(
  translations: Readonly<Record<string, Translation>>,
  { language, original }: Languages,
): Translation | null {
  if (language === original || !Object.hasOwn(translations, language)) return null;
  return translations[language] ?? null;
}

/** The language to mark a part of the original with; null if it is the page's. */
function getOriginalMark({ language, original }: Languages): string | null {
  return language === original ? null : original;
}

/** A row's picture with its text for a reader, in the original's language if there is none in the page's. */
function pictureView(row: PictureRow | null, reader: Languages): PictureView | null {
  if (!row) return null;
  const { file, width, height, focus_x, focus_y, alt } = row;
  const getAlt = (language: string) => (typeof alt[language] === 'string' ? alt[language] : null);
  const translatedAlt = getAlt(reader.language);
  return {
    file,
    width,
    height,
    focus: [focus_x, focus_y],
    alt: translatedAlt ?? getAlt(reader.original) ?? '',
    altLanguage: translatedAlt === null ? getOriginalMark(reader) : null,
  };
}

/** The length of a derived excerpt, in characters. */
const EXCERPT_CHARACTERS = 150;

/** The first 150 characters (code points) of a text, on one line, with an ellipsis if it is longer. */
export function makeExcerpt(content: string): string {
  const characters = [...content.trim().replace(/\s+/g, ' ')];
  if (characters.length <= EXCERPT_CHARACTERS) return characters.join('');
  return `${characters.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}…`;
}

/** A text's paragraphs: its lines without those that are empty. */
export function splitParagraphs(content: string): string[] {
  return content
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** By locale and time zone; creating one takes longer than formatting many dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a time in a time zone, as readers of a locale write it; in Icelandic with slashes: `21/11/2026`. */
export function formatDay(time: Date, { locale, timeZone }: Pick<ItemReader, 'locale' | 'timeZone'>): string {
  const name = `${locale} ${timeZone}`;
  const format = formats.get(name) ?? createDayFormat(locale, timeZone);
  formats.set(name, format);
  return format.format(time);
}

function createDayFormat(locale: string, timeZone: string): Intl.DateTimeFormat {
  return locale === 'is-IS'
    ? new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
    : new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        calendar: 'gregory',
        numberingSystem: 'latn',
        timeZone,
      });
}
