import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';

type TextFile = { [key: string]: string | TextFile };

/**
 * Fills files of texts with every text that the site needs.
 * @param initialFiles files by `<language>/<namespace>` that may have some of the texts already
 * @returns all files, in the order of the languages; a text that was missing is its language and its key
 */
export function completeTexts(
  site: ResolvedSite,
  initialFiles: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const files: Record<string, TextFile> = {};
  for (const { code } of site.languages) {
    for (const { namespace, key, need } of textKeys(site)) {
      const file = `${code}/${namespace}`;
      files[file] ??= JSON.parse(initialFiles[file] ?? '{}') as TextFile;
      if (need === 'required') addMissing(files[file], key.split('.'), `${code} ${key}`);
    }
  }
  return Object.fromEntries(
    Object.entries(files).map(([file, tree]) => [file, `${JSON.stringify(tree, null, 2)}\n`]),
  );
}

/** The same as files of a project, without problems: descriptions have the length that search engines expect. */
export function localeFiles(
  site: ResolvedSite,
  initialFiles: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(completeTexts(site, initialFiles)).map(([name, text]) => [
      `locales/${name}.json`,
      text.replace(/\.meta\.description(?=")/g, '.meta.description abcdefghijklmnopqrstuvwxyz'),
    ]),
  );
}

function addMissing(tree: TextFile, [name = '', ...inner]: readonly string[], words: string): void {
  // A text with plural forms has no general form under its own name.
  if (inner.length === 0) {
    if (!(name in tree) && !(`${name}_other` in tree)) tree[name] = words;
    return;
  }
  const below = tree[name] ?? {};
  if (typeof below === 'string') throw new Error(`${name} is a text and holds none.`);
  tree[name] = below;
  addMissing(below, inner, words);
}

/** Texts of one language of `completeTexts`, by namespace. */
export function readTexts(files: Readonly<Record<string, string>>, code: string): Record<string, TextTree> {
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`${code}/`))
      .map(([file, text]) => [file.slice(code.length + 1), JSON.parse(text) as TextTree]),
  );
}
