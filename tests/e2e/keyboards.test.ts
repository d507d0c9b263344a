import { expect } from '@playwright/test';
import { pathOf } from './site-model.ts';
import { test } from './site-test.ts';

/** What the fields that are written in should say to a phone's keyboard and to what fills them in, by their name. */
const expected: Readonly<
  Record<string, Partial<Record<'type' | 'inputmode' | 'autocomplete' | 'enterkeyhint', string>>>
> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', inputmode: 'email', autocomplete: 'email' },
  phone: { type: 'tel', inputmode: 'tel', autocomplete: 'tel' },
  company: { type: 'text', autocomplete: 'organization' },
  website: { type: 'url', inputmode: 'url', autocomplete: 'url' },
  search: { type: 'search', autocomplete: 'off', enterkeyhint: 'search' },
};

test('each field brings its keyboard and can be filled in by the browser', async ({ visit, page }) => {
  const seen = new Set<string>();
  for (const to of [
    'contact',
    'quote',
    'service-desk',
    'hosting-order',
    'wordpress-express-order',
    'projects',
  ]) {
    await visit(to);
    const fields = await page.locator('main input:visible').evaluateAll((inputs) =>
      inputs.map((input) => ({
        name: input.getAttribute('type') === 'search' ? 'search' : (input.getAttribute('name') ?? ''),
        type: input.getAttribute('type') ?? 'text',
        inputmode: input.getAttribute('inputmode') ?? '',
        autocomplete: input.getAttribute('autocomplete') ?? '',
        enterkeyhint: input.getAttribute('enterkeyhint') ?? '',
      })),
    );
    for (const { name, ...field } of fields) {
      const wanted = expected[name];
      if (!wanted) continue;
      seen.add(name);
      expect(field, `${name} on ${pathOf(to)}`).toMatchObject(wanted);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(expected).sort());
});
