import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SupabaseClient } from '@supabase/supabase-js';
import { PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../../app/site/picture-files.ts';
import { DatabaseUnavailable } from '../database/database-connection.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';

/*
 * Where the files of pictures are: in the bucket `pictures` of a hosted project; beside an embedded database in a
 * folder. The Storage of @supabase/lite 0.10 cannot be used: its documented adapter for files is not among the
 * package's exports, it is wired up by a private field, and its own pages advise against it in production.
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

/** Stores the files of pictures. Rejects with DatabaseUnavailable when it cannot. */
export interface PictureStore {
  /** Saves all files of a picture; what is there already stays, because its name is made from its content. */
  readonly save: (file: string, encoded: readonly EncodedPicture[]) => Promise<void>;
  /** @param width of its largest file */
  readonly remove: (file: string, width: number) => Promise<void>;
}

/** A file of a picture that is open: the stream has to be read or destroyed. */
export interface PictureFile {
  /** In bytes; null if unknown. */
  readonly size: number | null;
  readonly stream: Readable;
}

/** Opens a file of a picture; `null` if there is none. */
export type ReadPicture = (name: PictureName) => Promise<PictureFile | null>;

const BUCKET = 'pictures';
/** Of a whole picture, which the Storage sends as fast as the visitor reads. */
const TIMEOUT_MS = 60_000;
/** For a year: another content has another name. */
const CACHE_SECONDS = '31536000';

/** Where an embedded database has its pictures. */
export function pictureFolder(databaseFolder: string): string {
  return join(databaseFolder, 'pictures');
}

/** Reads pictures for visitors. */
export function pictureReader(database: DatabaseEnvironment): ReadPicture {
  if (database.kind === 'embedded') {
    const folder = pictureFolder(database.folder);
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
  const bucket = publicPictures(database.url);
  return async ({ file, width, format }) => {
    const answer = await fetch(`${bucket}/${file}/${width}.${format}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const length = answer.headers.get('content-length');
    if (answer.ok && answer.body)
      return { size: length === null ? null : Number(length), stream: Readable.from(answer.body) };
    await answer.body?.cancel();
    // Storage answers 400 for what is not there.
    if (answer.status === 404 || answer.status === 400) return null;
    throw new DatabaseUnavailable(`The Storage answered ${answer.status}.`);
  };
}

/** The address below which a hosted project shows the bucket to everybody. */
export function publicPictures(projectUrl: string): string {
  return `${projectUrl}/storage/v1/object/public/${BUCKET}`;
}

/** @param client of the person who works in the Studio: a hosted project decides by it who may change files */
export function pictureStore(database: DatabaseEnvironment, client: SupabaseClient): PictureStore {
  return database.kind === 'embedded' ? folderStore(pictureFolder(database.folder)) : bucketStore(client);
}

function folderStore(folder: string): PictureStore {
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

function bucketStore(client: SupabaseClient): PictureStore {
  const bucket = client.storage.from(BUCKET);
  return {
    async save(file, encoded) {
      for (const { width, format, body } of encoded) {
        const options = { contentType: `image/${format}`, cacheControl: CACHE_SECONDS };
        const { error } = await bucket.upload(`${file}/${width}.${format}`, body, options);
        const isThere = error !== null && 'statusCode' in error && error.statusCode === '409';
        if (error && !isThere)
          throw new DatabaseUnavailable('The Storage took no picture.', { cause: error });
      }
    },
    async remove(file, width) {
      const names = pictureWidths(width).flatMap((one) =>
        PICTURE_FORMATS.map((format) => `${file}/${one}.${format}`),
      );
      const { error } = await bucket.remove(names);
      if (error) throw new DatabaseUnavailable('The Storage deleted no picture.', { cause: error });
    },
  };
}

/**
 * Copies pictures that are not there yet, from or into a backup.
 * @returns how many there were to copy; 0 without the folder
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
