/** Reason why nothing was published, as a key under `failures` in locales/studio. */
export type FailureCode =
  | 'publish'
  | 'review'
  | 'checkout-missing'
  | 'checkout-detached'
  | 'checkout-busy'
  | 'checkout-read-only'
  | 'disk-full';

/** Messages of git and the operating system; the first match counts. */
const CAUSES: readonly (readonly [FailureCode, RegExp])[] = [
  ['checkout-missing', /not a git repository|spawn git ENOENT|unknown revision|have any commits yet/],
  ['disk-full', /No space left|Out of diskspace|ENOSPC|EDQUOT|quota exceeded/i],
  [
    'checkout-read-only',
    /dubious ownership|Permission denied|insufficient permission|Read-only file system|EACCES|EPERM|EROFS/i,
  ],
  ['checkout-busy', /\.lock': File exists|is building into/],
];

export function failureCode(error: unknown): FailureCode {
  const words = getFailureReason(error);
  return CAUSES.find(([, pattern]) => pattern.test(words))?.[0] ?? 'publish';
}

export function getFailureReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
