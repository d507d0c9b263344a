import { beginBundles } from '../../../scripts/build/bundles.ts';
import { readRoutes } from './read-routes.ts';

/**
 * Makes the bundles of a site, if the code or the route table has changed.
 * @param siteFolder where site.yaml lies
 * @param buildFolder where the bundles go
 * @returns whether they were made
 * @throws when site.yaml has a problem, or React Router's build fails; it has said why
 */
export async function makeBundles(siteFolder: string, buildFolder: string): Promise<boolean> {
  const { browser, isMade } = beginBundles(buildFolder).finish(readRoutes(siteFolder));
  await browser;
  return isMade;
}
