import { connect, type Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offerMarks, readOfferMarks } from '../../../../app/site/offer-marks.ts';
import { textAt } from '../../../../app/site/texts/texts.ts';
import type { FormField } from '../../../../schema/form.ts';
import { realSite } from '../../texts/real-project.ts';
import { formPage, realProject } from './form-build.ts';
import { createTicket, startFormServer } from './form-server.ts';

const server = startFormServer();
const answers = { name: 'Jóna', email: 'jona@example.is', subject: 'Vefur', message: 'Góðan dag' };
const contact = () => ({
  'form-name': 'contact',
  'form-page': '/hafa-samband',
  'form-ticket': createTicket(10),
  ...answers,
});
const json = { accept: 'application/json' };
const success = { status: 200, reply: { outcome: 'sent', errors: [] } };
const isPackage = (field: FormField): field is Extract<FormField, { type: 'package' }> =>
  field.type === 'package';
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

// There are no bundles here, so that pages are answered with the small page, and the server logs the reason.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a form that is accepted', () => {
  test('is stored as sent', async () => {
    const headers = { host: 'hraunvefur.dk', origin: 'https://hraunvefur.dk' };
    expect(await server.postFields(contact(), headers)).toEqual(success);
    expect(server.submissions).toEqual([
      {
        form: 'contact',
        language: 'da',
        page: '/hafa-samband',
        fields: answers,
        offer: null,
        spam: false,
        idempotencyKey: expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ]);
  });

  test('sent again it has the same key, and with other answers another', async () => {
    const fields = contact();
    for (const message of ['a', 'a', 'b']) await server.postFields({ ...fields, message });
    const [first, again, other] = server.submissions.map((submission) => submission.idempotencyKey);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test('from a page that does not hold it, it counts as sent from the one that does', async () => {
    for (const page of ['/fa-tilbod', '//evil.example', '__proto__'])
      await server.postFields({ ...contact(), 'form-page': page });
    expect(server.submissions.map(({ page }) => page)).toEqual(Array(3).fill('/hafa-samband'));
  });

  test('a form with the trap filled in gets the same answer and is stored apart', async () => {
    const fields = contact();
    const spam = { ...fields, email: 'nonsense', 'bot-field': 'x' };
    for (const each of [spam, spam, fields]) expect(await server.postFields(each)).toEqual(success);
    const [first, again, sentAfterwards] = server.submissions;
    expect([first, again]).toMatchObject([
      { spam: true, fields: { email: 'nonsense' } },
      { spam: true, idempotencyKey: first?.idempotencyKey },
    ]);
    expect(sentAfterwards?.spam).toBe(false);
    expect(sentAfterwards?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  test('what a robot sends is cut to the length of each field', async () => {
    const longFields = { name: 'n'.repeat(9_000), message: `${'m'.repeat(4_999)}👩‍💻${'m'.repeat(9_000)}` };
    const spam = { ...contact(), ...longFields, 'bot-field': 'x', 'form-ticket': '' };
    expect(await server.postFields(spam)).toEqual(success);
    expect(server.submissions.map(({ fields }) => fields)).toEqual([
      { ...answers, name: 'n'.repeat(200), message: `${'m'.repeat(4_999)}\ufffd` },
    ]);
  });

  test.each([
    ['U+000B of a slide', 'one\u000btwo', 'one\ntwo'],
    ['U+0092 of Windows-1252', 'it\u0092s', 'its'],
    ['U+0003, U+0000 and U+007F', 'a\u0003b\u0000c\u007f', 'abc'],
    ['U+000C and U+0085', 'a\u000cb\u0085c', 'a\nb\nc'],
  ])('%s is taken, and kept as plain text', async (_, message, plainText) => {
    const fields = { ...contact(), message, name: 'Jóna\u200b', email: 'jona@þjónusta.is' };
    expect(await server.postFields(fields)).toEqual(success);
    expect(server.submissions[0]?.fields).toEqual({
      ...answers,
      message: plainText,
      email: 'jona@xn--jnusta-bxa0g.is',
    });
  });

  test('control characters in a hidden field are not kept', async () => {
    expect(await server.postFields({ ...contact(), 'form-page': '/hafa-samband\u0000' })).toEqual(success);
    expect(server.submissions[0]?.page).toBe('/hafa-samband');
  });

  test('with an origin hidden by Referrer-Policy: no-referrer it is taken', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    expect(await server.postFields(contact(), headers)).toEqual(success);
  });

  test('neither database nor spool: 503, to be tried again', async () => {
    server.state.storagePlace = 'nowhere';
    const { status, headers } = await server.post(encode(contact()), json);
    expect([status, headers['retry-after'], server.submissions]).toEqual([503, '10', []]);
  });
});

describe('an order', () => {
  const form = Object.values(realSite.forms).find(({ fields }) => fields.some(isPackage));
  const field = form?.fields.find(isPackage);
  const set = field && realSite.packages[field.set];
  // A package whose price is a number, whatever its current value.
  const marks = set ? offerMarks(set, realSite.defaultLanguage) : '';
  const offers = readOfferMarks(marks);
  const option = field?.options.find(({ package: id }) =>
    offers.some((offer) => offer.package === id && offer.price !== null),
  );
  const current = offers.find((offer) => offer.package === option?.package);
  const price = current?.price ?? 0;
  const order = (): Record<string, string> => ({
    'form-name': form?.id ?? '',
    'form-ticket': createTicket(10),
    name: 'Jóna',
    email: 'jona@example.is',
    [field?.name ?? '']: option?.value ?? '',
  });
  const priceMark = `=${price}${current?.currency}`;

  test.each<[string, string, object]>([
    ['unchanged', marks, { seen: { ...current }, stale: false }],
    [
      'with a stale price',
      marks.replace(priceMark, `=1${current?.currency}`),
      { seen: { price: 1 }, stale: true },
    ],
    ['without marks', '', { seen: null, stale: false }],
    ['with nonsense', `${current?.package}=NaN <script>`, { seen: null, stale: false }],
  ])('%s keeps both offers', async (_, offers, expected) => {
    expect(await server.postFields({ ...order(), 'form-offers': offers })).toEqual(success);
    expect(server.submissions[0]?.offer).toMatchObject({
      current: { package: option?.package, price },
      ...expected,
    });
  });
});

describe('a form that is returned', () => {
  test.each<[string, () => Record<string, string>, number, string]>([
    ['without a ticket', () => ({ 'form-ticket': '' }), 400, 'expired'],
    ['with an old ticket', () => ({ 'form-ticket': createTicket(24 * 3600 + 5) }), 400, 'expired'],
    ['immediately', () => ({ 'form-ticket': createTicket(1) }), 400, 'too-soon'],
    ['from the future', () => ({ 'form-ticket': createTicket(-100) }), 400, 'expired'],
    ['with a wrong answer', () => ({ email: 'x' }), 422, 'invalid'],
    ['with an invisible answer', () => ({ email: '\u200b' }), 422, 'invalid'],
  ])('%s', async (_, fields, status, outcome) => {
    const code = fields().email === 'x' ? 'email' : 'required';
    const errors = outcome === 'invalid' ? [{ field: 'email', code }] : [];
    expect(await server.postFields({ ...contact(), ...fields() })).toEqual({
      status,
      reply: { outcome, errors },
    });
    expect(server.submissions).toEqual([]);
  });
});

describe('what is no form of the site gets the right answer, and nothing is kept', () => {
  const valid = () => encode(contact());

  test.each([
    ['is', 'hraunvefur.is'],
    ['da', 'hraunvefur.dk'],
  ])('each refusal has a page in %s', async (code, host) => {
    const refusals: [string, string | Uint8Array, Record<string, string>, number][] = [
      ['cross-origin', valid(), { origin: 'https://evil.example' }, 403],
      ['too-large', Buffer.alloc(70_000, 'a'), {}, 413],
      ['wrong-type', valid(), { 'content-type': 'text/plain' }, 415],
      ['malformed', `${valid()}&message=%F0%28%8C%28`, {}, 400],
      ['unknown-form', encode({ 'form-name': '__proto__' }), {}, 400],
      ['unknown-field', `${valid()}&nothing=1`, {}, 400],
    ];
    if (code === 'is') refusals.push(['wrong-host', valid(), { host: 'mirror.example' }, 421]);
    const { texts } = realProject().languages[code] ?? {};
    for (const [refusal, body, headers, status] of refusals) {
      const page = await server.post(body, { host, ...headers });
      const script = await server.post(body, { host, ...json, ...headers });
      expect(JSON.parse(script.body.toString())).toEqual({ outcome: 'failed', errors: [], refusal });
      expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect([page.headers['cache-control'], page.headers['x-frame-options']]).toEqual(['no-store', 'DENY']);
      expect(page.body.toString()).toContain(`<html lang="${code}">`);
      const text = textAt(texts?.namespaces ?? {}, `forms:refusals.${refusal}`);
      expect(page.body.toString()).toContain(`<p role="alert">${text}</p>`);
    }
    expect(server.submissions).toEqual([]);
  });

  const chunked = { 'transfer-encoding': 'chunked' };
  test.each<[string, () => Uint8Array | string, Record<string, string>, number, string]>([
    ['no origin of its own', () => valid(), { origin: 'null' }, 403, 'cross-origin'],
    ['5 MB without a length', () => Buffer.alloc(5_000_000, 'a'), chunked, 413, 'too-large'],
    ['64 KB and a byte', () => `${valid()}&message=`.padEnd(65_537, 'a'), {}, 413, 'too-large'],
    ['a hidden field twice', () => `${valid()}&form-ticket=`, {}, 400, 'malformed'],
    ['a broken percent code', () => `${valid()}&company=%zz`, {}, 400, 'malformed'],
  ])('%s', async (_, body, headers, status, refusal) => {
    const asJson = await server.post(body(), { ...json, ...headers });
    const reply = { outcome: 'failed', errors: [], refusal };
    expect([asJson.status, JSON.parse(asJson.body.toString())]).toEqual([status, reply]);
    expect(server.submissions).toEqual([]);
  });

  test('the small page of wrong answers names each field and what to do', async () => {
    const page = await server.post(encode({ ...contact(), email: 'x', phone: 'no' }));
    const texts = realProject().languages.is?.texts.namespaces ?? {};
    const names = [
      'contact.fields.email.label',
      'errors.email',
      'contact.fields.phone.label',
      'errors.phone',
    ];
    expect(page.status).toBe(422);
    for (const name of names) expect(page.body.toString()).toContain(textAt(texts, `forms:${name}`));
  });

  test('64 KB to the byte are read', async () => {
    expect((await server.post(`${valid()}&message=`.padEnd(65_536, 'a'), json)).status).toBe(422);
  });

  test('visitors who hang up halfway, or never send the last byte, do no harm to others', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, (_, at) => postUnfinished(server.state.port, valid(), at < 10)),
    );
    expect(await server.postFields(contact())).toEqual(success);
    for (const socket of sockets) socket.destroy();
    expect(await server.postFields(contact())).toEqual(success);
    expect(server.submissions).toHaveLength(2);
  });

  test('the small page leads back to the page that it was sent from, and to no other site', async () => {
    const back = async (referer: string) => {
      const { body } = await server.post('', { referer });
      return /<a href="([^"]*)"/.exec(body.toString())?.[1];
    };
    expect(await back('https://hraunvefur.is/hafa-samband?a="&b')).toBe('/hafa-samband?a=%22&amp;b');
    for (const referer of ['https://evil.example/x', 'https://hraunvefur.is//evil.example', 'nonsense'])
      expect(await back(referer)).toBe('/');
  });
});

