import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../app/site/picture-files.ts';
import { DatabaseUnavailable } from '../database/database-connection.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';

/*
 * The files of pictures are in the bucket `pictures` of a hosted project, or in a folder next to an embedded database.
 * The Storage of @supabase/lite 0.10 cannot be used: its documented adapter for files is not among the package's
 * exports, it is wired up by a private field, and its documentation advises against it in production.
 */

/** One file of a picture; only numbers, hex digits and known formats. */
export interface PictureName {
  readonly file: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/** A picture in one width and format. */
export interface EncodedPicture {
  readonly width: number;
  readonly format: PictureFormat;
  readonly body: Buffer;
}

/** Stores the files of pictures. Rejects with DatabaseUnavailable on failure. */
export interface PictureStore {
  /** Saves all files of a picture; existing ones stay, because their name is made from their content. */
  readonly save: (file: string, encoded: readonly EncodedPicture[]) => Promise<void>;
  /** @param width of its largest file */
  readonly remove: (file: string, width: number) => Promise<void>;
}

/** An open file of a picture: the stream has to be read or destroyed. */
export interface OpenPicture {
  /** In bytes; null if unknown. */
  readonly size: number | null;
  readonly stream: Readable;
}

/** Opens a file of a picture; `null` if there is none. */
export type ReadPicture = (name: PictureName) => Promise<OpenPicture | null>;

const BUCKET = 'pictures';
/** For a whole picture, which the Storage sends as fast as the visitor reads. */
const TIMEOUT_MS = 60_000;
/** For a year: another content has another name. */
const CACHE_SECONDS = '31536000';

/** Folder of an embedded database's pictures. */
export function getPictureFolder(databaseFolder: string): string {
  return join(databaseFolder, 'pictures');
}

export function createPictureReader(database: DatabaseEnvironment): ReadPicture {
  if (database.kind === 'embedded') {
    const folder = getPictureFolder(database.folder);
    return async ({ file, width, format }) => {
      try {
        const handle = await open(join(folder, file, `${width}.${format}`));
        const { size } = await handle.stat();
        return { size, stream: handle.createReadStream() };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    };
  }
  const bucket = getPublicPicturesUrl(database.url);
  return async ({ file, width, format }) => {
    const answer = await fetch(`${bucket}/${file}/${width}.${format}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const length = answer.headers.get('content-length');
    if (answer.ok && answer.body)
      return { size: length === null ? null : Number(length), stream: Readable.from(answer.body) };
    await answer.body?.cancel();
    // Storage answers 400 for missing files.
    if (answer.status === 404 || answer.status === 400) return null;
    throw new DatabaseUnavailable(`The Storage answered ${answer.status}.`);
  };
}

/** The public base address of the bucket of a hosted project. */
export function getPublicPicturesUrl(projectUrl: string): string {
  return `${projectUrl}/storage/v1/object/public/${BUCKET}`;
}

/** @param client of the Studio's user: a hosted project checks the permission to change files by it */
export function createPictureStore(database: DatabaseEnvironment, client: SupabaseClient): PictureStore {
  return database.kind === 'embedded' ? openFolder(getPictureFolder(database.folder)) : openBucket(client);
}

function openFolder(folder: string): PictureStore {
  return {
    async save(file, encoded) {
      const draft = join(folder, `${file}.${randomBytes(6).toString('hex')}.unfinished`);
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        for (const { width, format, body } of encoded)
          await writeFile(join(draft, `${width}.${format}`), body, { mode: 0o600, flush: true });
        await rename(draft, join(folder, file));
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw error;
      }
    },
    remove: (file) => rm(join(folder, file), { recursive: true, force: true }),
  };
}

function openBucket(client: SupabaseClient): PictureStore {
  const bucket = client.storage.from(BUCKET);
  return {
    async save(file, encoded) {
      for (const { width, format, body } of encoded) {
        const options = { contentType: `image/${format}`, cacheControl: CACHE_SECONDS };
        const { error } = await bucket.upload(`${file}/${width}.${format}`, body, options);
        const alreadyExists = error !== null && 'statusCode' in error && error.statusCode === '409';
        if (error && !alreadyExists)
          throw new DatabaseUnavailable('The Storage took no picture.', { cause: error });
      }
    },
    async remove(file, width) {
      const names = pictureWidths(width).flatMap((fileWidth) =>
        PICTURE_FORMATS.map((format) => `${file}/${fileWidth}.${format}`),
      );
      const { error } = await bucket.remove(names);
      if (error) throw new DatabaseUnavailable('The Storage deleted no picture.', { cause: error });
    },
  };
}

/**
 * Copies missing pictures from or into a backup.
 * @returns the number of pictures in the source; 0 without the folder
 */
export async function copyPictures(from: string, to: string): Promise<number> {
  await cp(from, to, {
    recursive: true,
    force: false,
    filter: (source) => !source.endsWith('.unfinished'),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const names = await readdir(from).catch(() => []);
  return names.filter((name) => !name.endsWith('.unfinished')).length;
}
