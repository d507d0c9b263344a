import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CalendarEntry } from '../../api/content-api.ts';
import type { Draft, PendingDraft } from '../../api/drafts-api.ts';
import type { Publication } from '../../api/publications-api.ts';
import { useChange } from '../actions.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { startPractice } from '../practice/practice.ts';
import { hasPractised, isPractising } from '../practice/practice-mode.ts';
import { useWorkplace } from '../session.ts';
import { PlainButton, SecondaryButton, SecondaryLink } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';
import { from, space } from '../ui/tokens.ts';
import type { HomeData } from './load-home.ts';

const Cards = styled(Stack)({
  gap: space[4],
  [from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  },
});

const MAX_ENTRIES = 3;

/** Start of a working day: pending tasks and recent publications. */
export function HomeScreen({ data: { requests, calendar, publications, drafts } }: Loaded<HomeData>) {
  const texts = useInterfaceTexts();
  const { session, draft } = useWorkplace();
  const awaitingCount = draft.awaiting.length;
  return (
    <ScreenMain>
      <ScreenHead title={texts('home.title', { name: session.person?.name ?? '' })} />
      {!isPractising() && !hasPractised() && <Practice />}
      <Cards>
        <Part title={texts('screens.requests')} to="/requests" label={texts('home.toRequests')}>
          <p>
            {requests === null
              ? texts('failures.database-unavailable')
              : texts('home.requests', { count: requests })}
          </p>
        </Part>
        <OwnDraft draft={draft} />
        {drafts.length > 0 && <Drafts drafts={drafts} />}
        <Part title={texts('screens.waiting')} to="/waiting" label={texts('home.toWaiting')}>
          <p>
            {awaitingCount === 0 ? texts('waiting.none') : texts('home.waiting', { count: awaitingCount })}
          </p>
        </Part>
        <Dates entries={calendar} />
        <RecentPublications publications={publications} />
      </Cards>
    </ScreenMain>
  );
}

/** Practice for the first hour: changing a price without publishing it. */
function Practice() {
  const texts = useInterfaceTexts();
  return (
    <Card>
      <h2>{texts('home.practice')}</h2>
      <p>{texts('home.practiceHelp')}</p>
      <SecondaryButton onClick={startPractice}>{texts('home.practiceStart')}</SecondaryButton>
    </Card>
  );
}

interface PartProps {
  readonly title: string;
  /** Address of all of it. */
  readonly to: string;
  readonly label: string;
  readonly children: ReactNode;
}

function Part({ title, to, label, children }: PartProps) {
  return (
    <Card>
      <h2>{title}</h2>
      {children}
      <Row>
        <SecondaryLink to={to}>{label}</SecondaryLink>
      </Row>
    </Card>
  );
}

function OwnDraft({ draft }: { readonly draft: Draft }) {
  const texts = useInterfaceTexts();
  const count = draft.changes.length;
  const errors = draft.problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Part title={texts('screens.changes')} to="/changes" label={texts('home.toChanges')}>
      <p>{count === 0 ? texts('changes.none') : texts('home.changes', { count })}</p>
      {errors > 0 && <p>{texts('changes.stopped', { count: errors })}</p>}
    </Part>
  );
}

/** Drafts of others, which await a person who may publish. */
function Drafts({ drafts }: { readonly drafts: readonly PendingDraft[] }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { change, isBusy, failure } = useChange();
  return (
    <Card>
      <h2>{texts('home.drafts')}</h2>
      <Soft>{texts('home.draftsHelp')}</Soft>
      <ul>
        {drafts.map(({ email, changes, at }) => (
          <li key={email}>
            <Row>
              <span>
                {email}: {texts('home.changes', { count: changes })}, {dates.moment(at)}
              </span>
              <PlainButton
                disabled={isBusy}
                onClick={() => change('POST /drafts/:email/take', { params: { email } })}
              >
                {texts('home.take')}
              </PlainButton>
            </Row>
          </li>
        ))}
      </ul>
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

function Dates({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  return (
    <Part title={texts('screens.calendar')} to="/calendar" label={texts('home.toCalendar')}>
      {entries.length === 0 ? (
        <p>{texts('home.noDates')}</p>
      ) : (
        <ul>
          {entries.slice(0, MAX_ENTRIES).map(({ day, kind, label, source }) => (
            <li key={`${day} ${kind} ${source}`}>
              {dates.day(day)}: {texts(`calendar.${kind}`, { label })}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function RecentPublications({ publications }: { readonly publications: readonly Publication[] }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  return (
    <Part title={texts('home.lately')} to="/history" label={texts('home.toHistory')}>
      {publications.length === 0 && <p>{texts('history.none')}</p>}
      <Stack as="ul">
        {publications.slice(0, MAX_ENTRIES).map(({ id, at, person, lines }) => (
          <li key={id}>
            <Soft>
              {dates.moment(at)} · {person}
            </Soft>
            {lines[0]}
          </li>
        ))}
      </Stack>
    </Part>
  );
}
