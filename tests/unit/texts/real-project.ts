import { readdirSync, readFileSync } from 'node:fs';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { readSite } from '../../../checks/read-site.ts';

const root = new URL('../../../', import.meta.url);
const reading = readSite(readFileSync(new URL('site.yaml', root)), { icons: null });
if (!reading.ok)
  throw new Error(reading.problems.map(({ line, wording }) => `${line}: ${wording.en.message}`).join('\n'));

/** The project's own site. */
export const realSite: ResolvedSite = reading.site;

/** The project's own texts in source form, by `<language>/<namespace>`. */
export const realTexts: Readonly<Record<string, string>> = Object.fromEntries(
  realSite.languages.flatMap(({ code }) => {
    const folder = new URL(`locales/${code}/`, root);
    return readdirSync(folder).map((name) => [
      `${code}/${name.slice(0, -'.json'.length)}`,
      readFileSync(new URL(name, folder), 'utf8'),
    ]);
  }),
);
