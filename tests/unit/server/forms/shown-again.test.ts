import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { textAt } from '../../../../app/site/texts/texts.ts';
import { BUNDLE_TIME, ownBundles } from '../../build/own-bundles.ts';
import { realProject, writeFormBuild } from './form-build.ts';
import { createTicket, startFormServer } from './form-server.ts';

let buildFolder = '';
beforeAll(async () => {
  const bundles = await ownBundles();
  const build = await writeFormBuild();
  await symlink(join(bundles, 'bundle'), join(build.folder, 'bundle'));
  buildFolder = build.folder;
}, BUNDLE_TIME);

const server = startFormServer({
  get buildFolder() {
    return buildFolder;
  },
});
const typedFields = {
  name: 'Jóna </textarea><script>"x"',
  email: 'nobody',
  subject: 'name="form-ticket" value=""',
  message: 'fyrsta\nönnur',
};
const contact = (fields: Record<string, string> = {}) =>
  new URLSearchParams({
    'form-name': 'contact',
    'form-page': '/hafa-samband',
    ...typedFields,
    ...fields,
  }).toString();

/** A text in the form that the Icelandic page has. */
const textOf = (name: string) =>
  textAt(realProject().languages.is?.texts.namespaces ?? {}, `forms:${name}`)?.replaceAll('&', '&amp;') ??
  name;

/** Tickets in a page. */
const tickets = (html: string) => [...html.matchAll(/name="form-ticket" value="([^"]*)"/g)].map(([, t]) => t);

describe('without scripts the page comes back', () => {
  test('with what was typed, the errors and the same ticket, and it does not start React', async () => {
    const ticket = createTicket(10);
    const answer = await server.post(contact({ 'form-ticket': ticket }), {
      host: 'en.localhost:3000',
      'accept-encoding': 'br, gzip',
    });
    const html = brotliDecompressSync(answer.body).toString();
    expect([answer.status, answer.headers['cache-control'], tickets(html)]).toEqual([
      422,
      'no-store',
      [ticket],
    ]);
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html).not.toContain('data-start="');
    expect(html).toContain('value="Jóna &lt;/textarea&gt;&lt;script&gt;&quot;x&quot;"');
    expect(html).toMatch(/<textarea[^>]*>\n?fyrsta\nönnur<\/textarea>/);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('href="http://da.localhost:3000');
    expect(server.submissions).toEqual([]);
  });

  test('with the form kept where it could not be stored', async () => {
    server.state.storagePlace = 'nowhere';
    const ticket = createTicket(10);
    const answer = await server.post(contact({ 'form-ticket': ticket, email: 'j@example.is' }));
    const html = answer.body.toString();
    expect([answer.status, tickets(html)]).toEqual([503, [ticket]]);
    expect(html).toContain(textOf('outcomes.failed'));
    expect(html).toContain('fyrsta\nönnur');
  });

  test('with the message of thanks and an empty form where it was stored', async () => {
    const ticket = createTicket(10);
    const answer = await server.post(contact({ 'form-ticket': ticket, email: 'j@example.is' }));
    const html = answer.body.toString();
    expect([answer.status, server.submissions.length]).toEqual([200, 1]);
    expect(html).toContain(textOf('contact.success'));
    expect(html).not.toContain('fyrsta');
    expect(tickets(html)).not.toContain(ticket);
  });
});
