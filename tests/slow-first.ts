import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of tests that start servers, databases and builds. */
const SLOW = /[\\/]unit[\\/](build|database|deploy|dev|server|studio)[\\/]/;

/** Starts with the files that take long, so that no worker is left with one at the end while the other has nothing to do. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
