import { beforeAll, describe, expect, test } from 'vitest';
import type { Files, SearchResult } from '../../../studio/api.ts';
import { studioSite } from '../../studio-site.ts';
import { ask } from '../server/running-server.ts';
import { HOST, OWN_HEADERS, startStudio } from './running-studio.ts';

const files: Files = studioSite();
const found: SearchResult = {
  source: 'text:home:home.hero.title',
  language: 'is',
  text: 'Vefir',
  page: '/',
  place: 'Forsíða',
};
const key = 'home:home.hero.title';

describe('the content of a draft', () => {
  let studio: Awaited<ReturnType<typeof startStudio>>;
  beforeAll(async () => {
    studio = await startStudio({
      content: () => files,
      checks: {
        problems: async () => [
          {
            severity: 'warning',
            message: 'Long',
            hint: null,
            source: `text:${key}`,
            place: 'locales/is/home.json:3',
          },
        ],
        impact: async () => [],
      },
      preview: {
        render: async () => ({ status: 200, html: 'x', headers: {}, location: null }),
        search: async (_, language) => [{ ...found, language }],
        file: async () => null,
      },
      now: () => new Date('2026-11-27T12:00:00Z'),
    });
  });

  test('has the fields of a source, with what the draft and the checks say', async () => {
    const before = JSON.parse(files['locales/is/home.json'] ?? '').home.hero.title;
    const edit = { kind: 'text', language: 'is', key, before, after: 'Nýtt' };
    const posted = await studio.api('/draft/changes', { method: 'POST', body: { edits: [edit] } });
    expect(posted.json.awaiting).toEqual([
      { key, languages: ['da', 'en', 'es'], since: '2026-11-27', text: 'Nýtt' },
    ]);
    const panel = await studio.api(`/fields?source=${encodeURIComponent(`text:${key}`)}`);
    expect(panel.json.fields[0]).toMatchObject({
      texts: { is: 'Nýtt' },
      awaiting: ['da', 'en', 'es'],
      problems: [{ message: 'Long' }],
    });
    const looked = { kind: 'looked', language: 'en', key };
    const after = await studio.api('/draft/changes', { method: 'POST', body: { edits: [looked] } });
    expect(after.json.awaiting).toMatchObject([{ languages: ['da', 'es'] }]);
    expect((await studio.api('/fields?source=value:nowhere')).status).toBe(404);
    expect((await studio.api('/fields')).status).toBe(404);
  });

  test('is found by its words', async () => {
    expect((await studio.api('/search?q=vefir&language=is')).json).toEqual([found]);
    expect((await studio.api('/search?q=vefir&language=../is')).json).toEqual([]);
  });

  test('has icons, and no other files', async () => {
    const icon = await ask(studio.port, '/studio/api/icons/server', { host: HOST, headers: OWN_HEADERS });
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const name of ['..%2f..%2fpackage', 'constructor', 'no-such-icon'])
      expect((await studio.api(`/icons/${name}`)).status).toBe(404);
  });
});

describe('the look of a section that is tried out', () => {
  const yaml = `pages:
  - id: home
    path: /
    sections:
      - { kind: hero, id: hero, look: split }
      - { kind: steps, id: steps }
`;
  const published = { 'site.yaml': yaml };
  const parts = { content: () => published };
  const tried = (what: string, look: string) =>
    `/studio/preview/is/?${new URLSearchParams({ try: `value:pages/home/sections/${what}`, as: look })}`;

  test('is shown and not saved', async () => {
    const studio = await startStudio(parts);
    const read = async (path: string) => {
      expect((await ask(studio.port, path, { host: HOST })).status).toBe(200);
      return studio.previewed.at(-1);
    };
    const plain = await read('/studio/preview/is/');
    expect(await read(tried('hero/look', 'panel'))).toMatchObject({
      files: { 'site.yaml': yaml.replace('look: split', 'look: panel') },
      base: published,
      path: '/',
      // Never what is shown while the draft has errors.
      draft: expect.not.stringMatching(/^anna@example\.is$/),
    });
    expect((await read(tried('steps/ground', 'mist')))?.files['site.yaml']).toContain(
      '{ kind: steps, id: steps, ground: mist }',
    );
    expect((await read(tried('hero/look', 'split')))?.files).toBe(plain?.files);
    expect((await studio.api('/draft?quick=1')).json.changes).toEqual([]);
  });

  test('is a choice of a section, and needs who may see drafts', async () => {
    const studio = await startStudio(parts);
    const status = async (address: string) => (await ask(studio.port, address, { host: HOST })).status;
    for (const [what, look] of [
      ['hero/look', 'huge'],
      ['hero/look', ''],
      ['hero/id', 'other'],
      ['hero/kind', 'steps'],
      ['none/look', 'panel'],
      ['hero/../../../../company/phone', '1'],
    ] as const)
      expect([what, await status(tried(what, look))]).toEqual([what, 404]);
    expect(await status('/studio/preview/is/?try=text:home:hero.title&as=x')).toBe(404);
    expect(studio.previewed).toEqual([]);
    const signedOut = await startStudio({ ...parts, localPerson: null });
    expect((await ask(signedOut.port, tried('hero/look', 'panel'), { host: HOST })).status).toBe(401);
  });
});
