import { beforeEach, expect, test, vi } from 'vitest';
import { sharePage } from '../../../app/ui/ShareButton.tsx';

const page = { title: 'Nýr vefur', url: 'https://hraunvefur.is/frettir/nyr-vefur' };
const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

test('a page is shared by the device, or else its address is copied', async () => {
  const [share, writeText] = [vi.fn(async () => {}), vi.fn(async () => {})];
  expect(await sharePage(page, { share, clipboard: { writeText } })).toBe(false);
  expect(share).toHaveBeenCalledWith(page);
  expect(writeText).not.toHaveBeenCalled();
  expect(await sharePage(page, { clipboard: { writeText } })).toBe(true);
  expect(writeText).toHaveBeenCalledWith(page.url);
});

test('a failure is logged, a visitor who cancels is none', async () => {
  const cancel = () => Promise.reject(new DOMException('Share canceled', 'AbortError'));
  expect(await sharePage(page, { share: cancel })).toBe(false);
  expect(logged).not.toHaveBeenCalled();
  const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  expect(await sharePage(page, { share: refuse })).toBe(false);
  expect(await sharePage(page, {})).toBe(false);
  expect(logged).toHaveBeenCalledTimes(2);
});
