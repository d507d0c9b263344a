import { expect, test } from 'vitest';
import { startAddress, startLate, withoutStart, withStart } from '../../../app/hydration/late-start.ts';

const page =
  '<!DOCTYPE html><html lang="is"><head><link rel="modulepreload" href="/assets/a.js"/><script>own()</script></head>' +
  '<body><main><script type="application/ld+json">{}</script></main><script>one();</script>' +
  '<script type="module" async="">import "/assets/a.js";</script><!--$--><script>two();</script><!--/$-->' +
  '<script type="speculationrules">{}</script></body></html>';

test('the scripts of the router are moved into a module, in their order; their elements stay', () => {
  const { html, module } = startLate(page);
  expect(module).toBe('one();\nimport "/assets/a.js";\ntwo();');
  expect(html).toBe(
    '<!DOCTYPE html><html lang="is"><head><script>own()</script></head>' +
      '<body><main><script type="application/ld+json">{}</script></main><script></script>' +
      '<script type="module" async=""></script><!--$--><script></script><!--/$-->' +
      '<script type="speculationrules">{}</script></body></html>',
  );
});

test('a page has the address of its module, which can be removed', () => {
  expect(startAddress('one();')).toMatch(/^\/hydrate\/[\w-]{10}\.js$/);
  const pageWithStart = withStart(page, '/hydrate/a.js');
  expect(pageWithStart).toContain('<html data-start="/hydrate/a.js" lang="is">');
  expect(withoutStart(pageWithStart)).toBe(page);
});
