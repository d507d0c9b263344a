import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProblemView } from '../../api/content-api.ts';
import type { DraftChange, ImpactView } from '../../api/drafts-api.ts';
import type { Publication } from '../../api/publications-api.ts';
import { useChange } from '../actions.ts';
import { callApi } from '../api-client.ts';
import { ConflictChoice } from '../edit/ConflictChoice.tsx';
import { getProblemKey, Problem } from '../edit/Problem.tsx';
import { useSave } from '../edit/use-save.ts';
import { interfaceLanguage, useInterfaceTexts } from '../interface-texts.ts';
import { PRACTISED } from '../practice/PracticeGuide.tsx';
import { isPractising } from '../practice/practice-mode.ts';
import { useLanguageName, useWorkplace } from '../session.ts';
import { OtherScreen, PlainButton, PublishButton } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';
import { ScreenHead, ScreenMain } from '../ui/Screen.tsx';
import { colour, size, space } from '../ui/tokens.ts';

/** The draft before it is live: its changes for visitors, blocking problems, and missing translations. */
export function ChangesScreen() {
  const texts = useInterfaceTexts();
  const { draft, session } = useWorkplace();
  const { change, isBusy: isPublishing, ...publishing } = useChange<'POST /publications' | 'DELETE /draft'>();
  const errors = draft.problems.filter(({ severity }) => severity === 'error');
  const warnings = draft.problems.filter(({ severity }) => severity === 'warning');
  const outcome = isPublishing ? undefined : publishing.outcome;
  const isWriter = session.person?.role === 'writer';
  const navigate = useNavigate();
  const readyVersion = draft.mayPublish && !isPractising() ? draft.version : null;
  useEffect(() => {
    // The server renders the draft in the meantime; if it fails, publishing only takes longer.
    if (readyVersion !== null) callApi('POST /publications/prepare').catch(() => {});
  }, [readyVersion]);

  async function publish() {
    if (!isPractising()) return change('POST /publications');
    await change('DELETE /draft');
    await navigate(`/changes?${PRACTISED}`);
  }

  return (
    <ScreenMain>
      <ScreenHead title={texts('changes.title')} />
      <div role="status">
        {isPublishing && <Progress>{texts('changes.publishing')}</Progress>}
        {!isPublishing && !draft.isChecked && draft.changes.length > 0 && <p>{texts('changes.checking')}</p>}
        {outcome?.kind === 'done' && 'sent' in outcome.result && <Published publication={outcome.result} />}
        <Unsent />
      </div>
      {outcome?.kind === 'failed' && <Failure failure={outcome.failure} />}
      {draft.changes.length === 0 ? (
        <p>{texts('changes.none')}</p>
      ) : (
        <>
          <Stack as="ol">
            {draft.changes.map((change) => (
              <Change key={change.id} change={change} />
            ))}
          </Stack>
          <Problems title={texts('changes.errors')} problems={errors} />
          <Problems title={texts('changes.warnings')} problems={warnings} />
          {draft.awaiting.length > 0 && (
            <Card>
              <h2>{texts('changes.awaiting')}</h2>
              <Soft>{texts('changes.awaitingHelp', { count: draft.awaiting.length })}</Soft>
              <Row>
                <OtherScreen to="/waiting">{texts('home.toWaiting')}</OtherScreen>
              </Row>
            </Card>
          )}
          <Row>
            <PublishButton disabled={!draft.mayPublish || isPublishing} onClick={publish}>
              {texts('changes.publish')}
            </PublishButton>
            <UndoAll />
          </Row>
          {isWriter && <Soft>{texts('changes.writer')}</Soft>}
          {!isWriter && errors.length > 0 && (
            <Soft>{texts('changes.stopped', { count: errors.length })}</Soft>
          )}
        </>
      )}
    </ScreenMain>
  );
}

const moveBackground = keyframes({
  from: { backgroundPositionX: '100%' },
  to: { backgroundPositionX: '-100%' },
});

/** The current step, above a line that moves until it is done. */
const Progress = styled.p({
  paddingBlockEnd: space[3],
  background: `linear-gradient(90deg, ${colour('line')}, ${colour('ice')}, ${colour('line')}) bottom / 200% 4px no-repeat`,
  '@media (prefers-reduced-motion: no-preference)': { animation: `${moveBackground} 1.5s linear infinite` },
});

