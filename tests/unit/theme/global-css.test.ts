import { expect, test } from 'vitest';
import { globalCss, partRules } from '../../../app/theme/global-css.ts';
import { grounds } from '../../../app/theme/roles.ts';
import { shortColour } from '../../../app/theme/short-colour.ts';

test('a page has the rules of what is on it, and React brings all others', () => {
  const bare = partRules('<p>mist, fieldset, input</p>');
  expect(bare.needed).toBe('');
  const all = partRules(
    '<html dir="rtl"><section data-ground="mist"><fieldset><select></select></fieldset></section><path fill="var(--basalt-top)"/>',
  );
  expect([...all.waiting, ...all.later]).toEqual([]);
  expect(all.needed).toBe([...bare.waiting, ...bare.later].join(''));
});

test('each part comes alone', () => {
  for (const { needed } of [
    partRules('<path fill="var(--basalt-top)"/>'),
    partRules('<li>', '.e-0{color:var(--basalt-edge)}'),
  ])
    expect(needed).toMatch(/^:root\{--basalt-sky:[^}]*\}@media/);
  expect(partRules('<section id="a" data-ground="mist">').needed).toMatch(
    /^\[data-ground=mist\]\{[^}]*\}@media/,
  );
  expect(partRules('<fieldset>').needed).toMatch(/^fieldset\{[^}]*\}$/);
  for (const field of ['<input name="a"/>', '<select>', '<textarea>'])
    expect(partRules(field).needed).toMatch(/^input,select,textarea\{[^}]*\}$/);
});

test('what all elements inherit waits until React shows something new', () => {
  const { later, waiting } = partRules('');
  expect(waiting.join('')).toMatch(/^:root/);
  expect(later.join('')).not.toContain(':root');
});

test('React brings one rule at a time', () => {
  const { later, waiting } = partRules('');
  for (const rule of [...waiting, ...later]) {
    const opened = [...rule.matchAll(/\{/g)].length;
    expect(opened).toBe(rule.startsWith('@media') ? 2 : 1);
    expect([...rule.matchAll(/\}/g)]).toHaveLength(opened);
  }
});

test('every ground has each of its colours, light and dark', () => {
  const { later, waiting } = partRules('');
  const css = [globalCss, ...waiting, ...later].join('');
  for (const { light, dark } of Object.values(grounds))
    for (const [role, value] of [...Object.entries(light), ...Object.entries(dark)])
      expect(css).toContain(`--${role}:${shortColour(value)}`);
});
