import type { FileSecurity } from '../app/http/file-security.ts';
import type { FallbackRoute, SiteLanguage } from '../app/http/site-hosts.ts';
import type { SiteFile } from './site-file.ts';

/** One language's site in memory. */
export interface Site {
  readonly language: string;
  /** Every addressable file by its decoded path: `/`, `/thjonusta`, `/assets/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
}

export interface RedirectTarget {
  readonly status: number;
  /** Ready for a Location header. */
  readonly location: string;
}

/** Everything the server serves. */
export interface Sites {
  readonly languages: readonly SiteLanguage[];
  readonly byLanguage: ReadonlyMap<string, Site>;
  /** By path without a slash at its end. */
  readonly redirects: ReadonlyMap<string, RedirectTarget>;
  readonly fallbackRoutes: readonly FallbackRoute[];
  /** Headers for what is made later. */
  readonly securityOf: FileSecurity;
}
