import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PackageView } from '../../site/views.ts';
import { colour } from '../../theme/colour-roles.ts';
import { duration, from, pointerHover, size, space, weight } from '../../theme/scale.ts';
import { HEXAGON } from '../hexagon.ts';
import { PopularMark } from '../PopularMark.tsx';
import { Price } from '../Price.tsx';
import { ChoicePrice } from './ChoicePrice.tsx';
import { useChoiceLabel } from './Field.tsx';
import { FieldErrorText, FieldGroup, Help, RequiredMark } from './FieldParts.tsx';
import type { CardField } from './field-groups.ts';
import { useField } from './form-context.ts';

/** A question that is answered by choices. */
const Choices = styled(FieldGroup)({
  '& > p': { marginTop: space[3] },
  '& > legend + p': { marginTop: `-${space[3]}`, marginBottom: space[4] },
  '& > legend > span': { marginInlineStart: 'auto' },
});

const Name = styled.strong({ gridArea: '1 / 2', fontWeight: 'inherit' });

const Amount = styled.span({
  gridArea: '2 / 2',
  fontSize: size.small,
  fontWeight: weight.text,
  letterSpacing: 0,
  '& strong': { fontSize: size.item },
  [from.tablet]: { gridArea: '1 / 3', '& > *': { justifyContent: 'end' } },
});

const Popular = styled.span({ gridArea: '3 / 2', [from.tablet]: { gridArea: '2 / 2' } });

/** A tick box or radio button as a basalt column from above; chosen, it fills with lava and a tick. */
const markStyle: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '2.125rem',
  margin: 0,
  clipPath: HEXAGON,
  background: colour('ink'),
  outline: 'none',
  cursor: 'inherit',
  transition: duration.quick,
  // An edge of two pixels around the ground.
  '&::before': {
    content: '""',
    width: 'calc(100% - 5px)',
    height: 'calc(100% - 5px)',
    clipPath: HEXAGON,
    background: colour('ground'),
  },
  '&:checked': { background: colour('accent') },
  '&:checked::before': {
    width: '1rem',
    height: '1rem',
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

/** A choice under a rule; the whole row is the label of its radio button or tick box. */
const Row = styled.label({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  borderBlockStart: `2px solid ${colour('ink')}`,
  fontSize: 'clamp(1.1875rem, 1rem + .8vw, 1.5rem)',
  fontWeight: weight.display,
  letterSpacing: '-.035em',
  lineHeight: 1.15,
  cursor: 'pointer',
  '& > input': { ...markStyle, gridArea: '1 / 1' },
  '& small': {
    color: colour('ink-soft'),
    fontSize: 'clamp(.875rem, .8rem + .3vw, 1rem)',
    fontWeight: weight.text,
    letterSpacing: 0,
    // A long name and its price have no room on one line of a phone.
    gridColumn: 2,
    [from.tablet]: { gridColumn: 'auto' },
  },
  '&:has(:checked) small': { color: colour('ink'), fontWeight: weight.label },
  [pointerHover]: { '&:hover > input:not(:checked)': { background: colour('accent') } },
  '&:has(:focus-visible)': { outline: `3px solid ${colour('focus')}`, outlineOffset: '2px' },
});

interface ChoiceCardsProps {
  readonly field: CardField;
  /** Packages that a field of type package offers. */
  readonly packages: readonly PackageView[];
}

/** Choices of which one or any number is taken, each with its price if it has one. */
export function ChoiceCards({ field, packages }: ChoiceCardsProps) {
  const { texts: root, id, helpId, errorId, error, earlierValues } = useField(field.name);
  const texts = useTexts(root);
  const getLabel = useChoiceLabel(field);
  const help = field.type === 'package' ? null : texts.optional('help');
  const isSingleChoice = field.type !== 'checkbox-cards';
  const initialValues = earlierValues ?? (field.type === 'package' ? [field.initial] : []);
  const rows = field.options.map((option, index) => (
    <Row key={option.value}>
      <input
        id={index === 0 ? id : undefined}
        type={isSingleChoice ? 'radio' : 'checkbox'}
        name={field.name}
        value={option.value}
        defaultChecked={initialValues.includes(option.value)}
        required={isSingleChoice && field.required}
      />
      {'icon' in option ? (
        <>
          <span>{getLabel(option.value)}</span>
          <ChoicePrice field={field.name} value={option.value} />
        </>
      ) : (
        <OfferedPackage pkg={packages.find((candidate) => candidate.id === option.package)} />
      )}
    </Row>
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
      {rows}
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}

/** Name and price of a package that can be ordered. */
function OfferedPackage({ pkg }: { readonly pkg: PackageView | undefined }) {
  const texts = useTexts(pkg?.texts ?? '');
  if (!pkg) return null;
  return (
    <>
      <Name lang={texts.lang('name')}>{texts('name')}</Name>
      <Amount>
        <Price price={pkg.price} as="span" />
      </Amount>
      {pkg.popular && (
        <Popular>
          <PopularMark />
        </Popular>
      )}
    </>
  );
}
