import styled from '@emotion/styled';
import type { MouseEvent, Ref } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FieldError } from '../../site/form-state.ts';
import { colour } from '../../theme/colour-roles.ts';
import { headerHeight, radius, size, space } from '../../theme/scale.ts';
import { Icon } from '../Icon.tsx';
import { fieldId } from './form-context.ts';

/** A box for error messages, with an icon. */
export const ErrorBox = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: radius.card,
  border: `1.5px solid ${colour('accent-text')}`,
  borderInlineStartWidth: '.375rem',
  background: `color-mix(in srgb, ${colour('accent')} 6%, ${colour('surface')})`,
  scrollMarginTop: `calc(${headerHeight} + ${space[4]})`,
  '& > svg': { width: '1.5rem', height: '1.5rem', color: colour('accent-text') },
  '& > div': { display: 'grid', gap: space[1], alignContent: 'center' },
  '& h3': { fontSize: size.item, lineHeight: 1.2 },
  '& a': { display: 'inline-block', paddingBlock: space[2], lineHeight: 1.4, textUnderlineOffset: '.2em' },
  '& a span': { fontWeight: 600 },
});

interface ErrorSummaryProps {
  readonly form: string;
  readonly errors: readonly FieldError[];
  /** True if it takes the focus when the page opens. */
  readonly autoFocus: boolean;
  readonly ref: Ref<HTMLDivElement>;
}

/** All errors of the answers, each a link to its field. */
export function ErrorSummary({ form, errors, autoFocus, ref }: ErrorSummaryProps) {
  const texts = useTexts('forms:');
  const titleId = `${form}-errors`;
  return (
    <ErrorBox
      ref={ref}
      tabIndex={-1}
      autoFocus={autoFocus}
      role="group"
      aria-labelledby={titleId}
      data-errors
    >
      <Icon name="circle-alert" />
      <div>
        <h3 id={titleId}>{texts('errors.summary')}</h3>
        <ul>
          {errors.map(({ field, code }) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`} onClick={goToField}>
                <span>{texts(`${form}.fields.${field}.label`)}:</span> {texts(`errors.${code}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </ErrorBox>
  );
}

/** Goes to the field itself, without an entry in the browser's history. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  (field.closest('fieldset') ?? field.parentElement ?? field).scrollIntoView({ block: 'center' });
}
