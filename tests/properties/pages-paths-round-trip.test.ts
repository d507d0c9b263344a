import fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { routeTable } from '../../app/site/route-table.ts';
import { editSite, readText } from '../unit/site/minimal-site.ts';

const segment = fc.constantFrom('lausnir', 'verd', 'nytt', 'a-b', 'x1');

/** Addresses of pages, some with a placeholder at the end. */
const pagePaths = fc.uniqueArray(
  fc
    .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([segments, many]) => `/${segments.join('/')}${many ? '/{slug}' : ''}`),
  { minLength: 1, maxLength: 8 },
);

/** Possible values of a placeholder: lowercase letters of any of the languages, digits, slug characters. */
const value = fc
  .array(fc.constantFrom(...'abcþæöñü0129-_.~'), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''))
  .filter((text) => !/^\.+$/.test(text));

interface SiteWithRoutes {
  readonly site: ResolvedSite;
  /** Routes in the router's format. */
  readonly routes: readonly { readonly id: string; readonly path: string }[];
}

/** The small site with further pages. */
const sites: fc.Arbitrary<SiteWithRoutes> = pagePaths.map((paths) => {
  const existingPaths = ['/lausnir', '/lausnir/vefhysing'];
  const pages = paths
    .filter((path) => !existingPaths.includes(path))
    .map((path, place) => {
      const section = isPattern(path) ? '{ kind: news-article, id: article }' : '{ kind: hero, id: hero }';
      return `  - { id: extra-${place}, path: "${path}", texts: site, sections: [${section}] }\n`;
    });
  const text = editSite(['\nnotFound:\n', `${pages.join('')}\nnotFound:\n`]);
  const reading = readText(text);
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  const routes = routeTable(text).map(({ id, pattern }) => ({ id, path: `/${pattern}` }));
  return { site: reading.site, routes };
});

/** Match of the router for an address, by the route table. */
function findRoute(
  routes: SiteWithRoutes['routes'],
  address: string,
): [string, Record<string, string | undefined>] | null {
  const match = matchRoutes([...routes], encodeURI(address))?.at(-1);
  return match ? [match.route.id, match.params] : null;
}

function findPage(site: ResolvedSite, address: string): [string, Readonly<Record<string, string>>] | null {
  const match = matchPage(site, address);
  return match ? [`page/${match.page.id}`, match.parameters] : null;
}

/** Addresses, about half of them of a page. */
const addresses = fc.array(
  fc
    .array(fc.oneof(segment, segment, value), { minLength: 1, maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`),
  { minLength: 20, maxLength: 40 },
);

test('site and router read an address alike, and it opens its page and item', () => {
  fc.assert(
    fc.property(sites, value, addresses, ({ site, routes }, slug, others) => {
      const pages = site.pages.map(({ path }) => path.replace('{slug}', slug));
      expect(pages.map((address) => findPage(site, address))).not.toContain(null);
      for (const address of [...pages, ...others])
        expect(findPage(site, address)).toEqual(findRoute(routes, address));
    }),
    { numRuns: 20 },
  );
});