test("a form that is sent to a name that is not the site's gets 421, and is not kept", async () => {
  const { status } = await server.post('a=b', { host: 'mirror.example' });
  expect([status, server.submissions]).toEqual([421, []]);
});

describe('too many from one address', () => {
  const limited = startFormServer({ rateLimit: 3, trustedProxies: 1 });

  test('get 429 and the time to wait, and no other client does', async () => {
    const from = (address: string, accept = 'application/json') =>
      limited.post('a=b', { accept, 'x-forwarded-for': address });
    for (let time = 0; time < 3; time++) expect((await from('192.0.2.1')).status).toBe(400);
    const response = await from('9.9.9.9, 192.0.2.1');
    expect([response.status, response.headers['retry-after'], JSON.parse(response.body.toString())]).toEqual([
      429,
      '200',
      { outcome: 'too-many', errors: [] },
    ]);
    expect((await from('192.0.2.1', 'text/html')).body.toString()).toContain('role="alert"');
    expect((await from('192.0.2.2')).status).toBe(400);
    // A page elsewhere, or a body that is not a form, does not count against the people at an address.
    const office = { 'x-forwarded-for': '192.0.2.3' };
    for (let time = 0; time < 4; time++) {
      expect((await limited.post('a=b', { ...office, origin: 'https://evil.example' })).status).toBe(403);
      expect((await limited.post('a=b', { ...office, 'content-type': 'text/plain' })).status).toBe(415);
    }
    expect((await limited.post('a=b', office)).status).toBe(400);
  });
});

