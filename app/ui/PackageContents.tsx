import { useTranslation } from 'react-i18next';
import type { FeatureView } from '../site/section-view.ts';
import { CheckList } from './CheckList.tsx';

/** What is in a package, line by line, with this package's figures. */
export function PackageContents({ features }: { readonly features: readonly FeatureView[] }) {
  const { t } = useTranslation();
  const line = ({ text, value, count, unlimited }: FeatureView) =>
    unlimited
      ? t(text, { context: 'unlimited' })
      : t(text, { ...(value === undefined ? {} : { value }), ...(count === undefined ? {} : { count }) });
  return <CheckList lines={features.map(line)} />;
}
