import { z } from 'zod';
import { readProjectFiles } from '../../checks/project/read-project.ts';
import type { Files } from '../../edits/edit.ts';
import { measureImpact } from '../../impact/measure-impact.ts';
import { type ImpactView, impactViewSchema } from '../api/drafts-api.ts';
import { createProblemViews } from '../fields/problems.ts';
import type { CheckRequest } from './checks.ts';
import { answerRequests } from './limited-thread.ts';
import { parseSiteFiles } from './parse-site-files.ts';

/* The thread of `checks.ts`. */

answerRequests(answer);

function answer(request: CheckRequest) {
  if (request.kind === 'impact') return getImpact(request);
  const { files, siteText, language } = request;
  const site = parseSiteFiles(files) ?? parseSiteFiles({ 'site.yaml': siteText });
  return site ? createProblemViews(readProjectFiles(toMap(files)).problems, files, site, language) : null;
}

/** Differences that visitors see between two states of the content; empty if one cannot be read. */
function getImpact({
  before,
  after,
  language,
}: Extract<CheckRequest, { kind: 'impact' }>): readonly ImpactView[] {
  const impact = measureImpact(toMap(before), toMap(after), new Date(), language);
  return 'unreadable' in impact ? [] : z.array(impactViewSchema).parse(impact.changes);
}

function toMap(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}
