import type { Edit } from '../../../edits/edit-schema.ts';
import type { Publication } from '../../api/publications-api.ts';
import type { ActionResult, Change } from '../actions.ts';
import { CHANGES } from '../api-client.ts';
import { isDraft } from '../draft-progress.ts';
import { studioTexts } from '../interface-texts.ts';
import { dropOffer, showToast } from '../ui/Toast.tsx';
import { LiveNow } from './LiveNow.tsx';

/** Reports a change at the foot of the window if it removed, moved, replaced or published something, with a way back. */
export function announce(change: Change, outcome: ActionResult): void {
  const { t } = studioTexts;
  if (outcome.kind === 'failed') {
    const { code, values } = outcome.failure;
    if (/ \/(?:publications$|publications\/.*undo|draft\/(?:undo|redo))/.test(change.name))
      showToast({ text: t(`failures.${code}`, { ...values, defaultValue: t('failures.server') }) });
    return;
  }
  if (change.name === 'POST /publications') {
    const publication = outcome.result as Publication;
    const { id, sent } = publication;
    showToast({
      text: <LiveNow publication={publication} />,
      ...(sent.kind !== 'pull-request' && {
        action: {
          label: t('undo.undo'),
          run: (send) => {
            showToast({ text: t('history.reverting') });
            send('POST /publications/:id/undo', { params: { id }, query: { restore: '1' } });
          },
        },
      }),
    });
  }
  if (change.name === 'POST /publications/:id/undo' && change.request.query)
    showToast({ text: t('undo.restored') });
  if (!isDraft(outcome.result)) return;
  const { version, mayUndo } = outcome.result;
  const kind = describeChange(change);
  dropOffer();
  if (change.name === 'POST /draft/undo')
    showToast({
      text: t('undo.undone'),
      isOffer: true,
      action: { label: t('undo.redo'), run: (send) => send('POST /draft/redo', { body: { version } }) },
    });
  else if (kind && mayUndo)
    showToast({
      text: t(`undo.${kind}`),
      isOffer: true,
      action: { label: t('undo.undo'), run: (send) => send('POST /draft/undo', { body: { version } }) },
    });
}

type Kind = 'removed' | 'moved' | 'replaced' | 'change' | 'all';

/** What a change of the draft takes away; null if it only adds or edits. */
function describeChange(change: Change): Kind | null {
  switch (change.name) {
    case 'DELETE /draft':
      return change.request.query ? null : 'all';
    case 'DELETE /draft/changes/:id':
      return 'change';
    case 'POST /removals':
      return change.request.body.how === 'remove' ? 'removed' : null;
    case 'POST /moves':
      return 'moved';
    case CHANGES:
      return change.request.body.edits.map(describeEdit).find((kind) => kind !== null) ?? null;
    default:
      return null;
  }
}

function describeEdit(edit: Edit): Kind | null {
  switch (edit.kind) {
    case 'remove':
    case 'discard':
      return 'removed';
    case 'move':
      return 'moved';
    case 'picture':
    case 'mark':
      if (edit.before === null) return null;
      return edit.after === null ? 'removed' : 'replaced';
    default:
      return null;
  }
}
