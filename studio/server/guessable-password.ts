/** Parts of the most common passwords, in the languages of the site, and names of this product. */
const COMMON_WORDS =
  'password passwort lykilorð lykilord contraseña contrasena adgangskode kodeord qwerty asdf zxcv letmein iloveyou welcome velkomin velkommen bienvenido hello halló admin administrator user guest test login secret changeme default master football fótbolti baseball liverpool princess sunshine superman batman pokemon dragon monkey michael trustno iceland ísland island studio hraunvefur'.split(
    ' ',
  );
const inBothDirections = (text: string) => [text, [...text].reverse().join('')];
/** Rows and columns of the keyboard, and the alphabet. */
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
].flatMap(inBothDirections);
const SIGN_LETTERS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const MIN_DIFFERENT = 5;
const MIN_WORD = 3;

/**
 * Returns true for a password among the first guesses: common or personal words, also reversed, sequences of the
 * keyboard and repetitions, with any digits and punctuation.
 * @param personal name, address and host: `Anna Jónsdóttir`, `anna@example.is`
 */
export function isGuessable(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < MIN_DIFFERENT) return true;
  const personalWords = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
  const words = [...COMMON_WORDS, ...personalWords.filter(({ length }) => length >= MIN_WORD)].flatMap(
    inBothDirections,
  );
  words.sort((one, other) => other.length - one.length);
  const spelled = lower.replace(/[^\p{L}]+$/u, '').replace(/[^\p{L}]/gu, (sign) => SIGN_LETTERS[sign] ?? '');
  return [lower, spelled].some((text) => {
    const letters = text.replace(/[^\p{L}]/gu, '');
    const rest = words.reduce((remainder, word) => remainder.replaceAll(word, ''), letters);
    // Empty for passwords of digits alone.
    return SEQUENCES.some((sequence) => sequence.includes(rest));
  });
}
