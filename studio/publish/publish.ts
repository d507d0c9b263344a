import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import { writeWhole } from '../../scripts/build/write-whole.ts';
import { readIfThere } from '../../scripts/check/project/content-files.ts';
import type { Sent } from '../api.ts';
import type { Conflict, Files } from '../edits/edit.ts';
import type { Author, Repository } from './repository.ts';
import type { Overlap } from './undo.ts';

/** What a publication needs of the rest. */
export interface PublishParts {
  readonly repository: Repository;
  /** Files and folders of the content. */
  readonly contentPaths: readonly string[];
  /** The content of the checkout. */
  readonly read: () => Files;
  /** Reads files; `project` is null where errors stop them from being published. */
  readonly check: (files: Files) => { readonly project: Project | null; readonly errors: number };
  /**
   * Renders every page and writes what differs; the running server then loads it.
   * @param beforeWriting called when all is rendered and nothing is written; if it rejects, nothing will be
   */
  readonly build: (project: Project, beforeWriting: () => Promise<void>) => Promise<void>;
  /** Builds the sites from the checkout, after a publication that was cut off. */
  readonly rebuild: () => Promise<void>;
  /** Sends a commit on that is live here; resolves with where it is. */
  readonly send: (commit: string, message: string) => Promise<Sent>;
  /** Sends a commit to be reviewed in place of making it live; null where publications are live at once. */
  readonly review: ((commit: string, message: string) => Promise<Sent>) | null;
  /** The Studio's folder, for a note on the publication that is under way. */
  readonly folder: string;
}

/** The content with a change, or why it cannot be made. */
export type Changed =
  | { readonly kind: 'changed'; readonly files: Files }
  | { readonly kind: 'conflicts'; readonly conflicts: readonly Conflict[] }
  /** Later publications have changed the same values. */
  | { readonly kind: 'overlaps'; readonly overlaps: readonly Overlap[] };

export interface PublishRequest {
  /** Makes the change in the published content, which may be another one at each attempt. */
  readonly change: (published: Files) => Promise<Changed> | Changed;
  readonly author: Author;
  /** The first line says the most important change in words, the others all of them. It is measured meanwhile. */
  readonly message: string | Promise<string>;
}

export type PublishResult =
  | { readonly kind: 'published'; readonly commit: string; readonly sent: Sent }
  | Exclude<Changed, { kind: 'changed' }>
  | { readonly kind: 'problems'; readonly errors: number }
  | { readonly kind: 'nothing' }
  /** Files were changed outside the Studio and not committed. */
  | { readonly kind: 'uncommitted'; readonly files: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Publisher {
  /** Publications wait for each other; each is applied to what the one before it has published. */
  readonly publish: (request: PublishRequest) => Promise<PublishResult>;
  /** Completes a publication that was cut off. Call it at the start. */
  readonly recover: () => Promise<void>;
}

/** A publication whose commit is made, and on the branch or about to be. */
interface Note {
  readonly commit: string;
  readonly paths: readonly string[];
}

/** In the Studio's folder, while a publication is under way. */
const NOTE = 'publishing.json';

/** Somebody has committed by other means since the publication began. */
class Overtaken extends Error {}

/** How often a publication begins again because somebody commits by other means at the same moment. */
const ATTEMPTS = 3;

/** Publishes drafts: all of one, or nothing. */
export function createPublisher(parts: PublishParts): Publisher {
  const { repository, contentPaths, folder } = parts;
  const noteFile = join(folder, NOTE);
  let last: Promise<unknown> = Promise.resolve();

  function oneByOne<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  async function recover(): Promise<void> {
    if (await completeCommit(repository, folder)) await parts.rebuild();
    await rm(noteFile, { force: true });
  }

  async function attempt({ change, author, message }: PublishRequest): Promise<PublishResult | 'again'> {
    const [parent, uncommitted] = await Promise.all([
      repository.head(),
      repository.uncommitted(contentPaths),
    ]);
    if (uncommitted.length > 0) return { kind: 'uncommitted', files: uncommitted };
    const published = parts.read();
    const changed = await change(published);
    if (changed.kind !== 'changed') return changed;
    const changes = changesBetween(published, changed.files);
    const paths = Object.keys(changes);
    if (paths.length === 0) return { kind: 'nothing' };
    const { project, errors } = parts.check(changed.files);
    if (!project) return { kind: 'problems', errors };

    const making = Promise.resolve(message).then((text) =>
      repository.makeCommit(parent, changes, text, author),
    );
    if (parts.review) {
      const made = await making;
      return { kind: 'published', commit: made, sent: await parts.review(made, await message) };
    }
    // Awaited below, unless the build fails.
    making.catch(() => {});
    let commit: string | null = null;
    try {
      await parts.build(project, async () => {
        const made = await making;
        await writeWhole(noteFile, Buffer.from(JSON.stringify({ commit: made, paths } satisfies Note)));
        if (!(await repository.moveBranch(parent, made))) throw new Overtaken();
        commit = made;
        await repository.restore(paths);
      });
    } catch (error) {
      if (commit !== null) await takeBack(commit, parent, paths);
      else await rm(noteFile, { force: true });
      return error instanceof Overtaken ? 'again' : failed(error);
    }
    if (commit === null) throw new Error('The sites were written without a commit.');
    await rm(noteFile, { force: true });
    const sent = await parts
      .send(commit, await message)
      .catch((error): Sent => ({ kind: 'failed', reason: reasonOf(error) }));
    return { kind: 'published', commit, sent };
  }

  /** The checkout and the sites as they were. What cannot be done now is done later. */
  async function takeBack(commit: string, parent: string, paths: readonly string[]): Promise<void> {
    try {
      await repository.moveBranch(commit, parent);
      await repository.restore(paths);
      await parts.rebuild();
      await rm(noteFile, { force: true });
    } catch {
      // The note stays until the next publication or start.
    }
  }

  return {
    publish: (request) => {
      // Nobody awaits it where nothing is published.
      Promise.resolve(request.message).catch(() => {});
      return oneByOne(async () => {
        try {
          // Taking a former one back may have failed.
          await recover();
          for (let count = 0; count < ATTEMPTS; count++) {
            const result = await attempt(request);
            if (result !== 'again') return result;
          }
          return { kind: 'failed', reason: 'Somebody else commits to the same branch all the time.' };
        } catch (error) {
          return failed(error);
        }
      });
    },
    recover: () => oneByOne(recover),
  };
}

/**
 * Completes the commit of a publication that was cut off, in git and in the checkout; the sites may still be the former ones.
 * @param folder the Studio's
 * @returns whether the sites are to be built
 */
export async function completeCommit(repository: Repository, folder: string): Promise<boolean> {
  const text = readIfThere(join(folder, NOTE));
  if (!text) return false;
  const { commit, paths } = JSON.parse(text.toString()) as Note;
  await repository.removeLocks();
  // The branch decides: it has the commit, whose files are then completed, or nothing has happened.
  const isThere = await repository.contains(commit);
  if (isThere) await repository.restore(paths);
  return isThere;
}

function changesBetween(before: Files, after: Files): Record<string, string | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? null]));
}

function failed(error: unknown): PublishResult {
  return { kind: 'failed', reason: reasonOf(error) };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
