import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { listRoutes } from '../../app/site/route-table.ts';
import { decodeFiles, readContentFiles } from '../../checks/project/content-files.ts';
import { contentPaths } from '../../checks/project/project-content.ts';
import { type ProjectReading, readProjectFiles } from '../../checks/project/read-project.ts';
import { AWAITING_FILE } from '../../checks/texts/awaiting-list.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { BuildEnvironment } from '../../server/build/build-environment.ts';
import { buildProject, getBuildInputs } from '../../server/build/build-project.ts';
import { areBundled } from '../../server/build/bundles.ts';
import { getSiteFingerprint, markFinished, readFinishedBuild } from '../../server/build/fingerprints.ts';
import { oneBuildAtATime } from '../../server/build/one-build-at-a-time.ts';
import type { Publication } from '../api/publications-api.ts';
import { revertAwaitingFile, updateAwaitingFile } from '../fields/awaiting.ts';
import { failureCode } from './failure-code.ts';
import { listPublications, publicationMessage } from './history.ts';
import { type ChangeResult, createPublisher, type PublishResult } from './publish.ts';
import { type Author, openRepository } from './repository.ts';
import { createSender, openPullRequest, type RemoteSettings, type Unsent } from './send.ts';
import { removePublication } from './undo.ts';

/** Length of the list of publications. */
const MAX_LISTED = 100;
/** Same compression as `npm start` and `npm run build`. */
const COMPRESSION = { light: false, uncompressed: false };

export interface SitePublisherOptions {
  /** The project's folder, which is a checkout. */
  readonly root: string;
  readonly buildFolder: string;
  /** The Studio's own folder. */
  readonly studioFolder: string;
  readonly environment: BuildEnvironment | null;
  readonly remote: RemoteSettings;
  readonly log: (line: string) => void;
  /** Called if the number of publications that are not at the remote changes, or the reason. */
  readonly onUnsent?: ((unsent: Unsent) => void) | undefined;
}

export type SitePublisher = ReturnType<typeof createSitePublisher>;

