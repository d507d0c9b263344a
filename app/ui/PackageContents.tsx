import { useContext } from 'react';
import { TextsContext } from '../i18n/TextsProvider.tsx';
import type { FeatureView } from '../site/section-view.ts';
import { CheckList } from './CheckList.tsx';

interface PackageContentsProps {
  readonly features: readonly FeatureView[];
  /** The features of the next smaller package, where there is one; additional ones are in bold. */
  readonly smaller?: readonly FeatureView[] | undefined;
}

/** What is in a package, line by line, with this package's figures. */
export function PackageContents({ features, smaller }: PackageContentsProps) {
  const { complete } = useContext(TextsContext);
  const line = ({ text, value, count, unlimited }: FeatureView) =>
    unlimited
      ? complete(text, { context: 'unlimited' })
      : complete(text, {
          ...(value === undefined ? {} : { value }),
          ...(count === undefined ? {} : { count }),
        });
  const lines = features.map(line);
  if (!smaller) return <CheckList lines={lines} />;
  const known = new Set(smaller.map(line));
  return <CheckList lines={lines} strong={new Set(lines.filter((text) => !known.has(text)))} />;
}
