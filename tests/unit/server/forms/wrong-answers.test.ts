import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { textAt } from '../../../../app/site/texts/texts.ts';
import type { FormField } from '../../../../schema/form.ts';
import { realSite } from '../../texts/real-project.ts';
import { LANGUAGES } from '../fixture-sites.ts';
import { realProject } from './form-build.ts';
import { startFormServer, ticketOf } from './form-server.ts';

/* Wrong answers to each form of the project, refusals in each language, slow bodies. */

const server = startFormServer();
const project = realProject();

function rightAnswer(field: FormField): string {
  if ('options' in field) return field.options[0]?.value ?? '';
  return field.type === 'email' ? 'jona@example.is' : 'Jóna';
}

function rightFields(form: string): Record<string, string> {
  const required = (realSite.forms[form]?.fields ?? []).filter((field) => field.required);
  const answers = required.map((field) => [field.name, rightAnswer(field)]);
  return { 'form-name': form, 'form-ticket': ticketOf(10), ...Object.fromEntries(answers) };
}

const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

test.each(Object.values(realSite.forms))('wrong answers to the form $id', async ({ id, fields }) => {
  const wrong = fields.flatMap((field): [string, string, string][] => [
    ...(field.required ? ([[field.name, ' \t ', 'required']] satisfies [string, string, string][]) : []),
    'options' in field
      ? [field.name, 'x', 'choice']
      : [field.name, 'a'.repeat(field.maxLength + 1), 'too-long'],
  ]);
  for (const [name, value, code] of wrong) {
    expect(await server.postFields({ ...rightFields(id), [name]: value })).toEqual({
      status: 422,
      reply: { outcome: 'invalid', errors: [{ field: name, code }] },
    });
  }
  expect(server.kept).toEqual([]);
});

test.each(LANGUAGES)('each refusal has a text in $code', async ({ code, domain }) => {
  const valid = () => encode(rightFields('contact'));
  const refusals: [string, string | Uint8Array, Record<string, string>, number][] = [
    ['cross-origin', valid(), { origin: 'https://evil.example' }, 403],
    ['too-large', Buffer.alloc(70_000, 'a'), {}, 413],
    ['wrong-type', valid(), { 'content-type': 'text/plain' }, 415],
    ['malformed', `${valid()}&message=%F0%28%8C%28`, {}, 400],
    ['unknown-form', encode({ 'form-name': '__proto__' }), {}, 400],
    ['unknown-field', `${valid()}&nothing=1`, {}, 400],
  ];
  for (const [refusal, body, headers, status] of refusals) {
    const page = await server.post(body, { host: domain, ...headers });
    const text = textAt(project.languages[code]?.texts.namespaces ?? {}, `forms:refusals.${refusal}`);
    expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect([page.headers['cache-control'], page.headers['x-frame-options']]).toEqual(['no-store', 'DENY']);
    expect(page.body.toString()).toContain(`<html lang="${code}">`);
    expect(page.body.toString()).toContain(`<p role="alert">${text}</p>`);
  }
  expect(server.kept).toEqual([]);
});

test.each(['form-name', 'form-page', 'form-ticket', 'form-offers'])('%s sent twice', async (name) => {
  const fields = { 'form-page': '/', 'form-offers': '', ...rightFields('contact') };
  const { status } = await server.post(`${encode(fields)}&${name}=`, { accept: 'application/json' });
  expect([status, server.kept]).toEqual([400, []]);
});

test('fifty bodies that never end do not block anybody', async () => {
  const body = encode(rightFields('contact'));
  const sockets = await Promise.all(
    Array.from({ length: 50 }, () => unfinishedPost(server.state.port, body)),
  );
  expect(await server.postFields(rightFields('contact'))).toMatchObject({ status: 200 });
  for (const socket of sockets) socket.destroy();
  expect(await server.postFields(rightFields('contact'))).toMatchObject({ status: 200 });
  expect(server.kept).toHaveLength(2);
});

/** Sends all of a form but its last byte. */
function unfinishedPost(port: number, body: string): Promise<Socket> {
  const request =
    `POST / HTTP/1.1\r\nHost: hraunvefur.is\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
    `Content-Length: ${body.length + 1}\r\n\r\n${body}`;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => resolve(socket)));
    socket.on('error', () => {});
  });
}
