import type { ProblemView } from '../../api/content-api.ts';
import { useChange } from '../actions.ts';
import { getFindAddress } from '../addresses.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { SecondaryButton, SecondaryLink } from '../ui/buttons.tsx';
import { Failure, Message } from '../ui/feedback.tsx';
import { Row, Soft } from '../ui/layout.tsx';
import { useSave } from './use-save.ts';

interface ProblemProps {
  readonly problem: ProblemView;
  /** True outside of its field: then the field is named and linked. */
  readonly isElsewhere?: boolean;
}

/** A problem of the checks, with the buttons that solve it. */
export function Problem({ problem, isElsewhere = false }: ProblemProps) {
  const { severity, message, languages, place, source, open, fixes, change: cause } = problem;
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const saving = useSave();
  const undoing = useChange();
  const failure = saving.failure ?? undoing.failure;
  const isLinked = isElsewhere && source !== null;
  return (
    <li>
      <Message tone={severity === 'error' ? 'bad' : 'warn'}>
        <p>
          {languages.length > 0 && `${languages.join(', ')}: `}
          {message}
        </p>
        {isElsewhere && place && <Soft>{place}</Soft>}
        {(fixes.length > 0 || cause !== undefined || isLinked) && (
          <Row>
            {fixes.map(({ label, edits }) => (
              <SecondaryButton key={label} disabled={saving.isBusy} onClick={() => saving.save(edits)}>
                {label}
              </SecondaryButton>
            ))}
            {cause !== undefined && (
              <SecondaryButton
                disabled={undoing.isBusy}
                onClick={() => undoing.change('DELETE /draft/changes/:id', { params: { id: cause } })}
              >
                {texts('problems.undoChange')}
              </SecondaryButton>
            )}
            {isLinked && (
              <SecondaryLink to={getFindAddress(outline.languages[0]?.code, source)}>{open}</SecondaryLink>
            )}
          </Row>
        )}
        {failure && <Failure failure={failure} />}
      </Message>
    </li>
  );
}

/** Identifies a problem among those of a draft. */
export const getProblemKey = ({ place, source, message }: ProblemView) => `${source} ${place} ${message}`;
