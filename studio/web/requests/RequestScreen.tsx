import styled from '@emotion/styled';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import type { ApiFailure } from '../../api/failure.ts';
import type { RequestChange, RequestDetail, RequestMarks } from '../../api/requests-api.ts';
import { attempt } from '../actions.ts';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLanguageName, useWorkplace } from '../session.ts';
import { OtherScreen, SecondaryButton } from '../ui/buttons.tsx';
import { DeleteDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft } from '../ui/layout.tsx';
import { from, space } from '../ui/tokens.ts';
import { getMailAction } from './mail-keys.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { RequestAnswers } from './RequestAnswers.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import type { RequestContext } from './RequestsScreen.tsx';
import { getColleagueName } from './request-loaders.ts';

const Back = styled(OtherScreen)({ [from.laptop]: { display: 'none' } });

const Request = styled(Card.withComponent('article'))({
  gap: space[4],
  '&:focus': { outline: 'none' },
  // Next to a long list, it stays in view and scrolls separately.
  [from.laptop]: {
    position: 'sticky',
    top: `calc(var(--bar) + ${space[4]})`,
    maxHeight: `calc(100dvh - var(--bar) - ${space[6]})`,
    overflowY: 'auto',
  },
});

/** The open request, with all its actions. */
export function RequestScreen({ data: request }: Loaded<RequestDetail>) {
  return <OpenRequest key={request.id} request={request} />;
}

function OpenRequest({ request }: { readonly request: RequestDetail }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const getLanguageName = useLanguageName();
  const navigate = useNavigate();
  const { session } = useWorkplace();
  const { mark, move, refresh, listAddress, choices } = useOutletContext<RequestContext>();
  const [marks, setMarks] = useState<RequestMarks>({ ...request.marks, spam: request.spam });
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reply = useRef<HTMLTextAreaElement>(null);
  // In the commit that removes the previous heading: a key pressed in between would be lost.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { id, title, receivedAt, language, page, answers, order } = request;

  async function change(marksChange: RequestChange) {
    const outcome = await mark(id, marksChange);
    if (outcome.kind === 'done') setMarks(outcome.result);
    setFailure(outcome.kind === 'failed' ? outcome.failure : null);
    return outcome.kind === 'done';
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const key = getMailAction(event);
    // Arrow keys scroll a long request.
    if (key === null || event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (key === 'answered' || key === 'archived') void change({ state: key });
    else if (key === 'spam') void change({ spam: !marks.spam });
    else if (key === 'reply') reply.current?.focus();
    else move(id, key);
  }

  return (
    <Request onKeyDown={handleKey} aria-labelledby="request-title">
      <Back to={listAddress}>{texts('requests.back')}</Back>
      <div>
        <h2 id="request-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Soft>
          {dates.moment(receivedAt)} · {getLanguageName(language)} · {page}
        </Soft>
      </div>
      <Soft>
        {texts(`requests.state.${marks.spam ? 'spam' : marks.state}`)}
        {marks.answeredAt !== null &&
          ` · ${texts('requests.answeredBy', { name: getColleagueName(choices, marks.answeredBy), at: dates.moment(marks.answeredAt) })}`}
      </Soft>
      <StateButtons marks={marks} onChange={change} />
      {failure && <Failure failure={failure} />}
      <RequestAnswers answers={answers} order={order} />
      <RequestNotes request={id} marks={marks} choices={choices} onChange={change} />
      <ReplyForm
        request={request}
        marks={marks}
        field={reply}
        choices={choices}
        onSent={(newMarks) => {
          setMarks(newMarks);
          void refresh().catch(() => {});
        }}
      />
      {session.person?.role === 'admin' && (
        <DeleteDialog
          onDelete={() => attempt('DELETE /requests/:id', { params: { id } })}
          button={texts('requests.delete.button')}
          question={texts('requests.delete.question')}
          confirm={texts('requests.delete.confirm')}
          onDeleted={async () => {
            await refresh().catch(() => {});
            await navigate(listAddress);
          }}
        />
      )}
    </Request>
  );
}

interface StateButtonsProps {
  readonly marks: RequestMarks;
  readonly onChange: (change: RequestChange) => Promise<boolean>;
}

function StateButtons({ marks: { state, spam }, onChange }: StateButtonsProps) {
  const texts = useInterfaceTexts();
  const others = (['answered', 'archived', 'new'] as const).filter((other) => other !== state);
  return (
    <Row>
      {!spam &&
        others.map((other) => (
          <SecondaryButton key={other} onClick={() => onChange({ state: other })}>
            {texts(`requests.mark.${other}`)}
          </SecondaryButton>
        ))}
      <SecondaryButton onClick={() => onChange({ spam: !spam })}>
        {texts(spam ? 'requests.mark.notSpam' : 'requests.mark.spam')}
      </SecondaryButton>
      {spam && <Soft>{texts('requests.notSpamHelp')}</Soft>}
    </Row>
  );
}
