/** What a build says that was asked for only if something had changed. */
export const NOTHING_CHANGED = 'Nothing has changed since the last build.\n';

/** The mark (of User Timing) that a build sets when the sites are written; what it compresses tightly comes after it. */
export const SITES_WRITTEN = 'sites written';

/** What a build has done. */
interface BuildSummary {
  readonly languages: number;
  readonly sites: string;
  readonly files: number;
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly bundled: boolean;
  /** When it began, by `performance.now()`. */
  readonly started: number;
}

/** The line in which a build says what it has done. */
export function buildSummary({
  languages,
  sites,
  files,
  written,
  removed,
  bundled,
  started,
}: BuildSummary): string {
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return (
    `${languages} sites in ${sites}: ${files} files, ${written.length} written (${pages} pages), ` +
    `${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s\n`
  );
}
