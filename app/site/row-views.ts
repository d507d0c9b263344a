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
  const translation = translationFor(row.translations, reader);
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
    language: translation ? null : originalMark(reader),
  };
}

/** A news item with everything that its page shows. */
export function newsView(row: NewsRow, reader: ItemReader): NewsView {
  const { excerpt, content } = translationFor(row.translations, reader) ?? row;
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
  const translation = translationFor(row.translations, reader);
  const { title, description } = translation ?? row;
  const mark = originalMark(reader);
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
  const translation = translationFor(row.translations, reader);
  const lines = splitParagraphs(translation?.content ?? row.content ?? '');
  return {
    ...projectCard(row, reader),
    results: lines.flatMap((line) => parseResult(line) ?? []),
    paragraphs: lines.filter((line) => parseResult(line) === null),
    contentLanguage: hasValue(translation?.content) ? null : originalMark(reader),
    link: row.link,
  };
}

function hasValue(part: string | null | undefined): boolean {
  return part !== null && part !== undefined;
}

/** A line of a project's text that is a result: `14 → 0 | seats sold twice`. */
const RESULT_FORM = /^(.{1,16}?) \| (.+)$/;

function parseResult(line: string): ResultView | null {
  const [, figure, words] = RESULT_FORM.exec(line) ?? [];
  return figure && words ? { figure, words } : null;
}

/** A row's translation for a reader; null if the original is shown. */
export function translationFor<Translation>(
  translations: Readonly<Record<string, Translation>>,
  { language, original }: Pick<ItemReader, 'language' | 'original'>,
): Translation | null {
  if (language === original || !Object.hasOwn(translations, language)) return null;
  return translations[language] ?? null;
}

/** The language to mark a part of the original with; null if it is the page's. */
export function originalMark({
  language,
  original,
}: Pick<ItemReader, 'language' | 'original'>): string | null {
  return language === original ? null : original;
}

/** A row's picture with its text for a reader, in the original's language if there is none in the page's. */
function pictureView(row: PictureRow | null, reader: Languages): PictureView | null {
  if (!row) return null;
  const { file, width, height, focus_x, focus_y, alt } = row;
  const textIn = (language: string) => (typeof alt[language] === 'string' ? alt[language] : null);
  const translatedAlt = textIn(reader.language);
  return {
    file,
    width,
    height,
    focus: [focus_x, focus_y],
    alt: translatedAlt ?? textIn(reader.original) ?? '',
    altLanguage: translatedAlt === null ? originalMark(reader) : null,
  };
}

/** The length of a derived excerpt, in characters. */
export const EXCERPT_CHARACTERS = 150;

/**
 * The beginning of a text, in one line.
 * @returns at most 150 characters (code points) and an ellipsis; a shorter text unchanged
 */
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

/**
 * The day of a time as readers of a locale write it; in Icelandic with slashes: `21/11/2026`.
 * @param timeZone the zone of the day, like Atlantic/Reykjavik
 */
export function formatDay(time: Date, { locale, timeZone }: Pick<ItemReader, 'locale' | 'timeZone'>): string {
  const name = `${locale} ${timeZone}`;
  const cachedFormat = formats.get(name);
  if (cachedFormat) return cachedFormat.format(time);
  const format =
    locale === 'is-IS'
      ? new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
      : new Intl.DateTimeFormat(locale, {
          dateStyle: 'long',
          calendar: 'gregory',
          numberingSystem: 'latn',
          timeZone,
        });
  formats.set(name, format);
  return format.format(time);
}
