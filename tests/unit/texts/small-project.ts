import { rmSync } from 'node:fs';
import { temporaryFolder } from '../../temporary-files.ts';
import { minimalSite, readText } from '../site/minimal-site.ts';
import { localeFiles } from './written-texts.ts';

/** A complete small project by file name: the small site with a document, and every text that it needs. */
export const smallProject: Readonly<Record<string, string>> = createProject(
  minimalSite.replace(
    '      - { kind: timeline,',
    '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
  ),
);

/** A project by file name, with every text that its site needs, and the document `story` if a page shows it. */
export function createProject(siteText: string): Record<string, string> {
  const reading = readText(siteText);
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  // A document that no page shows is reported as an unused file.
  const languages = siteText.includes('document: story') ? reading.site.languages : [];
  const stories = languages.map(({ code }) => [
    `content/${code}/story.md`,
    `## Since {{company.milestone.founded}}\n\nAn hour costs {{price.hourly}}.\n`,
  ]);
  return { 'site.yaml': siteText, ...localeFiles(reading.site), ...Object.fromEntries(stories) };
}

/** A file of the small project, a text in it, and its replacement; `null` removes the file. */
export type FileEdit =
  | readonly [file: string, find: string, replace: string]
  | readonly [file: string, gone: null];

/**
 * Edits the small project.
 * @throws if the text to find does not occur exactly once, so that a case cannot miss its mark
 */
export function editProject(...edits: readonly FileEdit[]): Record<string, string> {
  return editFiles(smallProject, edits);
}

/** Edits any project in the same way. */
export function editFiles(
  project: Readonly<Record<string, string>>,
  edits: readonly FileEdit[],
): Record<string, string> {
  const files = { ...project };
  for (const [file, find, replace] of edits) {
    const text = files[file];
    if (text === undefined) throw new Error(`There is no ${file}.`);
    if (find === null) delete files[file];
    else if (text.split(find).length !== 2) throw new Error(`Not there exactly once in ${file}: ${find}`);
    else files[file] = text.replace(find, () => replace ?? '');
  }
  return files;
}

/** Writes a project into a new temporary folder and passes it on; the folder is removed afterwards. */
export function withProject<T>(files: Readonly<Record<string, string>>, use: (folder: string) => T): T {
  const folder = temporaryFolder(files);
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
