import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../app/data/project.ts';
import type { Present } from './answer-request.ts';
import { type AppCode, startAppCode } from './app-code.ts';
import { createHydrationStore } from './hydration-store.ts';
import type { Mistake } from './mistake.ts';
import { mistakesHtml } from './mistakes-html.ts';
import { type PreparedSite, prepareSite } from './prepared-site.ts';
import type { PreviewDatabase } from './preview-database.ts';
import { type ContentReading, readContent } from './read-content.ts';
import type { RowParts } from './row-files.ts';

/** The site as it is being edited. */
export interface Preview {
  readonly present: () => Present;
  /** Reads the content again; the site stays as it was while it cannot be shown. Never rejects. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface PreviewOptions {
  /** The project's folder, where the code lies. */
  readonly root: string;
  /** Where site.yaml, locales and content lie. */
  readonly siteFolder: string;
  /** Where app/routes.ts reads site.yaml; the last sound one is kept there, whatever is being typed. */
  readonly soundFolder: string;
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

const AS_BEFORE = 'Until they are mended you see the site as it was before.';
const NOT_PUBLISHED = 'You see the site as it is now. It can be published when they are mended.';

/** Makes a preview that has nothing to show yet; `refresh` reads the content. */
export function createPreview(options: PreviewOptions): Preview {
  const { root, siteFolder, soundFolder, database, rowParts, announce, log } = options;
  const run = randomUUID();
  const modules = createHydrationStore();
  let shown: { readonly site: PreparedSite; readonly code: AppCode; readonly sources: string } | undefined;
  let mistakes: readonly Mistake[] = [];
  let isCurrent = true;
  let report = '';
  let versions = 0;
  let edits = 0;
  let working = Promise.resolve();

  async function read(): Promise<void> {
    const reading = readContent(siteFolder);
    const inTheWay = reading.project ? await show(reading.project, reading.sources) : [];
    mistakes = [...inTheWay, ...reading.mistakes];
    isCurrent = reading.project !== null && inTheWay.length === 0;
    announce();
    tell(reading);
  }

  /** Shows a sound site; says what is in the way if the code cannot draw it. */
  async function show(project: Project, files: ContentReading['sources']): Promise<readonly Mistake[]> {
    const sources = JSON.stringify(files);
    if (sources === shown?.sources) return [];
    try {
      const site = prepareSite(project, rowParts);
      if (site.showsRows) database.begin();
      writeFileSync(join(soundFolder, 'site.yaml'), files['site.yaml'] ?? '');
      const before = shown?.code;
      const code = before && site.routes === shown?.site.routes ? before : await startCode();
      shown = { site, code, sources };
      versions++;
      if (code !== before) await before?.close();
      return [];
    } catch (error) {
      log(String(error));
      return [codeMistake(error)];
    }
  }

  /** The code knows the routes from its start on. */
  async function startCode(): Promise<AppCode> {
    const code = await startAppCode(root, codeEdited);
    // Only to have it ready; code that fails is told to whoever asks for a page.
    await code.drawing().catch(() => {});
    return code;
  }

  function codeEdited(files: readonly string[]): void {
    for (const file of files.filter((name) => LOADED_ONCE.test(name))) {
      log(`${file} has changed. Start npm run dev again for the checks to take it up.`);
    }
    if (!files.some((name) => DRAWN_WITH.test(name))) return;
    edits++;
    announce();
  }

  function tell(reading: ContentReading): void {
    if (reading.report === report) return;
    log(reading.report || 'Everything is mended.\n');
    report = reading.report;
  }

  return {
    present: () => ({
      shown: shown ? { ...shown, modules, database, brandFolder: join(root, 'app/brand') } : null,
      mistakes,
      state: {
        version: `${run}.${versions}`,
        code: edits,
        rows: !shown?.site.showsRows || database.connection() !== null,
        overlay: mistakesHtml(mistakes, isCurrent ? NOT_PUBLISHED : AS_BEFORE),
      },
    }),
    refresh() {
      working = working.then(read).catch((error) => log(String(error)));
      return working;
    },
    async close() {
      await working;
      await shown?.code.close();
    },
  };
}

function codeMistake(error: unknown): Mistake {
  return {
    place: 'The code of the site',
    message: error instanceof Error ? error.message : String(error),
    excerpt: '',
    hint: 'This is no mistake in a text or in site.yaml. Mend the code, then start npm run dev again.',
  };
}
