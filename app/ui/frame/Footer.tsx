import styled from '@emotion/styled';
import { useLocation } from 'react-router';
import { ownHtml } from '../../hydration/own-html.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FrameView, PageLink } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { from, size, space, tracks } from '../../theme/scale.ts';
import { quietLink } from '../button-styles.ts';
import { Container } from '../Container.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { Logo } from './Logo.tsx';
import { ContactLinks, PageName } from './MenuEntries.tsx';

const Foot = styled.footer({
  // No seam of the page's ground shows above it.
  marginTop: -1,
  paddingBlock: `${space[7]} ${space[5]}`,
  fontSize: '1rem',
  [from.laptop]: { paddingTop: space[6], fontSize: '.9375rem', '& nav a': { minHeight: '2.25rem' } },
});

const Columns = styled.div({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  // The first and the last take the whole width, those between share it.
  '& > div:first-of-type, & > :last-child': { gridColumn: '1 / -1' },
  [from.tablet]: tracks(2),
  [from.laptop]: {
    gap: space[6],
    gridTemplateColumns: '4fr 3fr 2fr 3fr',
    '& > *': { gridColumn: 'auto!important' },
  },
});

const Company = styled.div({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  maxWidth: '26rem',
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}`, margin: 0 },
});

const Soft = styled.p({ color: colour('ink-soft') });

const Heading = styled.h2({
  fontSize: size.small,
  fontWeight: 600,
  letterSpacing: 0,
  color: colour('ink-soft'),
});

const List = styled.ul({
  marginTop: space[2],
  '&[data-long]': { columns: 2, columnGap: space[4] },
  '& li': { breakInside: 'avoid' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    ...quietLink,
  },
});

const Office = styled.li({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: colour('ink-soft'),
});

const Last = styled.div({
  marginTop: space[5],
  paddingTop: space[4],
  borderTop: `1px solid ${colour('line')}`,
  // Next to the link to the top.
  paddingInlineEnd: space[8],
  color: colour('ink-soft'),
  fontSize: size.small,
  // A page that React shows after the first one has no weight.
  '& :has(> data:empty)': { display: 'none' },
  [from.laptop]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[5]}`,
    paddingInlineEnd: 0,
  },
});

/** Filled in when the page is rendered for visitors (`render/page-weight.ts`); React keeps it. */
const EMPTY_WEIGHT = { __html: ownHtml('') };

export function Footer({ frame }: { readonly frame: FrameView }) {
  const { pathname } = useLocation();
  const texts = useTexts('common:');
  const site = useTexts('site:');
  const { company } = frame;
  return (
    <Foot data-ground="basalt">
      <Container>
        <Columns>
          <Company>
            <Logo name={company.name} />
            <Soft>{site('description')}</Soft>
            <nav aria-label={texts('footer.social')}>
              <List>
                {company.social.map(({ network, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener">
                      {network}
                    </a>
                  </li>
                ))}
              </List>
            </nav>
          </Company>
          <div>
            <Heading>{texts('footer.contact')}</Heading>
            <List>
              <ContactLinks company={company} />
              {company.offices.map(({ id }) => (
                <Office key={id}>
                  {`${texts(`offices.${id}.city`)}, ${texts(`offices.${id}.country`)}`}
                </Office>
              ))}
            </List>
          </div>
          <Links heading={texts('footer.legal')} links={frame.legal} />
          <Links heading={texts('footer.quick')} links={frame.quick} />
        </Columns>
        <Last>
          <p>{`© ${company.copyrightYear} ${company.name}. ${texts('footer.operator')}`}</p>
          <p key={pathname}>
            {`${texts('footer.weight')} `}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: fixed and empty */}
            <data suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_WEIGHT} />
          </p>
        </Last>
      </Container>
    </Foot>
  );
}

function Links({ heading, links }: { readonly heading: string; readonly links: readonly PageLink[] }) {
  return (
    <nav aria-label={heading}>
      <Heading>{heading}</Heading>
      <List data-long={links.length > 5 ? '' : undefined}>
        {links.map(({ page, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <PageName page={page} />
            </SiteLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
