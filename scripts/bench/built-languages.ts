import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteLanguage, siteHostsSchema } from '../../app/http/site-hosts.ts';

/**
 * The languages of a build, each with the domain that it is published at. Pages are measured as they are sent there: on
 * localhost their links are changed.
 * @param out a build
 */
export function builtLanguages(out: string): readonly SiteLanguage[] {
  return siteHostsSchema.parse(JSON.parse(readFileSync(join(out, 'sites/site-hosts.json'), 'utf8')))
    .languages;
}
