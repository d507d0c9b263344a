import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BreadcrumbStep } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size, space } from '../../theme/scale.ts';
import { quietLink } from '../button-styles.ts';
import { Container } from '../Container.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { PageName } from './MenuEntries.tsx';

const List = styled.ol({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  // Aligns the first step with the page in spite of the padding of its touch target.
  margin: `${space[4]} -${space[1]} 0`,
  // The slash before a step is cut off at the start of a line, so that no line begins or ends with one.
  clipPath: 'inset(-4px)',
  color: colour('ink-soft'),
  fontSize: size.small,
  // The title of an item may be one long word.
  overflowWrap: 'anywhere',
  '& li': { position: 'relative', display: 'flex', alignItems: 'center' },
  '& li::before': { content: '"/"', position: 'absolute', insetInlineStart: '-0.7rem', opacity: 0.5 },
  '& a, & span': { display: 'flex', alignItems: 'center', minHeight: '2.75rem', paddingInline: space[1] },
  '& a': { ...quietLink, outlineOffset: 0 },
});

/** The path from the home page to this one; nothing on the home page. */
export function Breadcrumb({ steps }: { readonly steps: readonly BreadcrumbStep[] }) {
  const texts = useTexts('common:');
  if (steps.length === 0) return null;
  return (
    <Container as="nav" aria-label={texts('menu.breadcrumb')} data-screen-only>
      <List>
        {steps.map(({ page, to, item }) => (
          <li key={page}>
            {to ? (
              <SiteLink to={to}>
                <PageName page={page} />
              </SiteLink>
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
