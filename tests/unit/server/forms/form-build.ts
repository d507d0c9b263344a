import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltProject } from '../../../../app/data/project.ts';
import { hiddenFields } from '../../../../app/forms/hidden-fields.ts';
import { fillTexts, type SourceTexts } from '../../../../app/site/texts/texts.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { realSite, realTexts } from '../../texts/real-project.ts';
import { LANGUAGES, writeFixtureSites } from '../fixture-sites.ts';

/** A page with two forms, in the format of the build. */
export function formPage(language: string): string {
  const form = `<form method="post" action="/"><input type="hidden" name="${hiddenFields.ticket}" value=""/></form>`;
  return `<!doctype html><html data-start="/hydrate/a.js" lang="${language}"><body>${'þ efni '.repeat(300)}${form}<p>á milli</p>${form}</body></html>`;
}

/** Writes a build of the project's own model and texts, without bundles, into a new temporary folder. */
export async function writeFormBuild(): Promise<{ readonly folder: string }> {
  const folder = temporaryFolder();
  const sites = await writeFixtureSites();
  await rename(sites.folder, join(folder, 'sites'));
  for (const { code } of LANGUAGES) {
    await mkdir(join(folder, 'sites', code, 'hafa-samband'));
    await writeFile(join(folder, 'sites', code, 'hafa-samband/index.html'), formPage(code));
  }
  const project: BuiltProject = {
    sprite: '/assets/icons.svg',
    pictures: {},
    lastModified: {},
    project: realProject(),
  };
  await writeFile(join(folder, 'project.json'), JSON.stringify(project));
  return { folder };
}

/** The project in source form, with its facts filled in; documents are left out. */
export function realProject(): BuiltProject['project'] {
  const languages = realSite.languages.map((language) => {
    const prefix = `${language.code}/`;
    const texts = Object.fromEntries(
      Object.entries(realTexts)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, text]) => [name.slice(prefix.length), JSON.parse(text)]),
    ) as SourceTexts;
    return [language.code, { texts: fillTexts(realSite, language, texts), documents: {} }];
  });
  const day = { day: '2026-11-21', nextChange: null };
  return { site: realSite, ...day, languages: Object.fromEntries(languages), marks: {} };
}
