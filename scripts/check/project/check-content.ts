import { checkLinks } from '../links/check-links.ts';
import type { Problem } from '../problems/problem.ts';
import { checkWording } from '../texts/check-wording.ts';
import { seedRows } from '../texts/seed-rows.ts';
import { withoutParagraphEchoes } from '../texts/without-paragraph-echoes.ts';
import { checkDocuments } from './check-documents.ts';
import type { ContentCheck, ProjectContent } from './project-content.ts';

/** Every check that looks across files, in the order in which problems are told. */
const checks: readonly ContentCheck[] = [checkDocuments, checkLinks, checkWording, seedRows];

/** Looks across all files of a site whose site.yaml is sound. */
export function checkContent(content: ProjectContent): Problem[] {
  const problems = checks.flatMap((check) => check(content));
  return withoutParagraphEchoes(problems, content.sources);
}
