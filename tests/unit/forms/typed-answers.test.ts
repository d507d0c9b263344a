import { expect, test } from 'vitest';
import { answerError, cleanAnswer, type TypedField } from '../../../app/forms/typed-answers.ts';

const fieldOf = (type: TypedField['type']): TypedField => ({
  type,
  name: type,
  required: true,
  maxLength: 200,
  autocomplete: 'off',
});

/** Reads a typed value: returns the answer that is stored, or the error. */
function readAnswer(type: TypedField['type'], text: string): string {
  const answer = cleanAnswer(fieldOf(type), text);
  return answerError(fieldOf(type), answer) ?? answer;
}

test.each<[TypedField['type'], string, string]>([
  // Word, PowerPoint, PDFs and Windows-1252.
  ['textarea', 'one\u000btwo\u000cthree\u0085four\u2028five\u2029six', 'one\ntwo\nthree\nfour\nfive\nsix'],
  [
    'textarea',
    ' it\u0092s\u0000 a\u0003 \u0008test\u007f\ud83d\r\nof\rlines\ttabs ',
    'its a test\nof\nlines\ttabs',
  ],
  ['textarea', '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u200fשלום', '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 \u200fשלום'],
  ['text', 'Jóna\u000bÞórðar\u2028dóttir\r\nBcc: a@b.is', 'Jóna Þórðar dóttir Bcc: a@b.is'],
  ['text', '\u202eanóJ\u202c\u00ad\u200b \u2066x\u2069\ufeff', 'anóJ x'],
  ['text', 'Anna 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم', 'Anna 👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 می‌خواهم'],
  // No visible characters.
  ['text', '\u200b', 'required'],
  ['text', '\u00ad \u2060', 'required'],
  ['text', '\u200d\ufe0f', 'required'],
  ['text', '\u3164', 'required'],
  ['text', '\u2800\u034f', 'required'],
  ['textarea', '\u200d\n\ufeff', 'required'],
  ['email', '\u200b', 'required'],
  // Phone numbers.
  ['tel', '\u202a+354 555 0190\u202c', '+354 555 0190'],
  ['tel', '\u2068+354\u202f555\u00a00190\u2069', '+354 555 0190'],
  ['tel', '555\u20110190', '555-0190'],
  ['tel', '555–0190', '555-0190'],
  ['tel', '555−0190', '555-0190'],
  ['tel', '555 0190 ext. 12', '555 0190 ext. 12'],
  ['tel', '555 0190, 555 0191 / 555.0192', '555 0190, 555 0191 / 555.0192'],
  ['tel', '（０３）５５５−０１９０', '(03)555-0190'],
  ['tel', '+٣٥٤ ٥٥٥', '+٣٥٤ ٥٥٥'],
  ['tel', '1-800-FLOWERS', '1-800-FLOWERS'],
  ['tel', 'call me', 'phone'],
  ['tel', '12', 'phone'],
  // E-mail addresses.
  ['email', 'anna@þjónusta.is', 'anna@xn--jnusta-bxa0g.is'],
  ['email', 'anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
  ['email', 'anna＠example．is', 'anna@example.is'],
  ['email', '<anna@example.is>', 'anna@example.is'],
  ['email', 'Anna Jónsdóttir <anna@example.is>;', 'anna@example.is'],
  ['email', 'MAILTO:anna@example.is?subject=Vefur', 'anna@example.is'],
  ['email', '<mailto:anna@þjónusta.is>,', 'anna@xn--jnusta-bxa0g.is'],
  ['email', ' anna@example.is. ', 'anna@example.is'],
  ['email', '"anna@example.is"', 'anna@example.is'],
  ['email', 'anna\u200b@exam\u00adple.is', 'anna@example.is'],
  ['email', "o'brien+shop@example.is", "o'brien+shop@example.is"],
  ['email', 'jón@example.is', 'email'],
  ['email', 'anna@example.is, jon@example.is', 'email'],
  ['email', 'anna@þjónusta.is/x', 'email'],
  ['email', 'anna@localhost', 'email'],
  // Web addresses.
  ['url', 'example.is', 'https://example.is'],
  ['url', '//www.example.is/a', 'https://www.example.is/a'],
  ['url', 'HTTPS://Example.is', 'https://Example.is'],
  ['url', '<https://þjónusta.is/síða>', 'https://þjónusta.is/síða'],
  ['url', 'þjónusta.is\u200b', 'https://þjónusta.is'],
  ['url', 'example.is:8080/a', 'https://example.is:8080/a'],
  ['url', 'javascript:alert(1)', 'url'],
  ['url', 'ftp://example.is', 'url'],
  ['url', 'example.is, example.com', 'url'],
  ['url', 'https://localhost', 'url'],
])('%s %j is read as %j', (type, text, expected) => expect(readAnswer(type, text)).toBe(expected));

test('the length of an answer is counted after cleaning', () => {
  expect(readAnswer('text', `${'a'.repeat(200)}${'\u200b'.repeat(100)}`)).toBe('a'.repeat(200));
  expect(readAnswer('text', 'a'.repeat(201))).toBe('too-long');
  expect(readAnswer('email', `${'.'.repeat(100_000)}a`)).toBe('too-long');
});
