import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Container } from '../ui/Container.tsx';
import { CAP, columnRow, columnShare, onColumn, walls } from '../ui/columns.ts';
import { DeliveryTime, PackageContents, PackageTerms } from '../ui/PackageContents.tsx';
import { PopularMark } from '../ui/PopularMark.tsx';
import { Price } from '../ui/Price.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** Height of the front of the highest column. */
const HIGHEST = 'clamp(16rem, 45svh, 30rem)';

const Row = styled.ul(columnRow, {
  [from.laptop]: {
    // Prices, contents and buttons are on one line each across the packages.
    gridTemplateRows: 'auto 1fr auto',
    alignItems: 'stretch',
    '& > li': { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  },
});

interface RaisedRowProps {
  /** The largest share of the columns below the heading. */
  readonly share: number;
  /** How far, at most, rem: so that the highest column is not next to the heading's last word. */
  readonly most: number;
}

/** The row is raised next to its heading by what the columns below the heading lack of the highest one. */
const RaisedRow = styled(Row)<RaisedRowProps>(({ share, most }) => ({
  [from.bar]: { marginTop: `max(-${most}rem, ${(share - 1).toFixed(2)} * ${HIGHEST})` },
}));

const Package = styled.li({
  display: 'grid',
  '&[data-popular]': { [CAP]: colour('accent') },
  // On a tablet the price is next to what it is for.
  '@media (min-width: 40rem) and (width < 64rem)': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    borderBlockStart: `2px solid ${colour('ink')}`,
    '& > :first-of-type': { alignSelf: 'start' },
    '& > [data-ground]:first-of-type': { alignSelf: 'stretch' },
  },
});

const PADDING = `max(8%, 1rem)`;

/** Name and price, above the column. */
const Head = styled.div(columnShare, onColumn(HIGHEST), {
  alignSelf: 'end',
  containerType: 'inline-size',
  '& > div': { display: 'grid', justifyItems: 'start', padding: `${space[5]} ${space.gutter} ${space[3]}` },
  '& h3': { fontSize: size.body, fontWeight: weight.label, letterSpacing: 0, lineHeight: 1.3 },
  '& span + h3': { marginTop: space[1] },
  '& p': { gap: `${space[1]} ${space[2]}` },
  '& p > strong': { flexBasis: '100%', fontSize: 'clamp(2rem, 11cqi, 3rem)', whiteSpace: 'nowrap' },
  [from.laptop]: {
    '& > div': { paddingInline: PADDING },
    '& p > strong': { fontSize: 'clamp(1.6rem, 15cqi, 4.5rem)' },
  },
});

/** Without a price the column has no cap: it fades out of the top, and the words are on its front. */
const ByQuote = styled(Head)({
  '&::before': { content: 'none' },
  '& p > strong': { whiteSpace: 'normal' },
  '&::after': { width: '100%', mask: 'linear-gradient(90deg, #000, transparent)' },
  [from.laptop]: {
    alignSelf: 'stretch',
    display: 'grid',
    alignContent: 'end',
    isolation: 'isolate',
    '&[data-ground]': { background: 'none' },
    '& p > strong': { fontSize: 'clamp(1.5rem, 12cqi, 3.5rem)' },
    // On the front of the column.
    '& > div': { paddingInlineStart: '11%' },
    '&::after': {
      ...walls,
      display: 'block',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      height: 'auto',
      clipPath: 'none',
      mask: 'linear-gradient(transparent, #000 calc(100% - 11rem))',
    },
  },
});

/** Below the ground line: what the package has, and its button. */
const Below = styled.div({
  display: 'grid',
  gap: space[5],
  padding: `${space[6]} ${space.gutter}`,
  [from.laptop]: {
    gridRow: 'span 2',
    gridTemplateRows: 'subgrid',
    paddingInline: PADDING,
    'li + li > &': { boxShadow: `inset 1px 0 ${colour('line')}` },
  },
  fontSize: '1rem',
  '& > div': { display: 'grid', gap: space[4], alignContent: 'start' },
  '& > div > p': { color: colour('ink-soft') },
  '& > a': { width: '100%', maxWidth: '24rem', paddingInline: space[3] },
});

const Terms = styled.div({ display: 'grid', gap: space[3], paddingBlock: `${space[6]} ${space.section}` });

/** The packages of a set as columns to scale, with contents and buttons below the ground line. */
export function Packages({ section }: SectionProps<'packages'>) {
  const { packages } = section;
  const isWide = packages.length > 4;
  const lowerShares = packages.slice(0, isWide ? -2 : -1).map(({ share }) => share ?? 1);
  return (
    <SectionFrame
      section={section}
      bleed={
        <>
          <RaisedRow share={Math.max(0, ...lowerShares)} most={isWide ? 12 : 7}>
            {packages.map((pkg) => (
              <OfferedPackage key={pkg.texts} pkg={pkg} />
            ))}
          </RaisedRow>
          <Terms>
            <Container>
              <PackageTerms set={section.terms} />
            </Container>
          </Terms>
        </>
      }
    />
  );
}

interface OfferedPackageProps {
  readonly pkg: SectionView<'packages'>['packages'][number];
}

function OfferedPackage({ pkg }: OfferedPackageProps) {
  const texts = useTexts(pkg.texts);
  const words = (
    <div>
      {pkg.popular && <PopularMark />}
      <h3 lang={texts.lang('name')}>{texts('name')}</h3>
      <Price price={pkg.price} />
    </div>
  );
  return (
    <Package data-package={pkg.id} data-popular={pkg.popular ? '' : undefined}>
      {pkg.share === null ? (
        <ByQuote share={0} data-ground="basalt">
          {words}
        </ByQuote>
      ) : (
        <Head share={pkg.share}>{words}</Head>
      )}
      <Below data-ground="basalt">
        <div>
          <p lang={texts.lang('description')}>{texts('description')}</p>
          <PackageContents pkg={pkg} />
          <DeliveryTime pkg={pkg} />
        </div>
        <ButtonLink action={pkg.button} />
      </Below>
    </Package>
  );
}
