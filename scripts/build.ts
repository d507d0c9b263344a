import './compile-cache.js';

/**
 * npm run build: the sites in build/sites/, and what the server needs.
 * --if-changed does nothing when nothing has changed since the last build; the rows of the database do not count.
 * --date 2026-12-24 shows what is offered on another day than today.
 * --days writes into page-days.json since which day each page has had its words, for the sitemap.
 * --light compresses less and draws no pictures for social networks: for sites that are only tried out.
 * --uncompressed leaves the compressed files out: for hosts that compress by themselves.
 * --site FOLDER takes another folder with site.yaml, locales and content; --out FOLDER writes elsewhere.
 * News and projects come from the database that the server has as well; while it is away, from the build before.
 * BUILD_ITEMS says of how many of each the pages are made (200); the server makes those of the others.
 * Exit code 0: built; 1: the site has problems; 2: cannot run.
 */
process.env.NODE_ENV ??= 'production';
const { runBuild } = await import('./build/run-build.ts');
await runBuild(process.argv.slice(2));
