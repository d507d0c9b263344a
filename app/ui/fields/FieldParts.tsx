import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldErrorCode } from '../../site/form-state.ts';
import { colour } from '../../theme/colour-roles.ts';
import { size, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';

const Mark = styled.span({
  color: colour('ink-soft'),
  fontSize: size.small,
  fontWeight: 450,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});

/** The text “required” next to the label of a required field. */
export function RequiredMark({ required }: { readonly required: boolean }) {
  const words = useTexts('common:form')('required');
  return required ? <Mark>{words}</Mark> : null;
}

export const Help = styled.p({ color: colour('ink-soft'), fontSize: size.small, lineHeight: 1.45 });

const ErrorText = styled.p({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  color: colour('accent-text'),
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.45,
  '& svg': { marginTop: '.1em' },
});

/** The error message of an answer; nothing if it is valid. */
export function FieldErrorText({ id, code }: { readonly id: string; readonly code: FieldErrorCode | null }) {
  const texts = useTexts('forms:errors');
  if (!code) return null;
  return (
    <ErrorText id={id}>
      <Icon name="circle-alert" />
      <span>{texts(code)}</span>
    </ErrorText>
  );
}

/** Fields under a heading, the `legend`. */
export const FieldGroup = styled.fieldset({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    padding: `${space[5]} 0 0`,
    marginBottom: space[5],
    fontSize: size.entry,
    fontWeight: 800,
    lineHeight: 1.1,
    letterSpacing: '-.035em',
  },
  '&:first-of-type > legend': { paddingTop: 0 },
});
