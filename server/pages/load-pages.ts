import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pageSource } from '../../app/data/create-page-source.ts';
import { once } from '../../app/data/once.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import { noRows, type Rows } from '../../app/data/row-requests.ts';
import { builtPictures } from '../../app/data/social-pictures.ts';
import type { FormState } from '../../app/site/form-state.ts';
import { loadRenderer, type Renderer } from '../../render/renderer.ts';
import { LoggableError } from '../runtime/log.ts';
import { readStoredJson } from '../runtime/stored-json.ts';

/** Renders pages on demand. */
export interface Pages {
  /** The built project. Rejects if there is no build. */
  readonly built: () => Promise<BuiltProject>;
  /** Renders pages. Rejects if the bundle is missing. */
  readonly renderer: () => Promise<Renderer>;
  /**
   * The HTML of a page that shows the outcome of a form. React does not start on it, since its state would differ.
   * Rejects if the page cannot be rendered, or its item is missing.
   */
  readonly withForm: (language: string, path: string, state: FormState) => Promise<string>;
}

/**
 * Loads the build on first use.
 * @param buildFolder contains `project.json` and the bundles
 * @param rows the news and projects that pages show; none if left out
 * @param onRender called with the render time of each page, milliseconds
 */
export function loadPages(buildFolder: string, rows: Rows = noRows, onRender = (_: number) => {}): Pages {
  const built = once(() => readBuiltProject(buildFolder));
  const renderer = once(async () => measureRenders(await loadRenderer(buildFolder), onRender));
  return {
    built,
    renderer,
    async withForm(code, path, state) {
      const { project, sprite, pictures } = await built();
      const language = project.site.languages.find((candidate) => candidate.code === code);
      if (!language) throw new Error(`The build has no language ${code}`);
      const parts = { rows, pictures: builtPictures(pictures), formState: state };
      const source = pageSource(project, language, sprite, parts);
      const { page } = await renderer();
      const { status, body } = await page(new URL(path, language.origin), source);
      if (status !== 200) throw new Error(`${path} was rendered with status ${status}.`);
      return body;
    },
  };
}

/** A complete file has the rest. */
const builtSiteSchema = z.looseObject({ languages: z.array(z.unknown()), pages: z.array(z.unknown()) });
const builtProjectSchema = z.looseObject({
  pictures: z.looseObject({}),
  project: z.looseObject({ site: builtSiteSchema }),
});

/**
 * Reads the built project. Rejects if there is none.
 * @throws LoggableError if it is damaged
 */
export async function readBuiltProject(buildFolder: string): Promise<BuiltProject> {
  const file = join(buildFolder, 'project.json');
  const built = readStoredJson(await readFile(file, 'utf8'), builtProjectSchema);
  if (built === null) throw new LoggableError(`${file} is damaged. Build the sites again: npm run build`);
  return built as unknown as BuiltProject;
}

function measureRenders(renderer: Renderer, onRender: (milliseconds: number) => void): Renderer {
  return {
    ...renderer,
    async page(...parameters) {
      const startTime = performance.now();
      const page = await renderer.page(...parameters);
      onRender(performance.now() - startTime);
      return page;
    },
  };
}
