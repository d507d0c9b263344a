import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { colour } from '../../theme/roles.ts';
import { duration, from, motionWelcome, pointerHover, radius, size, space } from '../../theme/scale.ts';
import { hexagon } from '../hexagon.ts';
import { Icon } from '../Icon.tsx';
import { useChoiceLabel } from './Field.tsx';
import { FieldErrorText, FieldGroup, Help, RequiredMark } from './FieldParts.tsx';
import { useField } from './form-context.ts';

/** A question that is answered with cards. */
export const Choices = styled(FieldGroup)({
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

/** A tick box or radio button as a basalt column from above; chosen, it fills with lava and a tick. */
const mark: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.6875rem',
  margin: 0,
  clipPath: hexagon,
  background: `color-mix(in srgb, ${colour('ink-soft')} 80%, ${colour('surface')})`,
  outline: 'none',
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: '1.25rem',
    height: '1.4375rem',
    clipPath: hexagon,
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
export const ChoiceCard = styled.label({
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
  '& > input': { ...mark, gridArea: '1 / 3' },
  [from.tablet]: {
    gridTemplateColumns: '1fr auto',
    alignContent: 'space-between',
    minHeight: '6.25rem',
    padding: space[4],
    fontSize: '.9375rem',
    '& > input': { gridArea: '1 / 2' },
    '& > span': { gridArea: '2 / 1 / auto / 3', alignSelf: 'end' },
  },
  [motionWelcome]: {
    transition: `border-color ${duration.quick}, background-color ${duration.quick}, box-shadow ${duration.quick}`,
  },
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
  readonly field: Extract<FormField, { type: 'radio-cards' | 'checkbox-cards' }>;
}

/** Cards to choose one or any number of. */
export function ChoiceCards({ field }: ChoiceCardsProps) {
  const { texts: root, id, helpId, errorId, error, given } = useField(field.name);
  const texts = useTexts(root);
  const labelOf = useChoiceLabel(field);
  const help = texts.optional('help');
  const one = field.type === 'radio-cards';
  return (
    <Choices aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}>
      <legend>
        {texts('label')} <RequiredMark required={field.required} />
      </legend>
      {help && <Help id={helpId}>{help}</Help>}
      <Cards>
        {field.options.map(({ value, icon }, place) => (
          <ChoiceCard key={value}>
            <input
              id={place === 0 ? id : undefined}
              type={one ? 'radio' : 'checkbox'}
              name={field.name}
              value={value}
              defaultChecked={given?.includes(value)}
              required={one && field.required}
            />
            {icon && <Icon name={icon} />}
            <span>{labelOf(value)}</span>
          </ChoiceCard>
        ))}
      </Cards>
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}
