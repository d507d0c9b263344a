/** Hosts and redirects, as the build writes them to `site-hosts.json`; site.yaml is where they are validated. */
export interface SiteHosts {
  /** Exactly one of them is the default. */
  readonly languages: readonly SiteLanguage[];
  readonly redirects: readonly Redirect[];
  readonly fallbackRoutes: readonly FallbackRoute[];
}

export interface SiteLanguage {
  /** Also the name of the site's folder. */
  readonly code: string;
  /** Of production: lower case, without www. */
  readonly domain: string;
  /** Whether localhost and unknown hosts get this language. */
  readonly isDefault: boolean;
}

export interface Redirect {
  readonly from: string;
  /** A path, or an address of another site. */
  readonly to: string;
  readonly status: number;
}

export interface FallbackRoute {
  /** The folder of a list, with a slash at its end: `/frettir/`. */
  readonly prefix: string;
  /** Where a path of one segment below it redirects to when it has no page. */
  readonly to: string;
}
