import type { Problem } from '../../../checks/problems/problem.ts';

/** A typo in an address. */
export const typo: Problem = {
  code: 'unknown-path',
  severity: 'error',
  file: 'site.yaml',
  line: 2,
  column: 5,
  length: 17,
  path: ['navigation', 'quick', 0],
  wording: {
    ...{ key: '', values: {} },
    en: {
      message: '“/lausnir/vefhsing” is not a page; 100% sure.',
      hint: 'Did you mean /lausnir/vefhysing?',
    },
    is: {
      message: '„/lausnir/vefhsing“ er ekki síða; 100% víst.',
      hint: 'Áttirðu við /lausnir/vefhysing?',
    },
  },
};

/** A warning at the same place. */
export const warning: Problem = { ...typo, severity: 'warning', code: 'unlinked-page' };

/** The file that contains both. */
export const typoSources = { 'site.yaml': 'one\nto: /lausnir/vefhsing\nthree\n' };
