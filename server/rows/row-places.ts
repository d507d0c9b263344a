import { ANY_NAME } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { type BoundedCache, createBoundedCache } from '../../app/site/bounded-cache.ts';
import { feedPath } from '../../app/site/item-address.ts';
import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { isSlug } from '../../app/site/row-shapes.ts';
import type { Page } from '../../schema/page.ts';
import type { Site, Sites } from '../http/load-sites.ts';
import type { SiteFile } from '../http/site-file.ts';
import { type CountedParts, countedParts } from './counted-query.ts';

/** What can be shown at an address: a page, the data for navigating to it, the feed or the sitemap. */
export type PlaceKind = 'page' | 'data' | 'feed' | 'sitemap';

/** An address whose content depends on rows. */
export interface RowPlace {
  readonly kind: PlaceKind;
  readonly language: ResolvedLanguage;
  /** Stands for the place in caches. */
  readonly name: string;
  /** The page's address; that of the file for the feed and the sitemap. */
  readonly path: string;
  /** The page's route in the bundle; empty for the feed and the sitemap. */
  readonly route: string;
  /** As the build would write it. */
  readonly fileName: string;
  /** What the build has written; null where it has not. */
  readonly built: SiteFile | null;
  readonly counts: CountedParts;
}

/** The addresses of a language, by path. */
interface LanguagePlaces {
  readonly site: Site;
  readonly language: ResolvedLanguage;
  readonly fixed: ReadonlyMap<string, RowPlace>;
  /** Of items, those that were asked for. */
  readonly items: BoundedCache<RowPlace | null>;
}

/** Finds the place at an address; null where what it shows does not depend on rows. */
export type FindPlace = (language: string, path: string) => RowPlace | null;

/** How many addresses of items are kept as they were taken apart. */
const KEPT_ITEMS = 1_000;

const DATA = '.data';
const HOME_DATA = '/_.data';

/**
 * Lists the addresses that show rows. An address with a configured redirect is none.
 * @param sites what the build has written
 */
export function rowPlaces({ site }: Pick<Project, 'site'>, sites: Sites): FindPlace {
  const rowPages = site.pages.filter((page) => readsRows(page));
  const patterns = rowPages.filter(({ path }) => isPattern(path));
  const beginnings = patterns.map(({ path }) => path.slice(0, path.indexOf('{')));
  const byLanguage = new Map<string, LanguagePlaces>();
  for (const language of site.languages) {
    const written = sites.byLanguage.get(language.code);
    if (!written) continue;
    const feed = feedPath(site);
    const places = [
      ...rowPages.filter(({ path }) => !isPattern(path)).flatMap((page) => pagePlaces(page, page.path)),
      filePlace('sitemap', '/sitemap.xml'),
      ...(feed === null ? [] : [filePlace('feed', feed)]),
    ].map((place): [string, RowPlace] => [addressOf(place), completed(place, language, written)]);
    const open = places.filter(([address]) => !sites.redirects.has(address));
    const items = createBoundedCache<RowPlace | null>(KEPT_ITEMS);
    byLanguage.set(language.code, { site: written, language, fixed: new Map(open), items });
  }

  return (code, path) => {
    const places = byLanguage.get(code);
    if (!places) return null;
    const fixed = places.fixed.get(path);
    if (fixed) return fixed;
    if (!beginnings.some((beginning) => path.startsWith(beginning)) || sites.redirects.has(path)) return null;
    return places.items.getOrMake(path, () => itemPlace(path, places));
  };

  function itemPlace(path: string, { site: written, language }: LanguagePlaces): RowPlace | null {
    const isData = path.endsWith(DATA);
    const match = matchPage(site, isData ? path.slice(0, -DATA.length) : path);
    if (!match || !patterns.includes(match.page)) return null;
    const { page, parameters } = match;
    const isPossible = Object.values(parameters).every(isSlug);
    // A file that only looks like an item, such as the waiting page of items.
    if (!isPossible && written.files.has(path)) return null;
    // All names that no row can have are one place.
    const itemPath = page.path.replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const given = parameters[name] ?? '';
      return isSlug(given) ? given : ANY_NAME;
    });
    const place = pagePlaces(page, itemPath).find(({ kind }) => kind === (isData ? 'data' : 'page'));
    return place ? completed(place, language, written) : null;
  }
}

type Place = Omit<RowPlace, 'language' | 'name' | 'built'>;

function pagePlaces(page: Page, path: string): Place[] {
  const shared = { path, route: `page/${page.id}`, counts: countedParts(page) };
  return [
    { ...shared, kind: 'page', fileName: path === '/' ? 'index.html' : `${path.slice(1)}/index.html` },
    { ...shared, kind: 'data', fileName: (path === '/' ? HOME_DATA : path + DATA).slice(1) },
  ];
}

function filePlace(kind: 'feed' | 'sitemap', path: string): Place {
  return { kind, path, route: '', counts: [], fileName: path.slice(1) };
}

/** Where a visitor finds it. */
function addressOf({ kind, path, fileName }: Place): string {
  return kind === 'page' ? path : `/${fileName}`;
}

function completed(place: Place, language: ResolvedLanguage, { files }: Site): RowPlace {
  const address = addressOf(place);
  return { ...place, language, name: `${language.code}${address}`, built: files.get(address) ?? null };
}
