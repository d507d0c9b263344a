import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Form } from '../../../schema/form.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { space } from '../../theme/scale.ts';
import { buttonBase, buttonLooks } from '../button-styles.ts';

const Frame = styled.form({ display: 'grid', gap: space[5], maxWidth: '46rem' });

const Send = styled.button(buttonBase, buttonLooks.primary, { justifySelf: 'start' });

const Trap = styled.div({ position: 'absolute', insetInlineStart: '-100vw', width: 1, overflow: 'hidden' });

/** The form element with its hidden fields and its button; it is posted to the site's root. */
export function FormFrame({
  definition,
  children,
}: {
  readonly definition: Form;
  readonly children: ReactNode;
}) {
  const send = useTexts('common:form')('send');
  return (
    <Frame method="post" action="/" name={definition.id} data-start-idle>
      <input type="hidden" name="form-name" value={definition.id} />
      <Trap aria-hidden="true">
        <input name={definition.honeypot} tabIndex={-1} autoComplete="off" aria-label={definition.honeypot} />
      </Trap>
      {children}
      <Send type="submit">{send}</Send>
    </Frame>
  );
}
