import styled from '@emotion/styled';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { useHref, useNavigate, useParams } from 'react-router';
import type { RequestChange, RequestChoices, RequestEntry } from '../../api/requests-api.ts';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLanguageName } from '../session.ts';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { getMailAction, type MailKey } from './mail-keys.ts';
import { getColleagueName } from './request-loaders.ts';

const Rows = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { borderTop: `1px solid ${colour('line')}` },
});

const RowLink = styled.a({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[2]}`,
  borderRadius: radius.control,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& small': { color: colour('ink-soft'), fontSize: size.small },
  '& strong': { unicodeBidi: 'isolate' },
  '&[aria-current]': { background: colour('surface'), boxShadow: `inset 4px 0 0 ${colour('ice')}` },
  '&:hover': { background: colour('surface') },
});

/** Limited to one line. */
const Excerpt = styled.span({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  unicodeBidi: 'isolate',
});

interface RowsProps {
  readonly requests: readonly RequestEntry[];
  readonly choices: RequestChoices;
  /** The filter, with its question mark. */
  readonly search: string;
  readonly onMark: (id: string, change: RequestChange) => void;
  readonly onMove: (id: string, key: MailKey) => void;
}

/**
 * The list itself; its keys work while one of its rows has the focus. It handles clicks and keys of all rows, so that
 * a row is rendered again only when its data changes: there may be hundreds.
 */
export function RequestRows({ requests, choices, search, onMark, onMove }: RowsProps) {
  const texts = useInterfaceTexts();
  const { id: openId } = useParams();
  const navigate = useNavigate();
  const base = useHref('/requests');
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const request = requests.find(({ id }) => id === findRequestId(event));
    const key = getMailAction(event);
    if (!request || key === null || key === 'reply' || (key === 'back' && openId === undefined)) return;
    event.preventDefault();
    const { id, spam } = request;
    if (key === 'next' || key === 'previous' || key === 'back') return onMove(id, key);
    // The row may leave the list.
    onMove(id, 'next');
    onMark(id, key === 'spam' ? { spam: !spam } : { state: key });
  }
  function follow(event: MouseEvent<HTMLElement>) {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const id = findRequestId(event);
    // The browser opens other tabs and windows.
    if (id === undefined || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    void navigate(`/requests/${id}${search}`);
  }
  const getTitle = (form: string) => choices.forms.find(({ id }) => id === form)?.title ?? form;
  const getLanguageName = useLanguageName();
  return (
    <Rows aria-label={texts('requests.title')} onKeyDown={handleKey} onClick={follow}>
      {requests.map(({ id, form, language, receivedAt, sender, excerpt, assignedTo }) => (
        <RequestRow
          key={id}
          id={id}
          receivedAt={receivedAt}
          sender={sender}
          excerpt={excerpt}
          href={`${base}/${id}${search}`}
          isOpen={id === openId}
          title={getTitle(form)}
          language={getLanguageName(language)}
          assignee={assignedTo && getColleagueName(choices, assignedTo)}
        />
      ))}
    </Rows>
  );
}

/** The id of the request in whose row an event occurred. */
function findRequestId({ target }: { readonly target: EventTarget }): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-request]')?.dataset.request
    : undefined;
}

interface RowProps extends Pick<RequestEntry, 'id' | 'language' | 'receivedAt' | 'sender' | 'excerpt'> {
  readonly href: string;
  readonly isOpen: boolean;
  /** Of the form. */
  readonly title: string;
  readonly assignee: string | null;
}

const RequestRow = memo(function RequestRow(row: RowProps) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { id, href, isOpen, title, receivedAt, language, assignee, sender, excerpt } = row;
  return (
    <li>
      <RowLink href={href} data-request={id} aria-current={isOpen ? 'true' : undefined}>
        <small>
          {title} · {dates.moment(receivedAt)} · {language}
          {assignee !== null && ` · ${texts('requests.assignedTo', { name: assignee })}`}
        </small>
        <strong>{sender || texts('requests.nameless')}</strong>
        <Excerpt>{excerpt}</Excerpt>
      </RowLink>
    </li>
  );
});
