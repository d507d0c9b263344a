import { beforeAll, describe, expect, test } from 'vitest';
import type { Files, SearchResult } from '../../../studio/api.ts';
import { addEdit } from '../../../studio/edits/add-edit.ts';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
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
      engine: { applyEdits, addEdit },
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

  test('has an outline and a calendar', async () => {
    expect((await studio.api('/outline')).json.pages[0]).toMatchObject({ id: 'home', path: '/' });
    expect((await studio.api('/calendar')).json).toEqual([]);
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
