import type { Problem } from '../../app/site/problems/problem.ts';
import { checkDocuments } from './check-documents.ts';
import type { ContentCheck, ProjectContent } from './project-content.ts';

/** Every check that looks across files, in the order in which problems are told. */
const checks: readonly ContentCheck[] = [({ site, documents }) => checkDocuments(site, documents)];

/** Looks across all files of a site whose site.yaml is sound. */
export function checkContent(content: ProjectContent): Problem[] {
  return checks.flatMap((check) => check(content));
}
