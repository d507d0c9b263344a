import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { baseTexts } from './base-texts.ts';
import { brokenMarkup, headingOrder, imageAlternatives } from './broken-markup.ts';
import { buttonTexts } from './button-words.ts';
import { copiedSigns } from './copied-signs.ts';
import { documentMarkup } from './document-markup.ts';
import type { SharedDocument } from './documents.ts';
import { fillerDocuments, fillerTexts } from './filler-words.ts';
import { documentLinks } from './link-words.ts';
import { oneForEachLine } from './merge-causes.ts';
import { pageHeads } from './page-heads.ts';
import { staleDocuments, staleTexts } from './stale.ts';
import { strayFiles } from './stray-files.ts';
import { numberForms, textMarkup } from './text-markup.ts';
import { untranslatedDocuments, untranslatedTexts } from './untranslated.ts';

/**
 * Checks the texts of all languages: whether they are translated, up to date and marked up alike, whether headings,
 * links and pictures are understandable by themselves, and whether search engines can show the heads of pages.
 */
export function checkWording(content: ProjectContent, documents: readonly SharedDocument[]): Problem[] {
  const { site } = content;
  const base = baseTexts(content);
  const each = documents.flatMap(({ versions }) => versions);
  const strays = strayFiles(content);
  // When the first language is gone, another one is first, which no text was a translation of.
  const isWithoutFirst = strays.some(({ path }) => path[0] === 'languages');
  const untranslated = isWithoutFirst
    ? []
    : [
        ...untranslatedTexts(content, base),
        ...documents.flatMap((document) => untranslatedDocuments(document, site, base)),
      ];
  const copied = copiedSigns(content, documents);
  const stale = [
    ...staleTexts(content, base),
    ...documents.flatMap((document) => staleDocuments(document, content, base)),
  ];
  const reported = [
    ...each.flatMap((document) => brokenMarkup(document, site)),
    ...each.flatMap(headingOrder),
    ...each.flatMap(imageAlternatives),
    ...documents.flatMap((document) => documentLinks(document, site)),
  ];
  const isIn = (problems: readonly Problem[], { file }: Problem) => problems.some((one) => one.file === file);
  return oneForEachLine([
    ...copied,
    ...strays,
    ...fillerTexts(content),
    ...each.flatMap(fillerDocuments),
    ...untranslated,
    ...textMarkup(content),
    // A file that was copied has the forms of the other language.
    ...numberForms(content).filter((problem) => !isIn(untranslated, problem)),
    ...reported,
    ...documents.flatMap((document) => documentMarkup(document, { site, base, reported })),
    ...buttonTexts(content, base),
    ...pageHeads(content, base),
    // Words that were broken have changed, but a translation is not behind for that.
    ...stale.filter((problem) => !isIn(copied, problem)),
  ]);
}
