import { relative } from 'node:path';
import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** Prints each test file as it ends, with the number of files; failures are printed by another reporter, at the end. */
export class ProgressReporter implements Reporter {
  #files = 0;
  #done = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.length;
    this.#done = 0;
  }

  onTestModuleEnd(module: TestModule): void {
    this.#done += 1;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const note = module.ok() ? '' : ' FAILED';
    console.log(`[${this.#done}/${this.#files}] ${relative('.', module.moduleId)} ${seconds} s${note}`);
  }
}
