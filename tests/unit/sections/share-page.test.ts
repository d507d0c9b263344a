import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sharePage } from '../../../app/ui/ShareButton.tsx';

const page = { title: 'Nýr vefur', url: 'https://hraunvefur.is/frettir/nyr-vefur' };
const logged = vi.fn();
beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

describe('sharing a page', () => {
  test('is left to the device where it can', async () => {
    const share = vi.fn(async () => {});
    const clipboard = { writeText: vi.fn(async () => {}) };
    expect(await sharePage(page, { share, clipboard })).toBe(false);
    expect(share).toHaveBeenCalledWith(page);
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  test('copies the address where it cannot', async () => {
    const writeText = vi.fn(async () => {});
    expect(await sharePage(page, { clipboard: { writeText } })).toBe(true);
    expect(writeText).toHaveBeenCalledWith(page.url);
    expect(logged).not.toHaveBeenCalled();
  });

  test('may be thought better of', async () => {
    const share = () => Promise.reject(new DOMException('Share canceled', 'AbortError'));
    expect(await sharePage(page, { share })).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['the device refuses', { share: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
    ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('No')) } }],
    ['the page may copy nothing', {}],
  ])('is only logged when %s', async (_, sharer) => {
    expect(await sharePage(page, sharer)).toBe(false);
    expect(logged).toHaveBeenCalledOnce();
  });
});
