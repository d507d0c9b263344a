import { expect, test } from 'vitest';
import { createMailTransport } from '../../../server/mail/mail-transport.ts';
import { createConfirmationMail } from '../../../server/mail/submission-mails.ts';
import type { SmtpServer } from '../../../server/runtime/environment.ts';
import { sampleProject, sampleSubmission } from './mail-samples.ts';
import { type Manners, startMailServer } from './mail-server.ts';

const settings = { from: 'vefur@hraunvefur.is', to: 'hallo@hraunvefur.is' };
const mail = createConfirmationMail(sampleProject, settings, sampleSubmission());
if (!mail) throw new Error('The sample has an address.');

const sendTo = (server: SmtpServer, signal = new AbortController().signal) =>
  createMailTransport(server).send(mail, signal);
const login = (password: string) => ({ user: 'vefur', password });

test.each<[string, Manners, object]>([
  ['a recipient that is deferred', { onReader: () => 451 }, { kind: 'deferred', reason: 'answer 451' }],
  ['a mail that is refused', { onMail: () => 550 }, { kind: 'refused', reason: 'answer 550' }],
  ['a server that closes', { onMail: () => 421 }, { kind: 'unavailable', reason: 'answer 421' }],
  ['the right password', { login: login('right') }, { kind: 'accepted' }],
])('%s, reported without the text of the answer, which may quote the mail', async (_, manners, outcome) => {
  await using server = await startMailServer(manners);
  expect(await sendTo(server.settings)).toEqual(outcome);
});

test('a wrong password and a server that is down are unavailable, not a fault of the mail', async () => {
  await using server = await startMailServer({ login: login('right') });
  expect(await sendTo({ ...server.settings, login: login('wrong') })).toMatchObject({
    kind: 'unavailable',
    reason: expect.stringContaining('Invalid login'),
  });
  await server.stop();
  expect(await sendTo(server.settings)).toMatchObject({ kind: 'unavailable' });
});

test('nothing is sent in the clear to another machine', async () => {
  await using server = await startMailServer();
  // Reaches this machine, but is not recognized as local.
  expect(await sendTo({ ...server.settings, host: '0.0.0.0' })).toMatchObject({
    kind: 'unavailable',
    reason: expect.stringContaining('STARTTLS'),
  });
  expect(server.mails).toEqual([]);
});

test('a mail that gets no answer can be cut off', async () => {
  const cutOff = new AbortController();
  const release = Promise.withResolvers<void>();
  await using server = await startMailServer({
    async onMail() {
      cutOff.abort();
      await release.promise;
      return undefined;
    },
  });
  expect(await sendTo(server.settings, cutOff.signal)).toMatchObject({ kind: 'unavailable' });
  release.resolve();
});
