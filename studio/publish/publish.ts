import { existsSync, readFileSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Project } from '../../app/data/project.ts';
import type { Conflict, Files } from '../../edits/edit.ts';
import { writeWholeSync } from '../../server/build/write-whole.ts';
import type { Sent } from '../api/publications-api.ts';
import { type FailureCode, failureCode, getFailureReason } from './failure-code.ts';
import type { Author, Repository } from './repository.ts';
import type { Overlap } from './undo.ts';

/** Dependencies of a publication. */
export interface PublishParts {
  readonly repository: Repository;
  /** Files and folders of the content. */
  readonly contentPaths: readonly string[];
  /** Reads the content of the checkout. */
  readonly read: () => Files;
  /** Reads files; `project` is null if errors prevent publishing. */
  readonly check: (files: Files) => { readonly project: Project | null; readonly errors: number };
  /**
   * Renders every page and writes the differences; the running server then loads them.
   * @param files the content that the project was read from
   * @param beforeWriting called after rendering and before writing; if it rejects, nothing is written
   */
  readonly build: (project: Project, files: Files, beforeWriting: () => Promise<void>) => Promise<void>;
  /** Builds the sites from the checkout, after an interrupted publication. */
  readonly rebuild: () => Promise<void>;
  /** Prevents other processes from building or publishing in the meantime. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Sends the published content to the remote; resolves with its destination. */
  readonly send: () => Promise<Sent>;
  /** Sends a commit for review instead of making it live; null if publications are live immediately. */
  readonly review: ((commit: string, message: string) => Promise<Sent>) | null;
  /** The Studio's folder, for the note about the current publication. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** Content with a change, or the reason why the change is not possible. */
export type ChangeResult =
  | { readonly kind: 'changed'; readonly files: Files }
  | { readonly kind: 'conflicts'; readonly conflicts: readonly Conflict[] }
  /** Later publications have changed the same values. */
  | { readonly kind: 'overlaps'; readonly overlaps: readonly Overlap[] };

export interface PublishRequest {
  /** Applies the change to the published content, which may differ at each attempt. */
  readonly change: (published: Files) => Promise<ChangeResult> | ChangeResult;
  readonly author: Author;
  /** The first line describes the most important change, the others all changes. Computed in the meantime. */
  readonly message: string | Promise<string>;
}

export type PublishResult =
  | { readonly kind: 'published'; readonly commit: string; readonly sent: Sent }
  | Exclude<ChangeResult, { kind: 'changed' }>
  | { readonly kind: 'problems'; readonly errors: number }
  | { readonly kind: 'nothing' }
  /** Files were changed outside the Studio and not committed. */
  | { readonly kind: 'uncommitted'; readonly files: readonly string[] }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** In the Studio's folder during a publication: its commit, which is on the branch or about to be. */
const NOTE = 'publishing.json';
const noteSchema = z.object({ commit: z.string().regex(/^[0-9a-f]{40,64}$/) });

/** Other people have committed since the publication began, or changed files that it needs. */
class Overtaken extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super();
    this.files = files;
  }
}

/** Older locks of git are removed if no git is running. */
const STALE_LOCK_MS = 10 * 60_000;
/** Number of attempts if other people commit at the same moment. */
const ATTEMPTS = 3;

