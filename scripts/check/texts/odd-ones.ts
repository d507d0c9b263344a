/** Several versions of one thing that are alike or not. */
export interface OddOnes {
  /** The place of a version that is as most are. */
  readonly reference: number;
  /** The places of those that are not. */
  readonly odd: readonly number[];
}

/**
 * Finds the versions that differ from the others: most are right, then those that nobody touched, then the first.
 * @param versions each in a form that is equal for versions that are alike
 * @param isUntouched whether a version is as it was before the edit
 */
export function oddOnes(versions: readonly string[], isUntouched: (place: number) => boolean): OddOnes {
  const [first] = versions;
  if (versions.every((version) => version === first)) return { reference: 0, odd: [] };
  const weights = new Map<string, number>();
  for (const [place, version] of versions.entries())
    weights.set(
      version,
      (weights.get(version) ?? 0) + 1 + (isUntouched(place) ? 1 / (versions.length + 1) : 0),
    );
  const [usual] = [...weights].reduce((best, next) => (next[1] > best[1] ? next : best));
  const places = [...versions.keys()];
  return {
    reference: versions.indexOf(usual),
    odd: places.filter((place) => versions[place] !== usual),
  };
}
