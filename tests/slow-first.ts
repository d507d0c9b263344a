import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start thousands of git processes: each takes longer to start the more memory its worker has. */
const SLOW = [
  /[\\/]unit[\\/]studio[\\/](checkout-states|publish|send)/,
  /[\\/]unit[\\/](build|database|deploy|dev|scripts|server|studio)[\\/]/,
  /./,
];

/** Starts with the slow files, so that no worker is left with one at the end while the others are idle. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => SLOW.findIndex((pattern) => pattern.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
