import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { PictureRow } from '../../app/site/row-shapes.ts';
import type { Files } from '../../edits/edit.ts';
import { siteValue } from '../../edits/site-value.ts';
import { runStatement, SubmissionsRefused } from '../../server/database/database-connection.ts';
import type { LibraryPicture, PictureChange, PictureUse } from '../api/pictures-api.ts';
import { toIsoTime } from '../rows/row-columns.ts';

/** Rows of the picture library, and uses of its pictures on pages. */

const MAX_LISTED_PICTURES = 1_000;
const COLUMNS =
  'file,name,width,height,focus_x,focus_y,alt,made_by,made_at,news(slug,title),projects(id,title)';

const pictureRowSchema = z.object({
  file: z.string(),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  focus_x: z.number(),
  focus_y: z.number(),
  alt: z.record(z.string(), z.string()),
  made_by: z.string(),
  made_at: z.string(),
  news: z.array(z.object({ slug: z.string(), title: z.string() })),
  projects: z.array(z.object({ id: z.string(), title: z.string() })),
});
type StoredPicture = z.output<typeof pictureRowSchema>;
const ONLY_IN_LIBRARY = { name: true, made_by: true, made_at: true, news: true, projects: true } as const;

/** Data about pictures from the content. */
export interface PictureContext {
  /** The codes of the site's languages. */
  readonly languages: readonly string[];
  /** Uses by picture. */
  readonly usesOnPages: ReadonlyMap<string, readonly PictureUse[]>;
}

/** The newest pictures of the library. @param file only this picture */
export async function readPictures(
  client: SupabaseClient,
  context: PictureContext,
  file?: string,
): Promise<LibraryPicture[]> {
  let query = client.from('pictures').select(COLUMNS).order('made_at', { ascending: false });
  if (file !== undefined) query = query.eq('file', file);
  const data = await runStatement(query.order('file').limit(MAX_LISTED_PICTURES));
  return z
    .array(pictureRowSchema)
    .parse(data)
    .map((row) => createPicture(row, context));
}

/** Returns true if a picture has a text in every language, or is decoration in all of them. */
export function isDescribed(alt: Readonly<Record<string, string>>, languages: readonly string[]): boolean {
  const texts = storedTexts(alt, languages);
  return languages.every((code) => texts[code] !== undefined);
}

/** A picture as pages get it with a row; null if there is none. */
export async function findPagePicture(
  client: SupabaseClient,
  file: string,
): Promise<(PictureRow & Pick<StoredPicture, 'alt'>) | null> {
  const columns = client.from('pictures').select('file,width,height,focus_x,focus_y,alt');
  const data = await runStatement(columns.eq('file', file).limit(1));
  return z.array(pictureRowSchema.omit(ONLY_IN_LIBRARY)).parse(data)[0] ?? null;
}

export async function addPicture(
  client: SupabaseClient,
  picture: { readonly file: string; readonly name: string; readonly width: number; readonly height: number },
  madeBy: string,
): Promise<void> {
  await runStatement(client.from('pictures').insert({ ...picture, made_by: madeBy }));
}

/** Changes the data of a picture. */
export async function changePicture(
  client: SupabaseClient,
  file: string,
  { name, focus, alt }: PictureChange,
): Promise<void> {
  // JSON omits undefined values.
  const values = { name, alt, focus_x: focus?.[0], focus_y: focus?.[1] };
  await runStatement(client.from('pictures').update(values).eq('file', file));
}

/** Deletes a picture. @returns false if a row uses it, which may be a draft that only others see */
export async function deletePicture(client: SupabaseClient, file: string): Promise<boolean> {
  try {
    await runStatement(client.from('pictures').delete().eq('file', file));
    return true;
  } catch (error) {
    if (error instanceof SubmissionsRefused) return false;
    throw error;
  }
}

/** The texts to store: without empty ones, or all empty for decoration. */
export function storedTexts(
  alt: Readonly<Record<string, string>>,
  languages: readonly string[],
): Readonly<Record<string, string>> {
  const entries = languages.flatMap((code): [string, string][] =>
    alt[code] === undefined ? [] : [[code, alt[code].trim()]],
  );
  const isDecoration = entries.length === languages.length && entries.every(([, text]) => text === '');
  return Object.fromEntries(isDecoration ? entries : entries.filter(([, text]) => text !== ''));
}

function createPicture(row: StoredPicture, { languages, usesOnPages }: PictureContext): LibraryPicture {
  const { focus_x, focus_y, made_by, made_at, news, projects, ...picture } = row;
  return {
    ...picture,
    focus: [focus_x, focus_y],
    isDescribed: isDescribed(picture.alt, languages),
    madeBy: made_by,
    madeAt: toIsoTime(made_at),
    uses: [
      ...news.map(({ slug, title }) => ({ kind: 'news' as const, id: slug, title })),
      ...projects.map(({ id, title }) => ({ kind: 'project' as const, id, title })),
      ...(usesOnPages.get(picture.file) ?? []),
    ],
  };
}

/** Only the relevant parts of site.yaml; the rest may be invalid. */
const languagesSchema = z.array(z.object({ code: z.string() })).catch([]);
const pictureSchema = z.object({ id: z.string(), file: z.string() }).nullable().catch(null);
const picturesSchema = z.array(pictureSchema).catch([]);

/** Uses of pictures on pages: in the published content, and in a draft of it. */
export function findPictureUses(published: Files, draft: Files): PictureContext {
  const uses = new Map<string, PictureUse[]>();
  const seenPictures = new Set<string>();
  for (const [kind, files] of [['published', published] as const, ['draft', draft] as const]) {
    for (const picture of picturesSchema.parse(siteValue(files, ['pictures']))) {
      if (picture === null || seenPictures.has(`${picture.file} ${picture.id}`)) continue;
      seenPictures.add(`${picture.file} ${picture.id}`);
      uses.set(picture.file, [...(uses.get(picture.file) ?? []), { kind, id: picture.id }]);
    }
  }
  const codes = languagesSchema.parse(siteValue(published, ['languages'])).map(({ code }) => code);
  return { languages: codes, usesOnPages: uses };
}
