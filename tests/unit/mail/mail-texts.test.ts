import { expect, test } from 'vitest';
import { createMailTransport } from '../../../server/mail/mail-transport.ts';
import { createAgencyMail, createConfirmationMail } from '../../../server/mail/submission-mails.ts';
import { realSite } from '../texts/real-project.ts';
import { sampleProject, sampleSubmission } from './mail-samples.ts';
import { startMailServer } from './mail-server.ts';
import { mailboxIn, parseStrictly } from './strict-mail.ts';

const settings = { from: 'vefur@hraunvefur.is', to: 'hallo@hraunvefur.is' };
const { signal } = new AbortController();

test('agency and sender get their mail', async () => {
  const [form, code] = ['hosting-order', 'es'];
  await using server = await startMailServer();
  const transport = createMailTransport(server.settings);
  const submission = sampleSubmission(form, code);
  const confirmation = createConfirmationMail(sampleProject, settings, submission);
  expect(confirmation).not.toBeNull();
  await transport.send(createAgencyMail(sampleProject, settings, submission), signal);
  if (confirmation) await transport.send(confirmation, signal);

  const [agency, sender] = server.mails;
  if (!agency || !sender) throw new Error('Two mails were expected.');
  expect([agency.sender, agency.readers]).toEqual([settings.from, [settings.to]]);
  expect([sender.sender, sender.readers]).toEqual([settings.from, ['sigga@example.is']]);

  const toAgency = parseStrictly(agency);
  expect(toAgency.subject).toMatch(/^is síða [a-z-]+: Sigríður Þórðardóttir$/);
  expect(mailboxIn(toAgency.head.get('From'))).toEqual({ name: 'Hraunvefur', address: settings.from });
  expect(mailboxIn(toAgency.head.get('Reply-To'))).toEqual({
    name: 'Sigríður Þórðardóttir',
    address: 'sigga@example.is',
  });
  expect(toAgency.head.get('Auto-Submitted')).toBe('auto-generated');
  expect(toAgency.text).toContain('Síða: https://');
  expect(toAgency.text).toContain('Móttekið: laugardagur, 21. nóvember 2026');

  const confirmationMail = parseStrictly(sender);
  expect(confirmationMail.subject).toBe(`${code} við fengum það`);
  expect(mailboxIn(confirmationMail.head.get('Reply-To')).address).toBe(settings.to);
  expect(confirmationMail.head.get('Auto-Submitted')).toBe('auto-replied');
  expect(confirmationMail.text.trimEnd()).toBe(
    'es hello,\n\nes we have hosting-order of 21 de noviembre de 2026.\n\nes call us.\n\nes the agency',
  );
  for (const { name } of realSite.forms[form]?.fields ?? []) {
    expect(toAgency.text).toContain(`is label ${name}:\n  `);
  }
});

test('choices are named by their text, packages by their names', () => {
  const quote = createAgencyMail(sampleProject, settings, sampleSubmission('quote', 'da')).text;
  expect(quote).toContain('is label selected_services:\n  is option analytics\n  is option maintenance\n');
  expect(quote).toContain('is label timeline:\n  is option 6+\n');
  expect(quote).toMatch(/is label budget:\n {2}is over 10\.000\.000\skr\.\n/);
  const order = createAgencyMail(sampleProject, settings, sampleSubmission('hosting-order', 'es')).text;
  expect(order).toContain('is label selected_package:\n  is package enterprise\n');
});

test('an order has both prices, and a warning first where the price is stale', () => {
  const order = sampleSubmission('hosting-order', 'is');
  const textOfStaleOffer = createAgencyMail(sampleProject, settings, order).text;
  expect(textOfStaleOffer).toMatch(
    /^ATHUGIÐ: verðið .*\nPöntun:\n {2}basic\n {2}Verð .*: 3\.990\skr\..*\n {2}Gildandi verð: 4\.990\skr\./,
  );
  const { offer } = order;
  const orderWithoutOffer = { ...order, offer: offer && { ...offer, seen: null, stale: false } };
  const text = createAgencyMail(sampleProject, settings, orderWithoutOffer).text;
  expect(text).not.toContain('ATHUGIÐ');
  expect(text).toContain('Verð sem viðskiptavinurinn sá: ekki vitað');
});

test('a line in an answer cannot pass itself off as a label', () => {
  const submission = sampleSubmission('contact', 'is', {
    message: 'a\r\n\r\nis label email:\u2028is label name:',
  });
  const { text } = createAgencyMail(sampleProject, settings, submission);
  expect(text.match(/^is label email:/gm)).toHaveLength(1);
  expect(text.match(/^is label name:/gm)).toHaveLength(1);
});

test('a form or a language that is gone is reported all the same', () => {
  const submission = sampleSubmission('gone', 'xx', { name: 'Ari', extra: 'yes', email: 'a@example.is' });
  const mail = createAgencyMail(sampleProject, settings, submission);
  expect(mail.subject).toBe('gone: Ari');
  expect(mail.text).toContain('extra:\n  yes');
  expect(mail.text).toContain('Tungumál: xx');
  expect(createConfirmationMail(sampleProject, settings, submission)).toBeNull();
  const confirmation = createConfirmationMail(sampleProject, settings, sampleSubmission('contact', 'xx'));
  expect(confirmation?.subject).toBe('is við fengum það');
});

test.each(['x', 'a@b.is,c@d.is', 'a@b.is\r\nBcc: c@d.is', `${'a'.repeat(250)}@b.is`, ''])(
  'the address %j gets no mail and no answer',
  (email) => {
    const submission = sampleSubmission('contact', 'is', { email });
    expect(createConfirmationMail(sampleProject, settings, submission)).toBeNull();
    expect(createAgencyMail(sampleProject, settings, submission).replyTo).toBeNull();
  },
);
