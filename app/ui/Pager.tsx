import styled from '@emotion/styled';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../i18n/use-texts.ts';
import { type ListQuery, writeListQuery } from '../site/list-query.ts';
import { colour } from '../theme/colour-roles.ts';
import { space } from '../theme/scale.ts';
import { buttonBase, buttonLooks } from './button-styles.ts';
import { Icon } from './Icon.tsx';
import { PartLink } from './SiteLink.tsx';

const Bar = styled.nav({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${space[3]} ${space[5]}`,
  marginTop: space[7],
  color: colour('ink-soft'),
});

const StepLink = styled(PartLink)(buttonBase, buttonLooks.secondary, { color: colour('ink') });

interface PagerProps {
  /** The query that the list shows; its page is from 1 to `pages`. */
  readonly query: ListQuery;
  readonly pages: number;
  /** The list; it takes the focus and comes into view when another part of it is shown. */
  readonly list: RefObject<HTMLElement | null>;
}

/** Links to the parts of a long list before and after this one; nothing if there is only one. */
export function Pager({ query, pages, list }: PagerProps) {
  const texts = useTexts('common:pager');
  const { pathname } = useLocation();
  const { page } = query;
  const shouldFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the reason, though it is not read.
  useEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ behavior: 'instant' });
  }, [page, list]);

  if (pages <= 1) return null;
  const getLinkProps = (to: number) => ({
    to: pathname + writeListQuery({ ...query, page: to }),
    onClick: () => {
      shouldFocus.current = true;
    },
  });
  return (
    <Bar aria-label={texts('label')} data-screen-only>
      {page > 1 && (
        <StepLink rel="prev" {...getLinkProps(page - 1)}>
          <Icon name="arrow-left" />
          {texts('previous')}
        </StepLink>
      )}
      <p>{texts('place', { page, pages })}</p>
      {page < pages && (
        <StepLink rel="next" {...getLinkProps(page + 1)}>
          {texts('next')}
          <Icon name="arrow-right" />
        </StepLink>
      )}
    </Bar>
  );
}
