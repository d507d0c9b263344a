import { z } from 'zod';
import { readProjectFiles } from '../../checks/project/read-project.ts';
import type { Files } from '../../edits/edit.ts';
import { measureImpact } from '../../impact/measure-impact.ts';
import { type ImpactView, impactView } from '../api/drafts-api.ts';
import { problemView } from '../fields/problems.ts';
import type { CheckRequest } from './checks.ts';
import { answerRequests } from './limited-thread.ts';

/* The thread of `checks.ts`. */

answerRequests(answer);

function answer(request: CheckRequest) {
  if (request.kind === 'impact') return impactOf(request);
  const { problems } = readProjectFiles(asMap(request.files));
  return problems.map((problem) => problemView(problem, request.files, request.language));
}

/** Differences that visitors see between two states of the content; empty if one cannot be read. */
function impactOf({
  before,
  after,
  language,
}: Extract<CheckRequest, { kind: 'impact' }>): readonly ImpactView[] {
  const impact = measureImpact(asMap(before), asMap(after), new Date(), language);
  return 'unreadable' in impact ? [] : z.array(impactView).parse(impact.changes);
}

function asMap(files: Files): ReadonlyMap<string, string> {
  return new Map(Object.entries(files));
}
