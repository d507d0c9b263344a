import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../server/mail/mail.ts';
import { createMailTransport, type MailTransport } from '../../../server/mail/mail-transport.ts';
import { createAgencyMail, createConfirmationMail } from '../../../server/mail/submission-mails.ts';
import { sampleProject, sampleSubmission } from './mail-samples.ts';
import { type ReceivedMail, type RunningMailServer, startMailServer } from './mail-server.ts';
import { mailboxIn, parseStrictly } from './strict-mail.ts';

const settings = { from: 'vefur@hraunvefur.is', to: 'hallo@hraunvefur.is' };
const ownHeaders = [
  'Auto-Submitted',
  'Content-Transfer-Encoding',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
  'X-Auto-Response-Suppress',
];
const RUNS = 8;
const { signal } = new AbortController();

let server: RunningMailServer;
let transport: MailTransport;
beforeAll(async () => {
  server = await startMailServer();
  transport = createMailTransport(server.settings);
});
afterAll(() => server.stop());

/** Parts that break mails: any kind of line break, headers, encoded words, quotes, bidi characters, lone surrogates. */
const nastyParts = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\u2028',
  '\u0085',
  '\u202e',
  '\ud800',
  '\r\n\r\n.\r\n',
  '\r\nBcc: victim@example.org\r\n',
  '\nContent-Type: text/html\n\n<b>',
  '%0d%0aBcc:',
  '=?utf-8?Q?=0D=0ABcc:_x@y.is?=',
  ...'"\\<>,;:()@\t ',
  'Þórður',
  '👩‍💻',
  'a@b.is',
  'Group: a@b.is, c@d.is;',
  'x'.repeat(1200),
  'ð'.repeat(1200),
);
const nasty = fc
  .array(fc.oneof(nastyParts, fc.string({ unit: 'binary', maxLength: 20 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

/** Addresses that the rule of the forms accepts, including odd ones. */
const goodAddress = fc.constantFrom(
  'a@b.is',
  "o'hara@example.is",
  '.a..b.@example.is',
  '{x|y}~!#$%&*+/=?^_`@example.co.uk',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.is`,
);

async function sendAndReceive(mail: Mail): Promise<ReceivedMail> {
  expect(await transport.send(mail, signal)).toEqual({ kind: 'accepted' });
  const [receivedMail, ...otherMails] = server.mails.filter(({ raw }) => raw.includes(`<${mail.key}@`));
  if (!receivedMail || otherMails.length > 0) throw new Error('Not one mail.');
  return receivedMail;
}

function withoutQuotes(address: string): string {
  return address.replace(/^"(.*)"@/, '$1@');
}

interface TypedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly email: string;
  readonly rest: { readonly page: string; readonly language: string; readonly form: string };
}

/** Any row of the table, even if the forms would refuse it. */
const typedForm: fc.Arbitrary<TypedForm> = fc.record({
  fields: fc.record({ name: nasty, subject: nasty, message: nasty, company: nasty, phone: nasty }),
  email: fc.oneof(
    goodAddress,
    nasty,
    fc.tuple(goodAddress, nasty).map(([good, suffix]) => good + suffix),
  ),
  rest: fc.record({
    page: nasty,
    language: fc.oneof(fc.constant('en'), nasty),
    form: fc.constantFrom('contact', 'quote'),
  }),
});

async function expectHonestMails({ fields, email, rest }: TypedForm): Promise<void> {
  const submission = { ...sampleSubmission(), ...rest, fields: { ...fields, email } };
  const mail = createAgencyMail(sampleProject, settings, submission);
  const receivedMail = await sendAndReceive(mail);
  const { head, subject, text } = parseStrictly(receivedMail);
  expect(receivedMail.readers).toEqual([settings.to]);
  expect([...head.keys()].filter((name) => name !== 'Reply-To').sort()).toEqual(ownHeaders);
  expect(head.get('To')).toBe(settings.to);
  expect(subject).toBe(mail.subject);
  expect(text.trimEnd()).toBe(mail.text.trimEnd());
  expect(head.has('Reply-To')).toBe(mail.replyTo !== null);
  if (mail.replyTo) {
    const { name, address } = mailboxIn(head.get('Reply-To'));
    expect(sameMailbox(address)).toBe(sameMailbox(email));
    expect(name).toBe(mail.replyTo.name);
  }

  const confirmation = createConfirmationMail(sampleProject, settings, submission);
  expect(confirmation === null).toBe(mail.replyTo === null);
  if (!confirmation) return;
  if (/^\.|\.\.|\.@/.test(email)) {
    // The forms' rule, which is that of HTML, accepts such dots; mail servers do not.
    expect(await transport.send(confirmation, signal)).toMatchObject({ kind: 'refused' });
    return;
  }
  const receivedConfirmation = await sendAndReceive(confirmation);
  const parsedConfirmation = parseStrictly(receivedConfirmation);
  expect(receivedConfirmation.readers.map(sameMailbox)).toEqual([sameMailbox(email)]);
  expect([...parsedConfirmation.head.keys()].sort()).toEqual([...ownHeaders, 'Reply-To'].sort());
  expect(sameMailbox(mailboxIn(parsedConfirmation.head.get('To')).address)).toBe(sameMailbox(email));
  expect(parsedConfirmation.text.trimEnd()).toBe(confirmation.text.trimEnd());
  // The mail contains nothing that was typed: other answers from another page give the same mail.
  const other = { ...submission, page: '/', fields: { email } };
  expect(confirmation).toEqual(createConfirmationMail(sampleProject, settings, other));
}

/** Domains are case-insensitive, and mail programs write them in lowercase. */
function sameMailbox(address: string): string {
  return withoutQuotes(address).replace(/@[^@]*$/, (domain) => domain.toLowerCase());
}

/** The mail server takes its time to greet, so many are sent at the same time. */
const atOnce = { minLength: 1, maxLength: 20 } as const;

test('a visitor’s text changes no header and adds no recipient', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(typedForm, atOnce), async (forms) => {
      await Promise.all(forms.map(expectHonestMails));
    }),
    { numRuns: RUNS },
  );
}, 60_000);
