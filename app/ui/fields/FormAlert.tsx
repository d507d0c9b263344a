import { useTexts } from '../../i18n/use-texts.ts';
import type { FormOutcome } from '../../site/form-state.ts';
import { Icon } from '../Icon.tsx';
import { Trouble } from './ErrorSummary.tsx';

interface FormAlertProps {
  readonly outcome: Exclude<FormOutcome, 'sent' | 'invalid'>;
  /** true: it takes the focus when the page opens. */
  readonly autoFocus: boolean;
}

/** Tells that the form could not be sent, in SPEC's words, and where it is known, why. */
export function FormAlert({ outcome, autoFocus }: FormAlertProps) {
  const texts = useTexts('forms:outcomes');
  return (
    <Trouble role="alert" tabIndex={-1} autoFocus={autoFocus}>
      <Icon name="circle-alert" />
      <div>
        <p>{texts('failed')}</p>
        {outcome !== 'failed' && <p>{texts(outcome)}</p>}
      </div>
    </Trouble>
  );
}
