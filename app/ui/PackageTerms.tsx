import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { PackageSetView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { size, space } from '../theme/scale.ts';
import { SiteLink } from './SiteLink.tsx';

const Lines = styled.div({
  display: 'grid',
  gap: space[2],
  maxWidth: '46rem',
  color: colour('ink-soft'),
  fontSize: size.small,
});

/** What holds for all packages of a set: what the price does not include, and the term of monthly ones. */
export function PackageTerms({ set }: { readonly set: PackageSetView }) {
  const note = useTexts(set.texts).optional('note');
  const texts = useTexts('common:packages');
  if (note === null && !set.isMonthly) return null;
  return (
    <Lines>
      {note !== null && <p>{note}</p>}
      {set.isMonthly && (
        <p>
          {texts('term')} {set.terms && <SiteLink to={set.terms}>{texts('terms')}</SiteLink>}
        </p>
      )}
    </Lines>
  );
}
