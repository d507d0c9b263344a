/** Secret with which the tests sign tickets. */
export const SECRET = 'a secret of the tests, long enough to be one';
