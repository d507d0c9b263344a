import { foldText } from '../../app/site/fold-text.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { translateMessage } from '../message.ts';
import { fileProblem } from '../problems/file-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import { MARK_FOLDER } from '../project/mark-file.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { AWAITING_FILE } from './awaiting-list.ts';
import { documentNames } from './documents.ts';

/** Documents for writers of the site; no page shows them. */
const NOTES: readonly string[] = ['glossary'];

/** Files in locales/ and content/ that nothing reads; a folder, or a file of every language, is reported once. */
export function strayFiles({ site, sources }: ProjectContent): Problem[] {
  const expectedFiles = listExpectedFiles(site, documentNames(site.pages));
  const missing = expectedFiles.filter((file) => sources[file] === undefined).map(splitFile);
  const allowedFiles = new Set([
    ...expectedFiles,
    ...site.languages.flatMap(({ code }) => NOTES.map((name) => `content/${code}/${name}.md`)),
    ...site.company.clients.flatMap(({ mark }) => (mark ? [`${MARK_FOLDER}/${mark}.svg`] : [])),
    AWAITING_FILE,
  ]);
  const strayNames = Object.keys(sources).filter((file) => {
    if (!/^(?:locales|content)\//.test(file) || allowedFiles.has(file)) return false;
    // Explanations of folders, and files that an editor or a system hides.
    if (/(?:^|\/)(?:\.[^/]*|README\.md)(?:\/|$)/i.test(file)) return false;
    // If a file is missing, this is probably it under another name; then it is reported as missing.
    const { top, folder, name } = splitFile(file);
    const isNote = NOTES.includes(getStem(name));
    return !missing.some(
      (other) => other.top === top && (isNote || other.folder === folder || other.name === name),
    );
  });
  const codes = site.languages.map(({ code }) => code);
  const groups = Map.groupBy(strayNames, (file) => {
    const { top, folder, name } = splitFile(file);
    return codes.includes(folder) ? `${top} ${name}` : folder || file;
  });
  return [...groups.values()].flatMap(([file]): Problem[] => {
    if (file === undefined) return [];
    return [{ ...fileProblem(file, 'stray-file', describeStray(file, expectedFiles)), severity: 'warning' }];
  });
}

function listExpectedFiles(site: ResolvedSite, documents: readonly string[]): string[] {
  const names = [...new Set(textKeys(site).map(({ namespace }) => namespace))];
  return site.languages.flatMap(({ code }) => [
    ...names.map((name) => `locales/${code}/${name}.json`),
    ...documents.map((name) => `content/${code}/${name}.md`),
  ]);
}

function describeStray(file: string, expectedFiles: readonly string[]): Wording {
  const { top, folder, name } = splitFile(file);
  const stem = getStem(name);
  if (`${top}/${folder}` === MARK_FOLDER) return translateMessage('stray.mark', { file, name: stem });
  const siblings = expectedFiles.filter((other) => other.startsWith(`${top}/${folder}/`));
  const stems = siblings.map((other) => getStem(splitFile(other).name));
  const suggestion = stems.includes(foldText(stem)) ? foldText(stem) : suggest(stem, stems);
  const expectedFile = siblings[stems.indexOf(suggestion ?? '')];
  if (expectedFile) return translateMessage('stray.name', { file, meant: expectedFile });
  if (siblings.length > 0 && top === 'content')
    return translateMessage('stray.document', { file, name: stem });
  return translateMessage('stray.unknown', {
    file,
    examples: (siblings.length > 0 ? siblings : expectedFiles.filter((other) => other.startsWith(top))).slice(
      0,
      3,
    ),
  });
}

/** Returns `home` for `home.json.bak`. */
function getStem(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Splits `locales/is/home.json`; the folder is empty for a file next to the languages. */
function splitFile(file: string): { readonly top: string; readonly folder: string; readonly name: string } {
  const [top = '', ...others] = file.split('/');
  return { top, folder: others.slice(0, -1).join('/'), name: others.at(-1) ?? '' };
}
