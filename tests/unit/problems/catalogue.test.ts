import { expect, test } from 'vitest';
import english from '../../../locales/checks/en.json' with { type: 'json' };
import icelandic from '../../../locales/checks/is.json' with { type: 'json' };
import { formField } from '../../../schema/form.ts';

/** Messages by their keys without variants, each with its placeholders. */
function valuesByMessage(messages: object, path = ''): Record<string, string> {
  const byKey = new Map<string, string[]>();
  for (const [name, message] of Object.entries(messages)) {
    const key = `${path}${name.replace(/_.*$/, '')}`;
    const values = typeof message === 'string' ? (message.match(/(?<=%\{)\w+/g) ?? []) : null;
    if (values) byKey.set(key, [...(byKey.get(key) ?? []), ...values]);
    else
      for (const inner of Object.entries(valuesByMessage(message, `${key}.`)))
        byKey.set(inner[0], [inner[1]]);
  }
  return Object.fromEntries([...byKey].map(([key, values]) => [key, [...new Set(values)].sort().join(' ')]));
}

test('each message is there in both languages, with the same values', () => {
  expect(valuesByMessage(icelandic)).toEqual(valuesByMessage(english));
});

test('each type of form field has its words in the impact', () => {
  const types = formField.options.map(({ shape }) => `fieldType_${shape.type.value}`);
  expect(Object.keys(english.impact)).toEqual(expect.arrayContaining(types));
});
