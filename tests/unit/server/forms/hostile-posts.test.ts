import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { textAt } from '../../../../app/site/texts/texts.ts';
import { realSite } from '../../texts/real-project.ts';
import { LANGUAGES } from '../fixture-sites.ts';
import { realProject } from './form-build.ts';
import { startFormServer, ticketOf } from './form-server.ts';

/*
 * What answers.test.ts leaves out: wrong answers of every form, the words in every language, slow bodies, other methods.
 * What it costs the memory is in hostile-memory.test.ts.
 */

const server = startFormServer();
const project = realProject();
const languages = (code: string) => project.languages[code]?.texts.namespaces ?? {};
const right: Record<string, string> = {
  name: 'Jóna',
  email: 'jona@example.is',
  subject: 'Vefur',
  message: 'Góðan dag',
  problem: 'Bilað',
  urgency: 'low',
  selected_package: 'basic',
};
const rightFields = (form: string): Record<string, string> => {
  const fields = realSite.forms[form]?.fields ?? [];
  const own = fields.filter(({ required }) => required).map(({ name }) => [name, right[name] ?? '']);
  return { 'form-name': form, 'form-ticket': ticketOf(10), ...Object.fromEntries(own) };
};
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

describe.each(Object.values(realSite.forms))('$id', ({ id, fields }) => {
  const wrong = fields.flatMap((field): [string, string, string, string][] => [
    ...(field.required
      ? [
          ['is missing', field.name, '', 'required'] satisfies [string, string, string, string],
          ['is white space', field.name, ' \t ', 'required'] satisfies [string, string, string, string],
        ]
      : []),
    'options' in field
      ? ['is none of the choices', field.name, 'x', 'choice']
      : ['is too long', field.name, 'a'.repeat(field.maxLength + 1), 'too-long'],
  ]);

  test.each(wrong)('an answer that %s: %s', async (_, name, value, code) => {
    const right = rightFields(id);
    const initial = id === 'wordpress-express-order' ? { selected_package: 'wordpress-express' } : {};
    expect(await server.postFields({ ...right, ...initial, [name]: value })).toEqual({
      status: 422,
      reply: { outcome: 'invalid', errors: [{ field: name, code }] },
    });
    expect(server.kept).toEqual([]);
  });
});

describe.each(LANGUAGES)('in $code', ({ code, domain }) => {
  const valid = () => encode(rightFields('contact'));
  test.each<[string, () => Uint8Array | string, Record<string, string>, number]>([
    ['cross-origin', valid, { origin: 'https://evil.example' }, 403],
    ['too-large', () => Buffer.alloc(70_000, 'a'), {}, 413],
    ['wrong-type', valid, { 'content-type': 'text/plain' }, 415],
    ['malformed', () => `${valid()}&message=%F0%28%8C%28`, {}, 400],
    ['unknown-form', () => encode({ 'form-name': 'nothing' }), {}, 400],
    ['unknown-field', () => `${valid()}&nothing=1`, {}, 400],
  ])(
    '%s is told to a person in words, and to a script by its status',
    async (refusal, body, headers, status) => {
      const page = await server.post(body(), { host: domain, ...headers });
      const words = textAt(languages(code), `forms:refusals.${refusal}`) ?? 'missing';
      expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(page.body.toString()).toContain(`<html lang="${code}">`);
      expect(page.body.toString()).toContain(`<p role="alert">${words}</p>`);
      expect(words).not.toContain('{{');
      const script = await server.post(body(), { host: domain, accept: 'application/json', ...headers });
      expect([script.status, script.body.toString()]).toEqual([status, '{"outcome":"failed","errors":[]}']);
      expect(server.kept).toEqual([]);
    },
  );
});

describe('a hidden field that comes twice', () => {
  test.each(['form-name', 'form-page', 'form-ticket', 'form-offers'])('%s', async (name) => {
    const fields = { 'form-page': '/hafa-samband', 'form-offers': '', ...rightFields('contact') };
    const body = `${encode(fields)}&${encode({ [name]: fields[name as keyof typeof fields] ?? '' })}`;
    const { status } = await server.post(body, { accept: 'application/json' });
    expect([status, server.kept]).toEqual([400, []]);
  });
});

describe('other methods', () => {
  const send = (method: string) => {
    const body = encode(rightFields('contact'));
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      // Node adds it by itself only where a body is usual.
      'content-length': String(body.length),
    };
    return server.send(method, '/', headers, body);
  };

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s', async (method) => {
    const answer = await send(method);
    expect([answer.status, answer.headers.allow, server.kept]).toEqual([405, 'GET, HEAD, POST', []]);
  });

  test.each(['GET', 'HEAD'])('%s answers with the page, whatever it carries', async (method) => {
    expect([(await send(method)).status, server.kept]).toEqual([200, []]);
  });
});

test('two hundred bodies that never end hold up nobody else', async () => {
  const body = encode(rightFields('contact'));
  const sockets = Array.from({ length: 200 }, () => slowPost(server.state.port, body));
  await wait(300);
  expect(await server.postFields(rightFields('contact'))).toMatchObject({ status: 200 });
  expect(server.kept).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  await wait(100);
  expect(server.kept).toHaveLength(1);
});

/** Sends all of a form but its last byte. */
function slowPost(port: number, body: string): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `POST / HTTP/1.1\r\nHost: hraunvefur.is\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
        `Content-Length: ${body.length + 1}\r\n\r\n${body}`,
    );
  });
  return socket.on('error', () => {});
}
