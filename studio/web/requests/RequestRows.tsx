import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { Link, useParams } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { radius, size, space } from '../../../app/theme/scale.ts';
import type { RequestChange, RequestChoices, RequestEntry } from '../../api-requests.ts';
import { useDates } from '../dates.ts';
import { useTexts } from '../texts.ts';
import { type MailKey, mailKeyOf } from './mail-keys.ts';

const Rows = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': { borderTop: `1px solid ${colour('line')}` },
});

const RowLink = styled(Link)({
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} ${space[2]}`,
  borderRadius: radius.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& small': { color: colour('ink-soft'), fontSize: size.small },
  '& strong': { unicodeBidi: 'isolate' },
  '&[aria-current]': { background: colour('surface'), boxShadow: `inset 4px 0 0 ${colour('accent')}` },
  '&:hover': { background: colour('surface') },
});

/** One line, whatever was typed. */
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

/** The list itself; its keys work while one of its lines has the focus. */
export function RequestRows({ requests, choices, search, onMark, onMove }: RowsProps) {
  const texts = useTexts();
  const dates = useDates();
  const { id: open } = useParams();
  function press(event: KeyboardEvent<HTMLElement>, { id, spam }: RequestEntry) {
    const key = mailKeyOf(event);
    if (key === null || key === 'reply' || (key === 'back' && open === undefined)) return;
    event.preventDefault();
    if (key === 'next' || key === 'previous' || key === 'back') return onMove(id, key);
    // The line may leave the list.
    onMove(id, 'next');
    onMark(id, key === 'spam' ? { spam: !spam } : { state: key });
  }
  const titleOf = (form: string) => choices.forms.find(({ id }) => id === form)?.title ?? form;
  const languageName = (code: string) =>
    choices.languages.find((language) => language.code === code)?.name ?? code;
  const nameOf = (email: string) => choices.colleagues.find((each) => each.email === email)?.name ?? email;
  return (
    <Rows aria-label={texts('requests.title')}>
      {requests.map((request) => {
        const { id, form, language, receivedAt, sender, excerpt, assignedTo } = request;
        return (
          <li key={id}>
            <RowLink
              to={`/requests/${id}${search}`}
              data-request={id}
              aria-current={id === open ? 'true' : undefined}
              onKeyDown={(event) => press(event, request)}
            >
              <small>
                {titleOf(form)} · {dates.moment(receivedAt)} · {languageName(language)}
                {assignedTo !== null && ` · ${texts('requests.assignedTo', { name: nameOf(assignedTo) })}`}
              </small>
              <strong>{sender || texts('requests.nameless')}</strong>
              <Excerpt>{excerpt}</Excerpt>
            </RowLink>
          </li>
        );
      })}
    </Rows>
  );
}
