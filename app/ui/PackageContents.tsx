import { useContext } from 'react';
import { TextsContext } from '../i18n/TextsProvider.tsx';
import type { FeatureView } from '../site/section-view.ts';
import { CheckList } from './CheckList.tsx';

/** What is in a package, line by line, with this package's figures. */
export function PackageContents({ features }: { readonly features: readonly FeatureView[] }) {
  const { complete } = useContext(TextsContext);
  const line = ({ text, value, count, unlimited }: FeatureView) =>
    unlimited
      ? complete(text, { context: 'unlimited' })
      : complete(text, {
          ...(value === undefined ? {} : { value }),
          ...(count === undefined ? {} : { count }),
        });
  return <CheckList lines={features.map(line)} />;
}
