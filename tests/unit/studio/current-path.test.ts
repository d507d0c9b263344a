import { expect, test } from 'vitest';
import { valueSource } from '../../../render/preview/sources.ts';
import { studioSite } from '../../studio-site.ts';
import { startStudio } from './running-studio.ts';

const published = studioSite();
const content = {
  ...published,
  'site.yaml': (published['site.yaml'] ?? '')
    .replace('redirects: []', 'redirects: [{ from: /gamalt, to: /lausnir }]')
    .replace('actions:\n', 'actions:\n          - { label: order, to: /synishorn }\n'),
};
const buttons = ['pages', 'home', 'sections', 'hero', 'actions'];

/** A Studio, with requests for the fields of a source and for a change of a value. */
async function startWithFields() {
  const { api } = await startStudio({ content: () => content });
  return {
    getFields: async (path: readonly string[]) =>
      (await api(`/fields?source=${encodeURIComponent(valueSource(path))}`)).json,
    set: async (path: readonly string[], before: string, after: string) => {
      const edits = [{ kind: 'set', path, before, after }];
      return (await api('/draft/changes', { method: 'POST', body: { edits } })).json;
    },
  };
}

test.each([
  ['the address of a redirect', ['redirects'], '/gamalt', 'from', ['/gam', '/gamla']],
  [
    'the page of a menu entry',
    ['navigation', 'header', 'solutions', 'entries'],
    '/lausnir/vefhysing',
    'to',
    ['/', '/frettir'],
  ],
  ['the label of a button', buttons, 'get-quote', 'label', ['ask', 'ask-us']],
  ['the name of a client', ['company', 'clients'], 'Kría & Co', 'name', ['Kría', 'Kríur']],
])(
  'the fields of an item stay open while %s is typed',
  async (_, list, name, field, [first = '', second = '']) => {
    const { getFields, set } = await startWithFields();
    const path = [...list, name];
    expect(await set([...path, field], name, first)).toMatchObject({ conflicts: [] });
    expect(await getFields(path)).toMatchObject({ item: { id: first } });
    // The rest is typed before the fields have the new name.
    expect(await set([...path, field], first, second)).toMatchObject({ conflicts: [] });
    const { item, fields } = await getFields(path);
    expect(item.id).toBe(second);
    expect(fields).toContainEqual(expect.objectContaining({ path: [...list, second, field], value: second }));
  },
);

test('the fields of a button are not those of another one with the same label', async () => {
  const { getFields, set } = await startWithFields();
  await set([...buttons, 'get-quote', 'label'], 'get-quote', 'order');
  expect(await getFields([...buttons, 'get-quote'])).toMatchObject({ code: 'no-thing' });
});
