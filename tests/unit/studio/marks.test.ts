import { expect, test } from 'vitest';
import { startStudio } from './running-studio.ts';

const { api } = await startStudio();
const clean = (svg: string) => api('/marks', { method: 'POST', body: { svg } });
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 12">${inner}</svg>`;
const repeat = (count: number, write: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => write(number)).join('');

/** Style rules that match no element; each is looked up in all elements. */
const styles = drawing(`<style>${repeat(3_500, () => '.c .d{}')}</style>${repeat(9_500, () => '<g/>')}`);

test('a drawing of shapes becomes a word mark', async () => {
  const { status, json } = await clean(drawing('<title>Bjarg</title><path d="M0 0h64v12z"/>'));
  expect([status, json.svg]).toEqual([200, expect.stringContaining('<path')]);
});

test.each([
  ['larger than 64 KB', drawing(`<path d="${'M0 0h64v12z'.repeat(6_000)}"/>`)],
  ['larger than 64 KB in letters of two bytes', drawing(`<title>${'ð'.repeat(32_800)}</title>`)],
  ['nested too deeply', drawing(repeat(9_000, () => '<g>'))],
])('a drawing that is %s is refused with what to do', async (_, svg) => {
  const { status, json } = await clean(svg);
  expect([status, json.code]).toEqual([422, svg.includes('<g>') ? 'mark-unusable' : 'mark-complex']);
});

test('a drawing that takes too long is refused, and others are answered in the meantime', async () => {
  const order: string[] = [];
  expect(styles.length).toBeLessThan(64 * 1024);
  const slow = clean(styles).then((answer) => {
    order.push('drawing');
    return answer;
  });
  for (let count = 0; count < 5; count++) await api('/session');
  order.push('session');
  const { status, json } = await slow;
  expect([status, json.code, order]).toEqual([422, 'mark-complex', ['session', 'drawing']]);
  expect((await clean(drawing('<path d="M0 0h64v12z"/>'))).status).toBe(200);
});