/** Creates, lists and reverts publications in a checkout and its build. */
export function createSitePublisher(options: SitePublisherOptions) {
  const { root, buildFolder, studioFolder, environment, remote, log, onUnsent = () => {} } = options;
  const repository = openRepository(root);
  const sender = createSender(repository, remote, { log, onChange: onUnsent });
  /** Caches the last reading: that of a draft that is prepared and then published. */
  const readings = createBoundedCache<ProjectReading>(1);
  const getReading = (files: Files) =>
    readings.getOrMake(`${getToday()} ${contentHash(JSON.stringify(files))}`, () =>
      readProjectFiles(new Map(Object.entries(files))),
    );
  let preparing = Promise.resolve();
  const publisher = createPublisher({
    repository,
    contentPaths,
    read: () => readCheckout(root),
    folder: studioFolder,
    check(files) {
      const { project, sound, problems } = getReading(files);
      const errors = problems.filter(({ severity }) => severity === 'error').length;
      return { project: sound ? project : null, errors };
    },
    async build(project, files, beforeWriting) {
      await preparing;
      await buildSite(project, files, beforeWriting);
    },
    async rebuild() {
      const files = readCheckout(root);
      const { project, sound } = getReading(files);
      if (project && sound) await buildSite(project, files, async () => {});
    },
    alone: (work) => oneBuildAtATime(buildFolder, work),
    send: sender.send,
    log,
    review:
      remote.mode === 'pull-request'
        ? (commit, message) => openPullRequest(repository, remote, commit, message)
        : null,
  });

  async function buildSite(project: Project, files: Files, beforeWriting: () => Promise<void>) {
    let fingerprint = '';
    let isExact = false;
    const compression =
      readFinishedBuild(buildFolder)?.compression === 'light' ? { ...COMPRESSION, light: true } : COMPRESSION;
    await buildProject(project, {
      ...compression,
      site: root,
      out: buildFolder,
      isRepeated: true,
      environment: project.site.pages.some(readsRows) ? environment : null,
      print: () => {},
      warn: log,
      async beforeWriting() {
        await beforeWriting();
        fingerprint = getSiteFingerprint(root, compression);
        isExact = isDeepStrictEqual(readCheckout(root), files);
      },
    });
    // If a file was saved in the meantime, the next build has to read it.
    if (isExact) markFinished(buildFolder, getBuildInputs(project, fingerprint, compression));
  }

  async function excludePublication(id: string, published: Files): Promise<ChangeResult> {
    const paths = (await repository.changed(id)).filter(isContentPath);
    const [before, after] = await Promise.all([repository.read(`${id}^`, paths), repository.read(id, paths)]);
    const { [AWAITING_FILE]: _, ...old } = before;
    const { [AWAITING_FILE]: __, ...current } = after;
    const { changes, conflicts } = await removePublication(old, current, published);
    if (conflicts.length > 0) return { kind: 'overlaps', overlaps: conflicts };
    const files = Object.entries({ ...published, ...changes }).flatMap(([name, text]) =>
      text === null ? [] : [[name, text] as const],
    );
    const list = revertAwaitingFile(before, after, published);
    return { kind: 'changed', files: setAwaitingFile(Object.fromEntries(files), list) };
  }

  async function prepare(edits: readonly Edit[]): Promise<void> {
    // A pull request is not rendered here.
    if (remote.mode === 'pull-request') return;
    const changeResult = applyDraft(readCheckout(root), edits);
    if (changeResult.kind !== 'changed') return;
    const { project, sound } = getReading(changeResult.files);
    // New, removed and moved pages need other bundles, which the live sites get when the draft is published.
    if (!project || !sound || !areBundled(buildFolder, listRoutes(project.site))) return;
    const stopped = new Error('Nothing is to be written.');
    await buildSite(project, changeResult.files, () => Promise.reject(stopped)).catch((error) => {
      if (error !== stopped) throw error;
    });
  }

  /** Rejects if the checkout cannot be read; empty if there is no checkout. */
  async function list(): Promise<readonly Publication[]> {
    try {
      return listPublications(await repository.log(contentPaths, MAX_LISTED), await sender.sent());
    } catch (error) {
      if (failureCode(error) !== 'checkout-missing') throw error;
      return [];
    }
  }

  return {
    list,
    /** Completes an interrupted publication and sends unsent ones. Call it at the start. */
    async recover(): Promise<void> {
      await publisher.recover();
      await sender.send();
    },
    unsent: sender.unsent,
    /** Renders a draft without writing, so that publishing it only has to commit, write and load. */
    prepare(edits: readonly Edit[]): Promise<void> {
      preparing = preparing
        .then(() => prepare(edits))
        .catch((error) => log(`The draft could not be rendered ahead: ${error}`));
      return preparing;
    },
    /** @param lines descriptions of the changes */
    publish: (edits: readonly Edit[], author: Author, lines: Promise<readonly string[]>) =>
      publisher.publish({
        author,
        message: lines.then((all) => publicationMessage(all)),
        change: (published) => applyDraft(published, edits),
      }),
    /** Reverts a publication by a new one. Null if there is none with this id. */
    async undo(id: string, author: Author): Promise<PublishResult | null> {
      const publication = (await list()).find((publication) => publication.id === id);
      if (!publication) return null;
      const lines = publication.lines.map((line) => `Revert: ${line}`);
      return await publisher.publish({
        author,
        message: publicationMessage(lines, id),
        change: (published) => excludePublication(id, published),
      });
    },
  };
}

function applyDraft(published: Files, edits: readonly Edit[]): ChangeResult {
  const { files, conflicts } = applyEdits(published, edits);
  if (conflicts.length > 0) return { kind: 'conflicts', conflicts };
  const list = updateAwaitingFile(published, files, edits, getToday());
  return { kind: 'changed', files: setAwaitingFile(files, list) };
}

function getToday(): string {
  return new Date().toISOString().slice(0, 10);
}

function setAwaitingFile(files: Files, list: string | null): Files {
  return list === null ? files : { ...files, [AWAITING_FILE]: list };
}

/** Text files of a checkout's content. */
export function readCheckout(root: string): Files {
  return decodeFiles(readContentFiles(root));
}

function isContentPath(path: string): boolean {
  return contentPaths.some((name) => path === name || path.startsWith(`${name}/`));
}
