import styled from '@emotion/styled';
import { useContext } from 'react';
import { TextsContext } from '../i18n/TextsProvider.tsx';
import { useTextLanguage, useTexts } from '../i18n/use-texts.ts';
import type { FeatureView, PackageSetView, PackageView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { size, space } from '../theme/scale.ts';
import { CheckList, type CheckListLine } from './CheckList.tsx';
import { SiteLink } from './SiteLink.tsx';

const Contents = styled.div({ display: 'grid', gap: space[3], '& > p': { fontWeight: 600 } });

const Soft = styled.p({ color: colour('ink-soft'), fontSize: size.small });

interface PackageProps {
  readonly pkg: PackageView;
}

/** Contents of a package, line by line, with this package's figures; of a larger one only the additions. */
export function PackageContents({ pkg }: PackageProps) {
  const line = useFeatureLine();
  const texts = useTexts('common:packages');
  const baseTexts = useTexts(pkg.extends ?? '');
  return (
    <Contents>
      {pkg.extends && <p>{texts('everything', { name: baseTexts('name') })}</p>}
      <CheckList lines={pkg.features.map(line)} />
    </Contents>
  );
}

/** Time until a package is ready, if it is known. */
export function DeliveryTime({ pkg }: PackageProps) {
  const line = useFeatureLine();
  if (!pkg.delivery) return null;
  const { text, lang } = line(pkg.delivery);
  return <Soft lang={lang}>{text}</Soft>;
}

function useFeatureLine() {
  const getLanguage = useTextLanguage();
  const { complete } = useContext(TextsContext);
  return ({ text, value, count, unlimited }: FeatureView): CheckListLine => ({
    text: unlimited
      ? complete(text, { context: 'unlimited' })
      : complete(text, {
          ...(value === undefined ? {} : { value }),
          ...(count === undefined ? {} : { count }),
        }),
    lang: getLanguage(unlimited ? `${text}_unlimited` : text),
  });
}

const Lines = styled.div({
  display: 'grid',
  gap: space[2],
  maxWidth: '46rem',
  color: colour('ink-soft'),
  fontSize: size.small,
});

/** Terms of all packages of a set: exclusions from the price, and the term of monthly ones. */
export function PackageTerms({ set }: { readonly set: PackageSetView }) {
  const setTexts = useTexts(set.texts);
  const note = setTexts.optional('note');
  const texts = useTexts('common:packages');
  if (note === null && !set.isMonthly) return null;
  return (
    <Lines>
      {note !== null && <p lang={setTexts.lang('note')}>{note}</p>}
      {set.isMonthly && (
        <p>
          {texts('term')} {set.terms && <SiteLink to={set.terms}>{texts('terms')}</SiteLink>}
        </p>
      )}
    </Lines>
  );
}
