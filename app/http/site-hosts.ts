import { z } from 'zod';

const languageSchema = z.object({
  code: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .describe("Language code; also the name of the site's folder"),
  domain: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .describe('Production domain, lower case, without www'),
  isDefault: z.boolean().describe('Whether localhost and unknown hosts get this language'),
});

const pathSchema = z
  .string()
  .regex(/^\/(?![/\\])/)
  .describe('A path within the site, starting with one slash');

const redirectSchema = z.object({
  from: pathSchema,
  to: z.union([pathSchema, z.url({ protocol: /^https?$/ })]),
  status: z.literal([301, 302, 307, 308]),
});

const fallbackRouteSchema = z.object({
  prefix: pathSchema.endsWith('/').describe('List folder, such as /frettir/'),
  to: pathSchema.describe('Where a one-segment path below the prefix redirects to when it has no page'),
});

/** Hosts and redirects, as the build writes them to `site-hosts.json`. */
export const siteHostsSchema = z.object({
  languages: z
    .array(languageSchema)
    .refine((languages) => languages.filter((language) => language.isDefault).length === 1, {
      message: 'exactly one language must have isDefault: true',
    }),
  redirects: z.array(redirectSchema).default([]),
  fallbackRoutes: z.array(fallbackRouteSchema).default([]),
});

export type SiteHosts = z.output<typeof siteHostsSchema>;
export type SiteLanguage = SiteHosts['languages'][number];
export type Redirect = SiteHosts['redirects'][number];
export type FallbackRoute = SiteHosts['fallbackRoutes'][number];
