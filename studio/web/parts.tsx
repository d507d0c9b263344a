import styled from '@emotion/styled';
import { colour } from '../../app/theme/roles.ts';
import { radius, size, space } from '../../app/theme/scale.ts';
import { buttonBase, buttonLooks } from '../../app/ui/button-styles.ts';
import type { ApiFailure } from '../api.ts';
import { useTexts } from './texts.ts';

const small = { minHeight: '2.75rem', padding: `${space[2]} ${space[4]}` };

/** The one thing to do. */
export const PrimaryButton = styled.button(buttonBase, small, buttonLooks.primary);
export const SecondaryButton = styled.button(buttonBase, small, buttonLooks.secondary);

/** A button that looks like a link, 44 px high. */
export const PlainButton = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
});

export const Control = styled.input({
  width: '100%',
  minHeight: '2.75rem',
  padding: `${space[2]} ${space[3]}`,
  border: `1.5px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.small,
  background: colour('surface'),
  '&[aria-invalid=true]': {
    borderColor: colour('accent-text'),
    boxShadow: `inset 4px 0 0 ${colour('accent-text')}`,
  },
  '&[type=checkbox]': { width: '1.375rem', minHeight: '1.375rem', accentColor: colour('accent') },
});

export const Choice = Control.withComponent('select');

export const Card = styled.section({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
});

export const Soft = styled.p({ color: colour('ink-soft'), fontSize: size.small });

/** A screen that is read from top to bottom. */
export const Page = styled.main({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  width: 'min(100%, 56rem)',
  marginInline: 'auto',
  padding: `${space[6]} ${space[4]}`,
});

export const Stack = styled.div({ display: 'grid', gap: space[3] });
export const Form = Stack.withComponent('form');
export const CardForm = Card.withComponent('form');
export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

const Alert = styled.p({
  padding: space[4],
  borderInlineStart: `4px solid ${colour('accent')}`,
  background: colour('surface'),
  fontWeight: 600,
});

/** Why something was not done, and what to do about it. */
export function Failure({ failure }: { readonly failure: ApiFailure }) {
  const texts = useTexts();
  const known = texts(`failures.${failure.code}`, { ...failure.values, defaultValue: '' });
  return <Alert role="alert">{known || texts('failures.server', failure.values)}</Alert>;
}