/** Publishes drafts, each completely or not at all. */
export function createPublisher(parts: PublishParts) {
  const { repository, contentPaths, folder, log } = parts;
  const noteFile = join(folder, NOTE);
  let last: Promise<unknown> = Promise.resolve();

  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(() => parts.alone(work));
    last = result.catch(() => {});
    return result;
  }

  async function recover(): Promise<void> {
    if (!(await completeCommit(repository, folder, log))) return;
    await parts.rebuild();
    await rm(noteFile, { force: true });
  }

  function failed(error: unknown, code = failureCode(error)) {
    log(`Nothing was published: ${getFailureReason(error)}`);
    return { kind: 'failed', code } as const;
  }

  async function attempt(request: PublishRequest): Promise<PublishResult | Overtaken> {
    const obstacle = await repository.obstacle();
    if (obstacle) return failed(`The checkout is ${obstacle}.`, `checkout-${obstacle}`);
    // Read before git is asked, so that a file saved in between does not count as committed.
    const published = parts.read();
    const [parent, uncommitted] = await Promise.all([
      repository.head(),
      repository.uncommitted(contentPaths),
    ]);
    if (uncommitted.length > 0) return { kind: 'uncommitted', files: uncommitted };
    const changeResult = await request.change(published);
    return changeResult.kind === 'changed'
      ? await makeLive(request, parent, published, changeResult.files)
      : changeResult;
  }

  async function makeLive(
    { author, message }: PublishRequest,
    parent: string,
    published: Files,
    files: Files,
  ): Promise<PublishResult | Overtaken> {
    const changes = changesBetween(published, files);
    const paths = Object.keys(changes);
    if (paths.length === 0) return { kind: 'nothing' };
    const { project, errors } = parts.check(files);
    if (!project) return { kind: 'problems', errors };

    const pendingCommit = Promise.resolve(message).then((text) =>
      repository.makeCommit(parent, changes, text, author),
    );
    if (parts.review) {
      const commit = await pendingCommit;
      const reviewResult = await parts
        .review(commit, await message)
        .catch((error) => failed(error, 'review'));
      return reviewResult.kind === 'failed'
        ? reviewResult
        : { kind: 'published', commit, sent: reviewResult };
    }
    // Awaited after rendering, unless rendering fails.
    pendingCommit.catch(() => {});
    let commit: string | null = null;
    const beforeWriting = async () => {
      const newCommit = await pendingCommit;
      const savedFiles = Object.keys(changesBetween(published, parts.read()));
      if (savedFiles.length > 0) throw new Overtaken(savedFiles);
      writeWholeSync(noteFile, Buffer.from(JSON.stringify({ commit: newCommit })));
      if (!(await repository.moveBranch(parent, newCommit))) throw new Overtaken([]);
      commit = newCommit;
      const editedFiles = await repository.complete(newCommit, paths);
      if (editedFiles.length > 0) throw new Overtaken(editedFiles);
    };
    try {
      await parts.build(project, files, beforeWriting);
    } catch (error) {
      const isOvertaken = error instanceof Overtaken;
      if (commit !== null) await revert(commit, parent, paths, !isOvertaken);
      else await rm(noteFile, { force: true });
      return isOvertaken ? error : failed(error);
    }
    await rm(noteFile, { force: true });
    return { kind: 'published', commit: await pendingCommit, sent: { kind: 'none' } };
  }

  /** Restores checkout and sites. Whatever fails now is restored later. */
  async function revert(
    commit: string,
    parent: string,
    paths: readonly string[],
    isWritten: boolean,
  ): Promise<void> {
    try {
      await repository.moveBranch(commit, parent);
      await repository.complete(commit, paths);
      if (isWritten) await parts.rebuild();
      await rm(noteFile, { force: true });
    } catch {
      // The note stays until the next publication or start.
    }
  }

  async function publishAlone(request: PublishRequest): Promise<PublishResult> {
    await repository.removeLocks(STALE_LOCK_MS);
    // The last publication may not have been restored.
    await recover();
    let files: readonly string[] = [];
    for (let count = 0; count < ATTEMPTS; count++) {
      const result = await attempt(request);
      if (!(result instanceof Overtaken)) return result;
      files = result.files;
    }
    return files.length > 0
      ? { kind: 'uncommitted', files }
      : failed('Others commit to the same branch all the time.', 'checkout-busy');
  }

  return {
    /** Publications are queued; each is applied to the result of the previous one. */
    async publish(request: PublishRequest): Promise<PublishResult> {
      // No one awaits it if nothing is published.
      Promise.resolve(request.message).catch(() => {});
      const result = await inOrder(() => publishAlone(request)).catch((error) => failed(error));
      const shouldSend = result.kind === 'published' && !parts.review;
      return shouldSend ? { ...result, sent: await parts.send() } : result;
    },
    /** Completes an interrupted publication. Call it at the start. */
    async recover(): Promise<void> {
      if (isPublicationOpen(folder)) await inOrder(recover);
    },
  };
}

/** Returns true if a publication was interrupted, or is running in another process. */
export function isPublicationOpen(folder: string): boolean {
  return existsSync(join(folder, NOTE));
}

/**
 * Completes the commit of an interrupted publication, in git and in the checkout; the sites may still be outdated.
 * An unreadable note is put aside, and the newest commit of the branch decides.
 * @param folder the Studio's folder
 * @returns true if the sites need a build
 */
export async function completeCommit(
  repository: Repository,
  folder: string,
  log: (line: string) => void,
): Promise<boolean> {
  const file = join(folder, NOTE);
  if (!isPublicationOpen(folder)) return false;
  const head = await repository.head();
  await repository.removeLocks();
  const notedCommit = readNote(file);
  const paths = notedCommit && (await repository.changed(notedCommit).catch(() => null));
  if (notedCommit && paths) {
    // The branch decides: either it has the commit, whose files are then completed, or nothing has happened.
    await repository.complete(notedCommit, paths);
  } else {
    await repository.complete(head, await repository.changed(head));
    renameSync(file, `${file}.damaged`);
    log(`${file} was damaged and is now ${NOTE}.damaged.`);
  }
  return true;
}

function readNote(file: string): string | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).commit;
  } catch {
    return null;
  }
}

function changesBetween(before: Files, after: Files): Record<string, string | null> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changedNames = [...names].filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changedNames.map((name) => [name, after[name] ?? null]));
}
