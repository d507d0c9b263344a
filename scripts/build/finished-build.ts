import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn } from '../../app/site/lifetime.ts';
import { bundleFolder } from '../../server/render/bundle-folder.ts';
import { type FileLooks, folderLook } from './folder-look.ts';
import { hashFiles } from './hash-files.ts';
import { readNote } from './read-note.ts';

/** What a build that has ended well leaves behind, so that the next one knows when it would do the same once more. */
export interface FinishedBuild {
  /** Changes with all files that the sites are made from; the rows of the database are none. */
  readonly inputs: string;
  /** Changes with how the build was asked for. */
  readonly settings: string;
  /** Changes with what is offered and how long security.txt holds, as days go by without an edit. */
  readonly offered: string;
  /** Where the company's days begin. */
  readonly timeZone: string;
  /** Whether the sites show rows of the database. */
  readonly hasRows: boolean;
  readonly languages: number;
  readonly files: number;
  /** What it warned of in the content, and in the rows. */
  readonly warnings: string;
  readonly rowWarnings: string;
}

interface Note extends FinishedBuild {
  readonly days: string;
  /** Changes with the files that were made. */
  readonly made: string;
}

/**
 * Leaves a note of a build; call it when all else is written.
 * @param now the moment that the sites are of
 * @param looks how files of the sites looked when they were left there; the rest is looked at
 */
export function noteFinishedBuild(
  buildFolder: string,
  build: FinishedBuild,
  now: Date,
  looks?: FileLooks,
): void {
  const made = madeIn(buildFolder, looks);
  if (made === null) return;
  const note: Note = { ...build, days: daysAt(build.timeZone, now), made };
  writeFileSync(noteFile(buildFolder), JSON.stringify(note));
}

/** Takes the note away; call it before anything is written. */
export function forgetFinishedBuild(buildFolder: string): void {
  rmSync(noteFile(buildFolder), { force: true });
}

/** The build before, if it was made of the same files on the same day. */
export function finishedBuild(buildFolder: string, inputs: string, now: Date): FinishedBuild | null {
  const note = readNote<Note>(noteFile(buildFolder));
  return note?.inputs === inputs && note.days === daysAt(note.timeZone, now) ? note : null;
}

/** Whether the build before shows the same site, on whatever day it was made. */
export function showsSame(
  buildFolder: string,
  { inputs, settings, offered }: Pick<FinishedBuild, 'inputs' | 'settings' | 'offered'>,
): boolean {
  const note = readNote<Note>(noteFile(buildFolder));
  return note?.inputs === inputs && note.settings === settings && note.offered === offered;
}

/** Whether all that the build before has made lies there as it was left, and nothing else. */
export function isUntouched(buildFolder: string): boolean {
  return readNote<Note>(noteFile(buildFolder))?.made === madeIn(buildFolder);
}

/** The company's day, and that of the calendar by which the years of the content are judged. */
function daysAt(timeZone: string, now: Date): string {
  return `${dayIn(timeZone, now)} ${dayIn('UTC', now)}`;
}

function madeIn(buildFolder: string, looks?: FileLooks): string | null {
  const sites = folderLook(join(buildFolder, 'sites'), looks);
  const bundles = folderLook(bundleFolder(buildFolder));
  if (sites === null || bundles === null) return null;
  const files = ['project.json', 'rows.json'].map((name) => join(buildFolder, name));
  return hashFiles(files, `${sites} ${bundles}`);
}

function noteFile(buildFolder: string): string {
  return join(buildFolder, 'finished.json');
}
