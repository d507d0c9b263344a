import { readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTickets, readTicketSecret, TICKET_LENGTH } from '../../../../server/forms/ticket.ts';
import { createClientAddress, isSameOrigin } from '../../../../server/http/client.ts';
import { createRateLimit } from '../../../../server/http/rate-limit.ts';
import { parseFormBody } from '../../../../server/http/read-body.ts';
import { temporaryFolder } from '../../../temporary-files.ts';

describe('tickets', () => {
  const tickets = createTickets('a secret', () => 1_800_000_000_000);

  test('are known again, with the time they were issued', () => {
    const ticket = tickets.issue();
    expect([ticket.length, encodeURIComponent(ticket)]).toEqual([TICKET_LENGTH, ticket]);
    expect(tickets.read(ticket)?.issuedAt).toBe(1_800_000_000_000);
    expect(tickets.read(tickets.issue())?.id).not.toBe(tickets.read(ticket)?.id);
  });

  test('no other text is one, and neither is one with a character changed', () => {
    const ticket = tickets.issue();
    expect(createTickets('another').read(ticket)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => tickets.read(text) === null));
    for (let at = 0; at < ticket.length; at++) {
      const other = ticket[at] === 'A' ? 'B' : 'A';
      expect(tickets.read(ticket.slice(0, at) + other + ticket.slice(at + 1))).toBeNull();
    }
  });

  test('a secret that cannot be kept is reported, with the way out', async () => {
    await expect(readTicketSecret('/dev/null/form-secret')).rejects.toThrow(/or set FORM_SECRET\.$/);
  });

  test('the secret is made once, for all servers that start, and for its owner only', async () => {
    const file = join(temporaryFolder(), 'a/form-secret');
    const secrets = await Promise.all(Array.from({ length: 8 }, () => readTicketSecret(file)));
    expect(new Set([...secrets, await readTicketSecret(file)]).size).toBe(1);
    expect([(await stat(file)).mode & 0o777, (await readFile(file, 'utf8')).length]).toEqual([0o600, 65]);
  });

  test.each(['', '\0'.repeat(65), '0123'])('a damaged secret, %j, is made again', async (content) => {
    const file = join(temporaryFolder(), 'form-secret');
    await writeFile(file, content);
    expect(await readTicketSecret(file)).toMatch(/^[0-9a-f]{64}$/);
    expect(await readTicketSecret(file)).toBe((await readFile(file, 'utf8')).trim());
  });
});

describe('bodies', () => {
  const parse = (text: string) => parseFormBody(Buffer.from(text, 'latin1'));

  test.each<[string, [string, string][] | null]>([
    ['', []],
    [
      'a=1&b=2&a=3',
      [
        ['a', '1'],
        ['b', '2'],
        ['a', '3'],
      ],
    ],
    ['a+b=%C3%BE+%2B%0D%0A%09', [['a b', 'þ +\n\t']]],
    ['a=%00%0B%C2%85%C2%92', [['a', '\n\n']]],
    ['a=%zz', null],
    ['a=%FF', null],
  ])('%j', (text, entries) => expect(parse(text)).toEqual(entries));

  test('200 pairs and no more', () => {
    expect(parse('a=1&'.repeat(200))).toHaveLength(200);
    expect(parse('a=1&'.repeat(201))).toBeNull();
  });

  test('what a browser encodes is decoded unchanged, and random bytes never throw', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/v.test(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 20 }), (entries) => {
        expect(parseFormBody(Buffer.from(new URLSearchParams(entries).toString()))).toEqual(entries);
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const entries = parseFormBody(bytes);
        expect(entries === null || entries.flat().every((text) => text.isWellFormed())).toBe(true);
      }),
    );
  });
});

describe('rate limit', () => {
  test('the limit immediately, then one by one, with the true time to wait', () => {
    let time = 1_000_000;
    const limit = createRateLimit({ count: 20, seconds: 600, now: () => time });
    expect(Array.from({ length: 20 }, () => limit.take('a'))).toEqual(Array(20).fill(0));
    expect([limit.take('a'), limit.take('a'), limit.take('b')]).toEqual([30, 30, 0]);
    time += 29_000;
    expect(limit.take('a')).toBe(1);
    time += 1000;
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 30]);
  });

  test('remembers a bounded number of addresses', () => {
    const limit = createRateLimit({ count: 1, seconds: 600, addresses: 100 });
    limit.take('first');
    for (let at = 0; at < 1000; at++) limit.take(`${at}`);
    expect([limit.take('999') > 0, limit.take('900') > 0, limit.take('899')]).toEqual([true, true, 0]);
  });
});

describe('client address', () => {
  test.each<[number, string, string | undefined, string]>([
    [0, '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    [1, '10.0.0.1', '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    [2, '10.0.0.1', '1.1.1.1, 203.0.113.9:4711,198.51.100.7', '203.0.113.9'],
    [1, '10.0.0.1', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    [2, '10.0.0.1', '198.51.100.7', '10.0.0.1'],
  ])('%d proxies, from %s, forwarded for %s', (proxies, remoteAddress, forwardedFor, expected) => {
    const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } };
    expect(createClientAddress(proxies)(request as unknown as IncomingMessage)).toBe(expected);
  });
});

describe('same origin', () => {
  const origins = [
    'https://hraunvefur.is',
    undefined,
    'null',
    'https://evil.example',
    'https://a.hraunvefur.is',
  ];
  test.each([
    ['same-origin', [true, true, true, false, false]],
    ['none', [true, true, false, false, false]],
    [undefined, [true, true, false, false, false]],
    ['same-site', [false, false, false, false, false]],
    ['cross-site', [false, false, false, false, false]],
  ])('sec-fetch-site %s decides with each origin', (site, expected) => {
    const headers = { host: 'hraunvefur.is', ...(site && { 'sec-fetch-site': site }) };
    expect(origins.map((origin) => isSameOrigin({ ...headers, ...(origin && { origin }) }))).toEqual(
      expected,
    );
  });

  test('the port counts, the letter case of the host does not', () => {
    expect(isSameOrigin({ host: 'HRAUNVEFUR.is:443', origin: 'https://hraunvefur.is' })).toBe(true);
    expect(isSameOrigin({ host: 'is.localhost:3000', origin: 'http://is.localhost:3001' })).toBe(false);
  });
});
