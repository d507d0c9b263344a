import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Project } from '../../app/data/project.ts';
import { phraseOf } from '../check/message.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import type { Present } from './answer-request.ts';
import { type AppCode, startAppCode } from './app-code.ts';
import { formNote, type Mistake, type PreviewMessage, panelHtml } from './overlay.ts';
import { type PreparedSite, prepareSite, type RowParts } from './prepared-site.ts';
import type { PreviewDatabase } from './preview-database.ts';
import { type ContentReading, readContent } from './read-content.ts';

/** The site as it is being edited. */
export interface Preview {
  readonly present: () => Present;
  /**
   * Reads the content again; an invalid site leaves the shown one as it was. Changes during the reading lead to one more
   * reading. Never rejects.
   */
  readonly refresh: () => Promise<void>;
  /** Reloads open pages, because rows have become available or unavailable. */
  readonly rowsChanged: () => void;
  /** Shows on open pages that forms are not sent in the preview. */
  readonly formSent: () => void;
  readonly close: () => Promise<void>;
}

export interface PreviewOptions {
  /** The project's folder, with the code. */
  readonly root: string;
  /** The folder of site.yaml, locales and content. */
  readonly siteFolder: string;
  /** Where app/routes.ts reads site.yaml: the first valid one. */
  readonly routesFolder: string;
  /** Accepts the WebSockets of hot module replacement. */
  readonly server: Server;
  readonly language: CheckLanguage;
  /** Started by the first site that shows news or projects. */
  readonly database: PreviewDatabase;
  readonly rowParts: RowParts;
  /** Called when the state of open pages has changed. */
  readonly announce: () => void;
  readonly log: (text: string) => void;
}

/** Code that runs in this process too, which nothing reloads. */
const LOADED_ONCE = /^(schema|app\/(data|site)|server|scripts)\//;

/** Code that pages are rendered with. */
const RENDERS_PAGES = /^(schema|app)\//;

/** The site that is shown, and the files that it was made of. */
interface Shown {
  readonly site: PreparedSite;
  readonly sources: ContentReading['sources'];
}

/** Makes a preview that has nothing to show yet; `refresh` reads the content. */
export function createPreview(options: PreviewOptions): Preview {
  const { root, siteFolder, routesFolder, server, language, database, rowParts, announce, log } = options;
  const run = randomUUID();
  let code: AppCode | null = null;
  let shown: Shown | null = null;
  let overlay = '';
  let report = '';
  let versions = 0;
  let edits = 0;
  let forms = 0;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await read().catch((error) => log(String(error)));
    }
    working = null;
  }

  async function read(): Promise<void> {
    const reading = readContent(siteFolder, language);
    const failures = reading.project ? await show(reading.project, reading.sources) : [];
    const isCurrent = reading.project !== null && failures.length === 0;
    overlay = panelHtml([...failures, ...reading.mistakes], language, noteFor(isCurrent));
    announce();
    if (reading.report === report) return;
    log(reading.report || `${phraseOf('preview.fixed')[language]}\n`);
    report = reading.report;
  }

  function noteFor(isCurrent: boolean): PreviewMessage {
    if (isCurrent) return 'preview.notPublished';
    return shown ? 'preview.asBefore' : 'preview.noEarlier';
  }

  /** Shows a valid site; returns the problem if the code cannot render it. */
  async function show(project: Project, sources: ContentReading['sources']): Promise<readonly Mistake[]> {
    if (isDeepStrictEqual(sources, shown?.sources)) return [];
    try {
      const site = prepareSite(project, rowParts);
      if (site.showsRows) database.begin();
      code ??= await startCode(sources['site.yaml'] ?? '');
      shown = { site, sources };
      versions++;
      return [];
    } catch (error) {
      log(String(error));
      return [codeMistake(error, language)];
    }
  }

  /** The code reads the routes once; pages that are added later are rendered by the route for all other addresses. */
  async function startCode(siteText: string): Promise<AppCode> {
    writeFileSync(join(routesFolder, 'site.yaml'), siteText);
    return await startAppCode(root, server, codeEdited);
  }

  function codeEdited(files: readonly string[]): void {
    for (const file of files.filter((name) => LOADED_ONCE.test(name)))
      log(phraseOf('preview.startAgain', { file })[language]);
    if (!files.some((name) => RENDERS_PAGES.test(name))) return;
    edits++;
    announce();
  }

  return {
    present: () => ({
      shown: shown && code && { site: shown.site, code, database, brandFolder: join(root, 'app/brand') },
      state: { version: `${run}.${versions}`, code: edits, overlay, note: formNote(forms, language) },
    }),
    refresh() {
      isWanted = true;
      working ??= work();
      return working;
    },
    rowsChanged() {
      versions++;
      announce();
    },
    formSent() {
      forms++;
      announce();
    },
    async close() {
      isWanted = false;
      await working;
      await code?.close();
    },
  };
}

function codeMistake(error: unknown, language: CheckLanguage): Mistake {
  return {
    severity: 'error',
    place: phraseOf('preview.code')[language],
    message: error instanceof Error ? error.message : String(error),
    excerpt: [],
    hint: phraseOf('preview.fixCode')[language],
  };
}
