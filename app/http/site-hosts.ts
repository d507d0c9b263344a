/** Hosts and redirects, as the build writes them to `site-hosts.json`; they are validated in site.yaml. */
export interface SiteHosts {
  /** Exactly one of them is the default. */
  readonly languages: readonly SiteLanguage[];
  readonly redirects: readonly HostRedirect[];
  readonly fallbackRoutes: readonly FallbackRoute[];
}

export interface SiteLanguage {
  /** Also the name of the site's folder. */
  readonly code: string;
  /** Of production: lower case, without www. */
  readonly domain: string;
  /** true for the language of localhost and unknown hosts. */
  readonly isDefault: boolean;
}

export interface HostRedirect {
  readonly from: string;
  /** A path, or an address of another site. */
  readonly to: string;
  readonly status: number;
}

export interface FallbackRoute {
  /** The folder of a list, with a slash at its end: `/frettir/`. */
  readonly prefix: string;
  /** Target of a path of one segment below it that has no page. */
  readonly to: string;
}
