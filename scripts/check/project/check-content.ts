import { checkLinks } from '../links/check-links.ts';
import type { Problem } from '../problems/problem.ts';
import { checkDocuments } from '../texts/check-documents.ts';
import { checkWording } from '../texts/check-wording.ts';
import { withoutParagraphEchoes } from '../texts/merge-causes.ts';
import { seedRows } from '../texts/seed-rows.ts';
import type { ContentCheck, ProjectContent } from './project-content.ts';

/** Every check that looks across files, in the order in which problems are told. */
const checks: readonly ContentCheck[] = [checkDocuments, checkLinks, checkWording, seedRows];

/** Looks across all files of a site whose site.yaml is sound. */
export function checkContent(content: ProjectContent): Problem[] {
  const problems = checks.flatMap((check) => check(content));
  return withoutParagraphEchoes(problems, content.sources);
}
