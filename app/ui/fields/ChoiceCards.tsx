import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/views.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, from, pointerHover, radius, size, space, tracks } from '../../theme/scale.ts';
import { HEXAGON } from '../hexagon.ts';
import { Icon } from '../Icon.tsx';
import { Price } from '../Price.tsx';
import { useChoiceLabel } from './Field.tsx';
import { FieldErrorText, FieldGroup, Help, RequiredMark } from './FieldParts.tsx';
import type { CardField } from './field-groups.ts';
import { useField } from './form-context.ts';

/** A question that is answered with cards. */
const Choices = styled(FieldGroup)({
  '& > p': { marginTop: space[3] },
  '& > legend + p': { marginTop: `-${space[3]}`, marginBottom: space[4] },
  '& > legend > span': { marginInlineStart: 'auto' },
});

/** A list on a phone; on wider screens rows of cards that have room for the longest word, the last row filled, too. */
const Cards = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& > label': { flex: '1 1 100%' },
  [from.tablet]: { gap: space[3], '& > label': { flexBasis: '12.5rem' } },
});

/** Packages; the number of columns is known before the cards arrive, so none moves. */
const PackageCards = styled.div<{ readonly columns: number }>(
  {
    display: 'grid',
    gap: space[3],
    '& > label': { alignContent: 'start', gap: `${space[1]} ${space[3]}` },
  },
  ({ columns }) => ({ [from.tablet]: tracks(columns) }),
);

const Name = styled.strong({ gridArea: '1 / 1', alignSelf: 'center', fontSize: size.body });

const Amount = styled.span({
  gridArea: '2 / 1 / auto / -1',
  fontWeight: 450,
  '& strong': { fontSize: size.item, flexBasis: '100%' },
});

const Popular = styled.em({
  gridArea: '3 / 1 / auto / -1',
  color: colour('accent-text'),
  fontSize: size.small,
  fontStyle: 'normal',
});

/** A tick box or radio button as a basalt column from above; chosen, it fills with lava and a tick. */
const markStyle: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.6875rem',
  margin: 0,
  clipPath: HEXAGON,
  background: `color-mix(in srgb, ${colour('ink-soft')} 80%, ${colour('surface')})`,
  outline: 'none',
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: '1.25rem',
    height: '1.4375rem',
    clipPath: HEXAGON,
    background: colour('surface'),
  },
  '&:checked': { background: colour('accent') },
  '&:checked::before': {
    width: '.875rem',
    height: '.875rem',
    clipPath: 'polygon(8% 50%, 22% 36%, 40% 54%, 78% 14%, 92% 28%, 40% 82%)',
    background: colour('on-accent'),
  },
  // With forced colours the system's own boxes show their state best.
  '@media (forced-colors: active)': {
    appearance: 'auto',
    clipPath: 'none',
    '&::before': { content: 'none' },
  },
};

/** A card that is chosen; the whole card is the label of its radio button or tick box. */
const ChoiceCard = styled.label({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3rem',
  padding: space[3],
  border: `1.5px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  '& > input': { ...markStyle, gridArea: '1 / 3' },
  [from.tablet]: {
    gridTemplateColumns: '1fr auto',
    alignContent: 'space-between',
    minHeight: '6.25rem',
    padding: space[4],
    fontSize: '.9375rem',
    '& > input': { gridArea: '1 / 2' },
    '& > span': { gridArea: '2 / 1 / auto / 3', alignSelf: 'end' },
  },
  transition: duration.quick,
  '& > svg': { gridArea: '1 / 1', width: '1.5rem', height: '1.5rem', color: colour('accent-text') },
  [pointerHover]: { '&:hover': { borderColor: colour('ink-soft') } },
  '&:has(:checked)': {
    borderColor: colour('accent-text'),
    // The edge grows inwards, so that nothing moves.
    boxShadow: `inset 0 0 0 1px ${colour('accent-text')}`,
    background: `color-mix(in srgb, ${colour('accent')} 9%, ${colour('surface')})`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${colour('focus')}`, outlineOffset: '2px' },
});

interface ChoiceCardsProps {
  readonly field: CardField;
  /** Packages that a field of type package offers. */
  readonly packages: readonly PackageView[];
}

/** Cards to choose one or any number of. */
export function ChoiceCards({ field, packages }: ChoiceCardsProps) {
  const { texts: root, id, helpId, errorId, error, earlierValues } = useField(field.name);
  const texts = useTexts(root);
  const getLabel = useChoiceLabel(field);
  const help = field.type === 'package' ? null : texts.optional('help');
  const isSingleChoice = field.type !== 'checkbox-cards';
  const initialValues = earlierValues ?? (field.type === 'package' ? [field.initial] : []);
  const cards = field.options.map((option, index) => (
    <ChoiceCard key={option.value}>
      <input
        id={index === 0 ? id : undefined}
        type={isSingleChoice ? 'radio' : 'checkbox'}
        name={field.name}
        value={option.value}
        defaultChecked={initialValues.includes(option.value)}
        required={isSingleChoice && field.required}
      />
      {'package' in option ? (
        <OfferedPackage pkg={packages.find((candidate) => candidate.id === option.package)} />
      ) : (
        <>
          {option.icon && <Icon name={option.icon} />}
          <span>{getLabel(option.value)}</span>
        </>
      )}
    </ChoiceCard>
  ));
  return (
    <Choices aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}>
      <legend lang={texts.lang('label')}>
        {texts('label')} <RequiredMark required={field.required} />
      </legend>
      {help && (
        <Help id={helpId} lang={texts.lang('help')}>
          {help}
        </Help>
      )}
      {field.type === 'package' ? (
        <PackageCards columns={field.options.length}>{cards}</PackageCards>
      ) : (
        <Cards>{cards}</Cards>
      )}
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}

/** Name and price of a package that can be ordered. */
function OfferedPackage({ pkg }: { readonly pkg: PackageView | undefined }) {
  const texts = useTexts(pkg?.texts ?? '');
  const common = useTexts('common:');
  if (!pkg) return null;
  return (
    <>
      <Name lang={texts.lang('name')}>{texts('name')}</Name>
      <Amount>
        <Price price={pkg.price} as="span" />
      </Amount>
      {pkg.popular && <Popular>{common('popular')}</Popular>}
    </>
  );
}
