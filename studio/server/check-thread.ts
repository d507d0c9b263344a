import { parentPort } from 'node:worker_threads';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import { problemView } from '../fields/problems.ts';
import type { CheckRequest } from './checks.ts';
import { impactOf } from './impact.ts';

/* The thread of `checks.ts`: one request after the other. */

parentPort?.on('message', ({ id, request }: { readonly id: number; readonly request: CheckRequest }) => {
  try {
    parentPort?.postMessage({ id, result: answer(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});

function answer(request: CheckRequest) {
  const { language } = request;
  if (request.kind === 'impact') return impactOf(request.before, request.after, language);
  const { problems } = projectOf(new Map(Object.entries(request.files)));
  return problems.map((problem) => problemView(problem, request.files, language));
}
