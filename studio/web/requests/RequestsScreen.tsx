import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useNavigate, useParams, useSearchParams } from 'react-router';
import { requestFolders } from '../../api/constants.ts';
import type { RequestChange, RequestChoices, RequestList, RequestMarks } from '../../api/requests-api.ts';
import { type ActionResult, useAttempt } from '../actions.ts';
import { ScreenHead, WidePage } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useWorkplace } from '../session.ts';
import { OtherScreen, PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Disclosure, Row, Soft, Stack } from '../ui/layout.tsx';
import { from, space } from '../ui/tokens.ts';
import type { MailKey } from './mail-keys.ts';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestRows } from './RequestRows.tsx';
import { Retention } from './Retention.tsx';
import type { LoadedRequests } from './request-loaders.ts';
import { saveFile } from './save-file.ts';
import { useRequestList } from './use-request-list.ts';

/** Either the list or one request on a phone, both on a laptop. */
const Panes = styled(Stack)({
  gap: space[5],
  alignItems: 'start',
  '&[data-open] > [data-list]': { display: 'none' },
  [from.laptop]: {
    '&[data-open]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    '&[data-open] > [data-list]': { display: 'grid' },
  },
});

/** An open request needs the room on a phone. */
const Intro = styled(Row)({
  rowGap: 0,
  '&[data-open]': { display: 'none' },
  [from.laptop]: { '&[data-open]': { display: 'flex' } },
});

/** Data of the list for an open request. */
export interface RequestContext {
  readonly choices: RequestChoices;
  readonly mark: (id: string, change: RequestChange) => Promise<ActionResult<RequestMarks>>;
  /** Handles keys that affect more than the request. */
  readonly move: (id: string, key: MailKey) => void;
  readonly refresh: () => Promise<void>;
  /** The address of the list, with its filter. */
  readonly listAddress: string;
}

/** All requests of visitors: a list, and the open request. */
export function RequestsScreen({ data }: Loaded<LoadedRequests>) {
  // A new filter means a new list.
  return <Requests key={data.query} data={data} />;
}

function Requests({ data: { choices, list: firstPage, query } }: Loaded<LoadedRequests>) {
  const texts = useInterfaceTexts();
  const { session } = useWorkplace();
  const { list, newCount, refresh, loadMore } = useRequestList(firstPage, query);
  const { id: openId } = useParams();
  const [address] = useSearchParams();
  const [message, setMessage] = useState('');
  const { attempt, failure } = useAttempt();
  const search = address.size === 0 ? '' : `?${address}`;
  const listAddress = `/requests${search}`;
  const move = useMoves(list, listAddress, search, openId);

  async function mark(id: string, change: RequestChange): Promise<ActionResult<RequestMarks>> {
    const outcome = await attempt('PATCH /requests/:id', { params: { id }, body: change });
    if (outcome.kind === 'done') {
      const { spam, state } = outcome.result;
      if (change.state !== undefined || change.spam !== undefined)
        setMessage(texts(`requests.done.${spam ? 'spam' : state}`));
      await refresh().catch(() => {});
    }
    return outcome;
  }
  async function save() {
    const outcome = await attempt('POST /requests/export', {
      body: { ...Object.fromEntries(new URLSearchParams(query)), folder: getFolder(query) },
    });
    if (outcome.kind === 'failed') return;
    saveFile(outcome.result);
    setMessage(texts('requests.exported', { count: outcome.result.count }));
  }

  const context: RequestContext = { choices, mark, move, refresh, listAddress };
  return (
    <WidePage>
      <ScreenHead title={texts('requests.title')}>
        <Intro data-open={openId === undefined ? undefined : ''}>
          <OtherScreen to="/requests/statistics">{texts('requests.statistics.title')}</OtherScreen>
          {session.person?.role === 'admin' && (
            <>
              <OtherScreen to="/requests/person">{texts('person.title')}</OtherScreen>
              <OtherScreen to="/people/log">{texts('audit.title')}</OtherScreen>
            </>
          )}
        </Intro>
      </ScreenHead>
      <Panes data-open={openId === undefined ? undefined : ''}>
        <Stack data-list>
          <RequestFilters choices={choices} counts={list.counts} />
          {list.spooled > 0 && <Soft>{texts('requests.spooled', { count: list.spooled })}</Soft>}
          {list.requests.length === 0 && <p>{texts(getEmptyText(query, list))}</p>}
          <RequestRows
            requests={list.requests}
            choices={choices}
            search={search}
            onMark={mark}
            onMove={move}
          />
          <Row>
            {list.next !== null && (
              <SecondaryButton onClick={() => loadMore()}>{texts('requests.more')}</SecondaryButton>
            )}
            {list.requests.length > 0 && <PlainButton onClick={save}>{texts('requests.export')}</PlainButton>}
          </Row>
          <div>
            <Disclosure>
              <summary>{texts('requests.keysTitle')}</summary>
              <Soft>{texts('requests.keys')}</Soft>
            </Disclosure>
            <Retention choices={choices} />
          </div>
        </Stack>
        <Outlet context={context} />
      </Panes>
      <div role="status">
        <p>{message}</p>
        <p>{newCount > 0 ? texts('requests.arrived', { count: newCount }) : ''}</p>
      </div>
      {failure && <Failure failure={failure} />}
    </WidePage>
  );
}

/** Moves the focus through the list, or the open request to the next one. */
function useMoves(list: RequestList, listAddress: string, search: string, openId: string | undefined) {
  const navigate = useNavigate();
  const lastOpenId = useRef(openId);
  /** The request that is loading while this one is still shown: a key may be pressed again before it arrives. */
  const loadingId = useRef<string | null>(null);
  // Closing a request focuses its row in the list.
  useEffect(() => {
    if (openId === undefined && lastOpenId.current !== undefined) focusRow(lastOpenId.current);
    lastOpenId.current = openId;
    loadingId.current = null;
  }, [openId]);
  return (id: string, key: MailKey): void => {
    if (key === 'back') void navigate(listAddress);
    if (key !== 'next' && key !== 'previous') return;
    const isOpen = openId === id && !document.activeElement?.closest('[data-request]');
    const currentId = (isOpen && loadingId.current) || id;
    const index = list.requests.findIndex((request) => request.id === currentId);
    const nextRequest = list.requests[index + (key === 'next' ? 1 : -1)];
    if (!nextRequest) return;
    if (isOpen) {
      loadingId.current = nextRequest.id;
      void navigate(`/requests/${nextRequest.id}${search}`);
    } else focusRow(nextRequest.id);
  };
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-request="${CSS.escape(id)}"]`)?.focus();
}

function getFolder(query: string) {
  const folderName = new URLSearchParams(query).get('folder');
  return requestFolders.find((folder) => folder === folderName) ?? 'new';
}

/** No requests at all, none left to do, or none that match. */
function getEmptyText(query: string, { counts }: RequestList): string {
  const folder = getFolder(query);
  if (new URLSearchParams(query).size > 1) return 'requests.empty.filtered';
  if (folder !== 'new') return `requests.empty.${folder}`;
  return requestFolders.every((each) => counts[each] === 0) ? 'requests.empty.all' : 'requests.empty.new';
}
