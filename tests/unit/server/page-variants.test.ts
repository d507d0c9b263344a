import { expect, test } from 'vitest';
import { createPageVariants } from '../../../server/http/page-variants.ts';
import { createSiteFile } from '../../../server/http/site-file.ts';

const SHOWN = { localPort: '', isForeign: false };

function createPage(name: string, bytes: number) {
  return createSiteFile(`${name}/index.html`, { identity: Buffer.alloc(bytes, name) }, []);
}

test('variants of pages are kept within a limit of bytes, however many there are', async () => {
  const variants = createPageVariants([{ code: 'is', domain: 'hraunvefur.is', isDefault: true }]);
  const small = Array.from({ length: 500 }, (_, at) => createPage(`s${at}`, 1_000));
  const first = await Promise.all(small.map((page) => variants('is', page, SHOWN)));
  const again = await Promise.all(small.map((page) => variants('is', page, SHOWN)));
  expect(again.every((page, at) => page === first[at])).toBe(true);

  const large = Array.from({ length: 20 }, (_, at) => createPage(`l${at}`, 1_000_000));
  for (const page of large) await variants('is', page, SHOWN);
  const lastPages = await Promise.all(small.map((page) => variants('is', page, SHOWN)));
  expect(lastPages.some((page) => first.includes(page))).toBe(false);
});
