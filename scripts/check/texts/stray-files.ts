import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { fold, suggest } from '../problems/suggest.ts';
import type { Wording } from '../problems/wording-type.ts';
import { markFolder } from '../project/mark-file.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { awaitingFile } from './awaiting-list.ts';
import { documentNames } from './documents.ts';

/** Documents for those who write the site; no page shows them. */
const notes: readonly string[] = ['glossary'];

/** Files in locales/ and content/ that nothing reads; a folder, or a file that every language has, once. */
export function strayFiles({ site, sources }: ProjectContent): Problem[] {
  const wanted = wantedFiles(site, [...documentNames(site.pages), ...notes]);
  const marks = site.company.clients.flatMap(({ mark }) => (mark ? [`${markFolder}/${mark}.svg`] : []));
  const strays = Object.keys(sources).filter(
    (file) => /^(?:locales|content)\//.test(file) && ![...wanted, ...marks].includes(file) && !isSilent(file),
  );
  const missing = wanted.filter((file) => sources[file] === undefined);
  const reported = new Map<string, Problem>();
  for (const file of strays) {
    if (isReportedAsMissing(file, missing)) continue;
    const { wording, group } = strayOf(file, { wanted, missing, site });
    if (!reported.has(group)) reported.set(group, strayProblem(file, wording));
  }
  return [...reported.values()];
}

/** What explains a folder, what an editor or a system hides, and what the Studio writes. */
function isSilent(file: string): boolean {
  return file === awaitingFile || /(?:^|\/)(?:\.[^/]*|README\.md)(?:\/|$)/i.test(file);
}

function wantedFiles(site: ResolvedSite, documents: readonly string[]): string[] {
  const names = [...new Set(textKeys(site).map(({ namespace }) => namespace))];
  return site.languages.flatMap(({ code }) => [
    ...names.map((name) => `locales/${code}/${name}.json`),
    ...documents.map((name) => `content/${code}/${name}.md`),
  ]);
}

/**
 * Whether a file that is missing is probably this one under another name, and reported as missing: one in the same
 * folder, or one with the same name in a folder whose name is nearly the same.
 */
function isReportedAsMissing(file: string, missing: readonly string[]): boolean {
  const { top, folder, name } = partsOf(file);
  const lacking = missing
    .map(partsOf)
    .filter((other) => other.top === top && !notes.includes(stemOf(other.name)));
  const here = lacking.filter((other) => other.folder === folder).map((other) => other.name);
  // A page that names another document leaves the old one behind.
  if (here.length > 0) return top === 'content' || nearName(name, here) !== null;
  return lacking.some((other) => other.name === name && suggest(folder, [other.folder]) !== null);
}

interface Stray {
  readonly wording: Wording;
  /** The same for files that are one mistake. */
  readonly group: string;
}

interface StrayContext {
  readonly wanted: readonly string[];
  readonly missing: readonly string[];
  readonly site: ResolvedSite;
}

function strayOf(file: string, { wanted, missing, site }: StrayContext): Stray {
  const { top, folder, name } = partsOf(file);
  if (`${top}/${folder}` === markFolder)
    return { group: file, wording: wordingOf('stray.mark', { file, name: stemOf(name) }) };
  const codes = site.languages.map(({ code }) => code);
  const example = wanted.find((other) => other.startsWith(`${top}/`)) ?? `${top}/${codes[0]}`;
  if (folder === '' || folder.includes('/'))
    return { group: file, wording: wordingOf('stray.place', { file, example }) };
  if (!codes.includes(folder)) {
    // A language with a folder of its own is not meant by another one.
    const meant = suggest(
      folder,
      codes.filter((code) =>
        wanted.some((other) => other.startsWith(`${top}/${code}/`) && missing.includes(other)),
      ),
    );
    const wording = wordingOf('stray.folder', {
      folder: `${top}/${folder}`,
      codes: codes.join(', '),
      meant: meant && `${top}/${meant}`,
    });
    // The texts and the documents of a language that is gone are one mistake.
    return { group: folder, wording };
  }
  const here = wanted
    .filter((other) => other.startsWith(`${top}/${folder}/`))
    .map((other) => partsOf(other).name);
  const near = nearName(name, here);
  if (near)
    return { group: file, wording: wordingOf('stray.name', { file, meant: `${top}/${folder}/${near}` }) };
  const wording =
    top === 'locales'
      ? wordingOf('stray.texts', { file, name: stemOf(name), names: here.map(stemOf).join(', ') })
      : wordingOf('stray.document', { file, name: stemOf(name) });
  return { group: `${top} ${name}`, wording };
}

/** The name that a file should have had: the same with another ending, in other letters or misspelt. */
function nearName(name: string, names: readonly string[]): string | null {
  const stem = fold(stemOf(name)).replace(/[ _-]*(?:\(?\d+\)?|copy|afrit)$/, '');
  return names.find((other) => stemOf(other) === stem) ?? suggest(name, names);
}

/** `home` of `home.json.bak`. */
function stemOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** The parts of `locales/is/home.json`; the folder is empty for a file beside the languages. */
function partsOf(file: string): { readonly top: string; readonly folder: string; readonly name: string } {
  const [top = '', ...rest] = file.split('/');
  return { top, folder: rest.slice(0, -1).join('/'), name: rest.at(-1) ?? '' };
}

function strayProblem(file: string, wording: Wording): Problem {
  return { code: 'stray-file', severity: 'warning', file, line: 1, column: 1, length: 1, path: [], wording };
}
