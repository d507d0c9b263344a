import type { Project } from '../../../app/data/project.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { RunningText } from '../../../app/site/section-view.ts';
import { fillDocument, fillTexts, type WrittenTexts } from '../../../app/site/texts/texts.ts';
import { readMarkdown } from '../../check/project/markdown.ts';
import type { Documents } from '../../check/project/project-content.ts';
import { oneLine } from './one-line.ts';

/**
 * The texts and running texts of some languages, facts filled in.
 * @param site where the facts are taken from
 * @param texts as they are written, by language
 */
export function filledLanguages(
  site: ResolvedSite,
  languages: readonly ResolvedLanguage[],
  texts: Readonly<Record<string, WrittenTexts>>,
  documents: Documents,
): Project['languages'] {
  return Object.fromEntries(
    languages.map((language) => {
      const filled = fillTexts(site, language, texts[language.code] ?? {});
      const running = Object.entries(documents[language.code] ?? {}).map(([name, markdown]) => [
        name,
        runningText(fillDocument(markdown, filled)),
      ]);
      return [language.code, { texts: filled, documents: Object.fromEntries(running) }];
    }),
  );
}

const runningTexts = new Map<string, RunningText>();

/** Most running texts are the same in both states, and reading Markdown takes longer than all else. */
function runningText(markdown: string): RunningText {
  const known = runningTexts.get(markdown);
  if (known) return known;
  const { html, headings } = readMarkdown(markdown);
  const read = { html: oneLine(html), headings };
  runningTexts.set(markdown, read);
  return read;
}
