import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import {
  brokenMarkup,
  headingOrder,
  missingWords,
  numberForms,
  sameLinkTexts,
  textMarkup,
} from './broken-markup.ts';
import { copiedSigns } from './copied-signs.ts';
import { documentParity } from './document-parity.ts';
import type { SharedDocument } from './documents.ts';
import { fillerDocuments, fillerTexts } from './filler-words.ts';
import { houseStyle } from './house-style.ts';
import { missingLetters } from './missing-letters.ts';
import { pageHeads } from './page-heads.ts';
import { textParity } from './parity.ts';
import { strayFiles } from './stray-files.ts';
import { untranslatedDocuments, untranslatedTexts } from './untranslated.ts';

/**
 * Checks that the texts of all languages are translated, state the same and are marked up alike, that headings, links
 * and pictures are understandable by themselves, and that search engines can show the titles and descriptions of pages.
 * @param otherProblems problems of other checks; texts with an error are not compared between languages
 */
export function checkWording(
  content: ProjectContent,
  documents: readonly SharedDocument[],
  otherProblems: readonly Problem[],
): Problem[] {
  const { site } = content;
  const versions = documents.flatMap(({ versions }) => versions);
  const untranslated = [
    ...untranslatedTexts(content),
    ...documents.flatMap((document) => untranslatedDocuments(document, site)),
  ];
  const isCopy = ({ file }: Problem) => untranslated.some((one) => one.file === file);
  const problems = [
    ...copiedSigns(content, documents),
    ...strayFiles(content),
    ...fillerTexts(content),
    ...versions.flatMap(fillerDocuments),
    ...untranslated,
    ...textMarkup(content),
    // A copied file has the plural forms of the other language.
    ...numberForms(content).filter((problem) => !isCopy(problem)),
    ...versions.flatMap((document) => brokenMarkup(document, site)),
    ...versions.flatMap(headingOrder),
    ...versions.flatMap(sameLinkTexts),
    ...versions.flatMap(missingWords),
    ...pageHeads(content),
    ...houseStyle(content, versions),
    ...missingLetters(content, versions),
  ];
  const errors = [...otherProblems, ...problems].filter(({ severity }) => severity === 'error');
  return [
    ...problems,
    ...textParity(content, errors),
    ...documents.flatMap((document) => documentParity(document, site, errors)),
  ];
}
