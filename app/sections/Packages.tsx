import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import type { PackageView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, size, space, tracks } from '../theme/scale.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Grid } from '../ui/Grid.tsx';
import { DeliveryTime, PackageContents, PackageTerms } from '../ui/PackageContents.tsx';
import { Price } from '../ui/Price.tsx';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Row = styled.ul({
  display: 'grid',
  gap: space[5],
  alignItems: 'stretch',
  // On a tablet: the price, and next to it the contents.
  '@media (40rem <= width < 64rem)': {
    '& > *': { ...tracks(2), columnGap: space[6] },
    '& > * > :nth-child(3)': { gridArea: '1 / 2 / 4' },
  },
  [from.laptop]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    // Names, prices, contents and buttons are each on one line across the packages.
    gridTemplateRows: 'auto auto 1fr auto',
    gap: `0 ${space[4]}`,
    '& > *': { gridRow: 'span 4', gridTemplateRows: 'subgrid', gridTemplateColumns: 'auto' },
    '& > [data-ground=basalt]': {
      marginBlock: `-${space[4]}`,
      paddingBlock: `calc(${space[6]} + ${space[4]}) calc(${space[5]} + ${space[4]})`,
    },
  },
});

/** More than these in a row would be too narrow for their prices. */
const MAX_IN_A_ROW = 3;

const Package = styled.li({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  padding: `${space[6]} ${space[5]} ${space[5]}`,
  borderRadius: radius.card,
  border: `1px solid ${colour('line')}`,
  background: colour('surface'),
  color: colour('ink'),
  '&[data-ground=basalt]': { background: colour('ground'), borderColor: colour('ground') },
  // On a dark page a darker card would recede.
  '@media (prefers-color-scheme: dark)': {
    '&[data-ground=basalt]': { background: colour('surface'), borderColor: colour('accent') },
  },
  '& > *': { alignContent: 'start' },
  '& > a': { alignSelf: 'end' },
});

const Cost = styled.div({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  // The period is below every amount, not next to the short ones.
  '& p > strong': { flexBasis: '100%' },
});

const Name = styled.div({
  display: 'grid',
  gap: space[2],
  '& h3': { fontSize: '1.5rem', overflowWrap: 'anywhere' },
  '& p': { color: colour('ink-soft') },
});

/** On the upper edge, so that the names of all packages are on one line. */
const Popular = styled.span({
  position: 'absolute',
  insetBlockStart: 0,
  translate: '0 -50%',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: '1rem',
  background: colour('accent'),
  color: colour('on-accent'),
  fontSize: size.small,
  fontWeight: 600,
});

const Terms = styled.div({ display: 'grid', gap: space[3], marginTop: space[6] });

/** The packages of a set side by side, or in rows if they are many; the popular one has a dark ground. */
export function Packages({ section }: SectionProps<'packages'>) {
  const packages = section.packages.map((pkg) => <OfferedPackage key={pkg.id} section={section} pkg={pkg} />);
  return (
    <SectionFrame section={section}>
      {packages.length > MAX_IN_A_ROW ? (
        <Grid data-columns={packages.length === 4 ? 2 : 3}>{packages}</Grid>
      ) : (
        <Row>{packages}</Row>
      )}
      <Terms>
        <PackageTerms set={section.terms} />
      </Terms>
    </SectionFrame>
  );
}

interface OfferedPackageProps {
  readonly section: SectionView<'packages'>;
  readonly pkg: PackageView;
}

function OfferedPackage({ section, pkg }: OfferedPackageProps) {
  const texts = useTexts(pkg.texts);
  const common = useTexts('common:');
  return (
    <Package data-ground={pkg.popular ? 'basalt' : undefined} data-package={pkg.id}>
      <Name>
        {pkg.popular && <Popular>{common('popular')}</Popular>}
        <h3 lang={texts.lang('name')}>{texts('name')}</h3>
        <p lang={texts.lang('description')}>{texts('description')}</p>
      </Name>
      <Cost>
        <Price price={pkg.price} />
        <DeliveryTime pkg={pkg} />
      </Cost>
      <PackageContents pkg={pkg} />
      <ButtonLink
        action={{
          label: section.label,
          to: section.links[pkg.id] ?? section.to,
          look: pkg.popular ? 'primary' : 'secondary',
        }}
      />
    </Package>
  );
}