describe('pages with a form', () => {
  const tickets = (html: string) =>
    [...html.matchAll(/name="form-ticket" value="([\w-]+)"/g)].map(([, t]) => t);

  const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
    br: (body) => brotliDecompressSync(body),
    gzip: (body) => gunzipSync(body),
  };

  const readForm = async (accept: string) => {
    const headers = { 'accept-encoding': accept, 'if-none-match': '*' };
    const reply = await server.get('/hafa-samband', headers);
    const coding = String(reply.headers['content-encoding'] ?? '');
    expect(reply.headers['content-length']).toBe(String(reply.body.length));
    return { ...reply, coding, html: (decoders[coding]?.(reply.body) ?? reply.body).toString() };
  };

  test.each([
    ['', ''],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
  ])('carry a ticket of their own for each form; asked for %j they come as %j', async (accept, coding) => {
    const [{ status, headers, html, coding: encoding }, other] = [
      await readForm(accept),
      await readForm(accept),
    ];
    expect([status, encoding]).toEqual([200, coding]);
    expect([headers['cache-control'], headers.etag, headers.vary]).toEqual([
      'no-store',
      undefined,
      'Accept-Encoding',
    ]);
    const [ticket = ''] = tickets(html);
    expect(tickets(html)).toEqual([ticket, ticket]);
    expect(ticket).toHaveLength(72);
    expect(tickets(other.html)).not.toEqual(tickets(html));
    expect(html.replaceAll(ticket, '')).toBe(formPage('is'));
  });

  test('scripts get a ticket, and it is one', async () => {
    const { status, headers, body } = await server.get('/forms/ticket');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { ticket } = JSON.parse(body.toString()) as { ticket: string };
    expect((await server.postFields({ ...contact(), 'form-ticket': ticket })).reply.outcome).toBe('too-soon');
  });
});

afterEach(() => expect(({} as Record<string, unknown>).polluted).toBeUndefined());

/** Sends a form without its last byte. */
function postUnfinished(port: number, body: string, hangsUp: boolean): Promise<Socket> {
  const request =
    `POST / HTTP/1.1\r\nHost: hraunvefur.is\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
    `Content-Length: ${body.length + 1}\r\n\r\n${body}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(request, () => resolve(hangsUp ? socket.destroy() : socket)),
    );
    socket.on('error', () => {});
  });
}
