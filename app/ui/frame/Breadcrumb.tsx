import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BreadcrumbStep } from '../../site/page-view.ts';
import { colour } from '../../theme/roles.ts';
import { size, space } from '../../theme/scale.ts';
import { Container } from '../Container.tsx';
import { PageName } from './PageName.tsx';

const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  paddingTop: space[4],
  color: colour('ink-soft'),
  fontSize: size.small,
  // The title of an item may be one long word.
  overflowWrap: 'anywhere',
  '& li': { display: 'inline-flex', alignItems: 'center' },
  '& li + li::before': { content: '"/"', paddingInline: space[2], opacity: 0.5 },
  '& a, & span': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  '& a': { textDecorationColor: 'transparent', textUnderlineOffset: '.25em' },
  '& a:hover': { textDecorationColor: 'currentColor' },
});

/** The way from the home page to this one; nothing on the home page. */
export function Breadcrumb({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const texts = useTexts('common:');
  if (steps.length === 0) return null;
  return (
    <Container as="nav" aria-label={texts('menu.breadcrumb')} data-screen-only>
      <List>
        {steps.map(({ page, to, item }) => (
          <li key={page}>
            {to ? (
              <Link to={to}>
                <PageName page={page} />
              </Link>
            ) : (
              <span aria-current="page" lang={item?.language ?? undefined}>
                {item ? item.title : <PageName page={page} />}
              </span>
            )}
          </li>
        ))}
      </List>
    </Container>
  );
}
