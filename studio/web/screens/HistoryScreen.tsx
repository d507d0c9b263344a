import type { Publication } from '../../api/publications-api.ts';
import { useChange } from '../actions.ts';
import { Unsent } from '../changes/Unsent.tsx';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { isPractising } from '../practice/practice-mode.ts';
import { useWorkplace } from '../session.ts';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';

/** Publications with author and date; each can be reverted. */
export function HistoryScreen({ data: publications }: Loaded<readonly Publication[]>) {
  const texts = useInterfaceTexts();
  return (
    <ScreenMain>
      <ScreenHead title={texts('history.title')} />
      <Unsent />
      {publications.length === 0 && <p>{texts('history.none')}</p>}
      <Stack as="ol">
        {publications.map((publication) => (
          <Entry key={publication.id} publication={publication} />
        ))}
      </Stack>
    </ScreenMain>
  );
}

function Entry({ publication }: { readonly publication: Publication }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { session } = useWorkplace();
  const { change, isBusy, failure } = useChange();
  const { id, at, person, lines, undoneBy, undoes, sent } = publication;
  const mayRevert = undoneBy === null && !isPractising() && session.person?.role !== 'writer';
  return (
    <Card as="li">
      <Soft>
        {dates.moment(at)} · {person}
      </Soft>
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {sent.kind === 'unsent' && <Soft>{texts('history.unsent')}</Soft>}
      {undoes && <Soft>{texts('history.reverts')}</Soft>}
      {undoneBy && <Soft>{texts('history.reverted')}</Soft>}
      {mayRevert && (
        <Row>
          <ConfirmDialog
            disabled={isBusy}
            button={texts('history.revert')}
            question={texts('history.revertQuestion')}
            confirm={texts('history.revert')}
            onConfirm={() => change('POST /publications/:id/undo', { params: { id } })}
          />
        </Row>
      )}
      <div role="status">{isBusy ? texts('history.reverting') : ''}</div>
      {failure && <Failure failure={failure} />}
    </Card>
  );
}