function Published({ publication }: { readonly publication: Publication }) {
  const texts = useInterfaceTexts();
  const { session } = useWorkplace();
  return (
    <p>
      {texts(session.local ? 'changes.publishedHere' : 'changes.published')}{' '}
      {publication.sent.kind === 'pull-request' ? (
        <a href={publication.sent.address}>{texts('changes.pullRequest')}</a>
      ) : (
        <Link to="/history">{texts('screens.history')}</Link>
      )}
    </p>
  );
}

/** All users' publications that are live but not sent on, with the reason. */
export function Unsent() {
  const texts = useInterfaceTexts();
  const { count, problem } = useWorkplace().draft.unsent;
  if (count === 0) return null;
  return (
    <p>
      {texts('changes.unsent', { count })} {texts(`changes.unsentReasons.${problem ?? 'sending'}`)}
    </p>
  );
}

/** One change of the draft in words, which can be undone separately. */
function Change({ change }: { readonly change: DraftChange }) {
  const texts = useInterfaceTexts();
  const { draft } = useWorkplace();
  const saving = useSave();
  const conflicts = draft.conflicts.filter((conflict) => conflict.change === change.id);
  return (
    <Card as="li">
      {change.impact.map((impact) => (
        <Impact key={`${impact.name} ${impact.label}`} impact={impact} />
      ))}
      {change.impact.length === 0 && change.names.map((name) => <p key={name}>{name}</p>)}
      {change.impact.length + change.names.length === 0 && !draft.isChecked && <Soft>…</Soft>}
      {change.by !== undefined && <Soft>{texts('changes.by', { person: change.by })}</Soft>}
      {conflicts.map(({ conflict }) =>
        conflict.reason === 'changed' ? (
          <ConflictChoice key={JSON.stringify(conflict.edit)} conflict={conflict} save={saving.save} />
        ) : (
          <p key={JSON.stringify(conflict.edit)} role="alert">
            {texts(`conflict.reasons.${conflict.reason}`)}
          </p>
        ),
      )}
      <UndoChange id={change.id} />
    </Card>
  );
}

const Values = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[3]}`,
  '& del': { color: colour('ink-soft') },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  '& small': { minWidth: '4.5rem', fontSize: size.small, color: colour('ink-soft') },
});

/** Changes for visitors: before, after, where. */
export function Impact({ impact }: { readonly impact: ImpactView }) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const { name, label, values, pages, everyPage } = impact;
  const getPageTitle = (path: string) => {
    const titles = outline.pages.find((page) => page.path === path)?.titles ?? {};
    return titles[interfaceLanguage] ?? Object.values(titles)[0] ?? path;
  };
  const getLanguageName = useLanguageName();
  return (
    <Stack>
      <strong>{[name, label].filter(Boolean).join(': ')}</strong>
      {values.map(({ languages, before, after }) => (
        <Values key={languages.join()}>
          <small>{languages.map(getLanguageName).join(', ')}</small>
          {before !== null && <del lang={languages[0]}>{before}</del>}
          {after !== null && <ins lang={languages[0]}>{after}</ins>}
        </Values>
      ))}
      <Soft>
        {everyPage
          ? texts('changes.everyPage')
          : texts('changes.onPages', { pages: pages.map(getPageTitle).join(', ') })}
      </Soft>
    </Stack>
  );
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly ProblemView[];
}

function Problems({ title, problems }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <Card>
      <h2>{title}</h2>
      <Stack as="ul">
        {problems.map((problem) => (
          <Problem key={getProblemKey(problem)} problem={problem} isElsewhere />
        ))}
      </Stack>
    </Card>
  );
}

function UndoAll() {
  const texts = useInterfaceTexts();
  const { changes } = useWorkplace().draft;
  const { change, isBusy, failure } = useChange();
  return (
    <Row>
      <ConfirmDialog
        disabled={isBusy}
        button={texts('changes.undoAll')}
        question={texts('changes.undoAllQuestion', { count: changes.length })}
        confirm={texts('changes.undoAll')}
        onConfirm={() => change('DELETE /draft')}
      />
      {failure && <Failure failure={failure} />}
    </Row>
  );
}

function UndoChange({ id }: { readonly id: string }) {
  const texts = useInterfaceTexts();
  const { change, isBusy, failure } = useChange();
  return (
    <Row>
      <PlainButton disabled={isBusy} onClick={() => change('DELETE /draft/changes/:id', { params: { id } })}>
        {texts('changes.undo')}
      </PlainButton>
      {failure && <Failure failure={failure} />}
    </Row>
  );
}
