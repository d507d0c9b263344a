import { type ProblemCode, problemCodes } from '../check/problems/problem.ts';
import { problemPages } from '../check/problems/problem-pages/problem-pages.ts';
import { pageOfCode, problemPagesFolder } from '../check/report/page-of-code.ts';
import { checkExample } from './check-example.ts';
import { exampleSite } from './example-site.ts';
import { indexText } from './index-text.ts';
import { pageText } from './page-text.ts';

export interface ProblemDocs {
  /** The pages and their list, by file name from the root of the repository on. */
  readonly files: ReadonlyMap<string, string>;
  /** Codes whose example the check says something else about, or nothing: their pages show no print. */
  readonly unproven: readonly ProblemCode[];
}

/** Writes a page for each problem code, with what the check really prints about its example. */
export function problemDocs(): ProblemDocs {
  const site = exampleSite();
  const files = new Map([[`${problemPagesFolder}/README.md`, indexText()]]);
  const unproven: ProblemCode[] = [];
  for (const code of problemCodes) {
    const result = checkExample(code, problemPages[code], site);
    if (!result.isProof) unproven.push(code);
    files.set(pageOfCode(code), pageText(code, problemPages[code], result));
  }
  return { files, unproven };
}
