import styled from '@emotion/styled';
import type { FormField } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { from, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';
import { choiceCard } from './choice-styles.ts';
import { useChoiceWords } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldErrorText, Help, RequiredMark } from './FieldParts.tsx';
import { useField } from './form-context.ts';

/** A question that is answered with cards. */
export const Choices = styled(FieldGroup)({
  '& > p': { marginTop: space[3] },
  '& > legend + p': { marginTop: `-${space[3]}`, marginBottom: space[4] },
  '& > legend > span': { marginInlineStart: 'auto' },
});

const gap = space[3];

/** Four in a row, two on a phone; those in the last row share it among them, so that it has no hole. */
const Cards = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap,
  '& > label': {
    flex: `1 0 calc(50% - ${gap})`,
    minWidth: 0,
    [from.tablet]: { flexBasis: `calc(25% - ${gap})` },
  },
});

export const ChoiceCard = styled.label(choiceCard);

interface ChoiceCardsProps {
  readonly field: Extract<FormField, { type: 'radio-cards' | 'checkbox-cards' }>;
}

/** Cards to choose one or any number of. */
export function ChoiceCards({ field }: ChoiceCardsProps) {
  const { texts: root, id, helpId, errorId, error, given } = useField(field.name);
  const texts = useTexts(root);
  const wordsOf = useChoiceWords(field);
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
            <span>{wordsOf(value)}</span>
          </ChoiceCard>
        ))}
      </Cards>
      <FieldErrorText id={errorId} code={error} />
    </Choices>
  );
}
