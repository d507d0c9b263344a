import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';
import { formNote } from './answer-form.ts';
import type { Present } from './answer-request.ts';
import { type AppCode, startAppCode } from './app-code.ts';
import type { EditorLink } from './editor-link.ts';
import { createHydrationStore } from './hydration-store.ts';
import type { Mistake } from './mistake.ts';
import { overlayHtml } from './overlay-html.ts';
import { type PreparedSite, prepareSite } from './prepared-site.ts';
import type { PreviewDatabase } from './preview-database.ts';
import { type PreviewWords, previewWords } from './preview-words.ts';
import { type ContentReading, readContent } from './read-content.ts';
import type { RowParts } from './row-files.ts';

/** The site as it is being edited. */
export interface Preview {
  readonly present: () => Present;
  /**
   * Reads the content again; the site stays as it was while it cannot be shown. What changes while it is read is read
   * in one more turn, however often it changes. Never rejects.
   */
  readonly refresh: () => Promise<void>;
  /** Reads the content once for nothing: code that has run before is quicker, so the first edit shows like the others. */
  readonly rehearse: () => void;
  /** Tells open pages that forms are not sent in the preview. */
  readonly formSent: () => void;
  readonly close: () => Promise<void>;
}

export interface PreviewOptions {
  /** The project's folder, where the code lies. */
  readonly root: string;
  /** Where site.yaml, locales and content lie. */
  readonly siteFolder: string;
  /** Where app/routes.ts reads site.yaml: the first sound one. */
  readonly soundFolder: string;
  readonly language: CheckLanguage;
  readonly editorLink: EditorLink;
  /** It begins with the first site that shows news or projects. */
  readonly database: PreviewDatabase;
  readonly rowParts: RowParts;
  /** Called when open pages have something to learn. */
  readonly announce: () => void;
  readonly log: (text: string) => void;
}

/** Code that runs in this process too, where nothing replaces it. */
const LOADED_ONCE = /^(schema|app\/(data|site)|server|scripts)\//;

/** Code that pages are drawn with. */
const DRAWN_WITH = /^(schema|app)\//;

/** The site that is shown, and the files that it was made of. */
interface Shown {
  readonly site: PreparedSite;
  readonly sources: ContentReading['sources'];
}

/** Makes a preview that has nothing to show yet; `refresh` reads the content. */
export function createPreview(options: PreviewOptions): Preview {
  const { root, siteFolder, soundFolder, language, editorLink, database, rowParts, announce, log } = options;
  const words = previewWords[language];
  const reader = { folder: siteFolder, language, editorLink };
  const run = randomUUID();
  const modules = createHydrationStore();
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
    const reading = readContent(reader);
    const inTheWay = reading.project ? await show(reading.project, reading.sources) : [];
    const isCurrent = reading.project !== null && inTheWay.length === 0;
    overlay = overlayHtml([...inTheWay, ...reading.mistakes], language, noteFor(isCurrent));
    announce();
    tell(reading);
  }

  function noteFor(isCurrent: boolean): (words: PreviewWords) => string {
    if (isCurrent) return ({ notPublished }) => notPublished;
    return shown ? ({ asBefore }) => asBefore : ({ noEarlier }) => noEarlier;
  }

  /** Shows a sound site; says what is in the way if the code cannot draw it. */
  async function show(project: Project, sources: ContentReading['sources']): Promise<readonly Mistake[]> {
    if (shown && isSame(sources, shown.sources)) return [];
    try {
      const site = prepareSite(project, rowParts);
      if (site.showsRows) database.begin();
      code ??= await startCode(sources['site.yaml'] ?? '');
      shown = { site, sources };
      versions++;
      return [];
    } catch (error) {
      log(String(error));
      return [codeMistake(error, words)];
    }
  }

  /** The code reads the routes once; pages that come later are drawn by the route for all other addresses. */
  async function startCode(siteText: string): Promise<AppCode> {
    writeFileSync(join(soundFolder, 'site.yaml'), siteText);
    const started = await startAppCode(root, codeEdited);
    // Only to have it ready; code that fails is told to whoever asks for a page.
    await started.drawing().catch(() => {});
    return started;
  }

  function codeEdited(files: readonly string[]): void {
    for (const file of files.filter((name) => LOADED_ONCE.test(name))) log(words.startAgain(file));
    if (!files.some((name) => DRAWN_WITH.test(name))) return;
    edits++;
    announce();
  }

  function tell(reading: ContentReading): void {
    if (reading.report === report) return;
    log(reading.report || `${words.mended}\n`);
    report = reading.report;
  }

  return {
    present: () => ({
      shown: shown && code && { ...shown, code, modules, database, brandFolder: join(root, 'app/brand') },
      state: {
        run,
        version: versions,
        code: edits,
        rows: !shown?.site.showsRows || database.connection() !== null,
        overlay,
        note: formNote(forms, language),
      },
    }),
    refresh() {
      isWanted = true;
      working ??= work();
      return working;
    },
    rehearse() {
      readContent(reader);
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

function isSame(now: ContentReading['sources'], before: ContentReading['sources']): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => now[name] === before[name]);
}

function codeMistake(error: unknown, { code, mendCode }: PreviewWords): Mistake {
  return {
    severity: 'error',
    place: code,
    opens: null,
    message: error instanceof Error ? error.message : String(error),
    excerpt: [],
    hint: mendCode,
  };
}
