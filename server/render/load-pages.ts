import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageSource } from '../../app/data/create-page-source.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import type { FormState } from '../../app/site/form-state.ts';
import { loadRenderer } from './renderer.ts';
import { withoutStart } from './without-start.ts';

/** Pages that are made when they are asked for. */
export interface Pages {
  /** What the build left for the server. Rejects when it is not there. */
  readonly built: () => Promise<BuiltProject>;
  /**
   * The HTML of a page that shows what became of a form. It does not start React, whose state would be another.
   * @param language a code of the site
   * @param path an address of the site
   */
  readonly withForm: (language: string, path: string, state: FormState) => Promise<string>;
}

/**
 * Nothing is read before it is needed: most servers answer for days without it.
 * @param buildFolder where `project.json` and the bundles are
 */
export function loadPages(buildFolder: string): Pages {
  const built = once(async () => {
    return JSON.parse(await readFile(join(buildFolder, 'project.json'), 'utf8')) as BuiltProject;
  });
  const renderer = once(() => loadRenderer(buildFolder));
  return {
    built,
    async withForm(code, path, state) {
      const { project, sprite } = await built();
      const language = project.site.languages.find((candidate) => candidate.code === code);
      if (!language) throw new Error(`The build has no language ${code}`);
      const source = pageSource(project, language, sprite, state);
      const { page } = await renderer();
      const { body } = await page(new URL(path, language.origin), source, () => '');
      return withoutStart(body);
    },
  };
}

/** Makes a thing when it is first asked for; what failed is tried again the next time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
