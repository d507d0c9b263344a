/** What the tests sign tickets with. */
export const SECRET = 'a secret of the tests, long enough to be one';
