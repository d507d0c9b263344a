import { resolve } from 'node:path';
import { decodeFiles, readContentFiles } from '../checks/project/content-files.ts';
import { iconNames } from '../checks/project/icons.ts';
import { readSite } from '../checks/read-site.ts';
import { localeFiles } from './unit/texts/written-texts.ts';

const FOLDER = resolve(import.meta.dirname, 'fixtures/studio');

/** The small site of `fixtures/studio` by file name. Missing texts are made up. */
export function studioSite(): Readonly<Record<string, string>> {
  const files = decodeFiles(readContentFiles(FOLDER));
  const reading = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now: new Date() });
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  const localeTexts = Object.entries(files).flatMap(([name, text]) => {
    const [, file] = /^locales\/(.+)\.json$/.exec(name) ?? [];
    return file === undefined ? [] : [[file, text] as const];
  });
  return { ...files, ...localeFiles(reading.site, Object.fromEntries(localeTexts)) };
}
