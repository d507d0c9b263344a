import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useChange } from '../actions.ts';
import { getFindAddress } from '../addresses.ts';
import { callApi } from '../api-client.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PRACTISED } from '../practice/PracticeGuide.tsx';
import { isPractising } from '../practice/practice-mode.ts';
import { useWorkplace } from '../session.ts';
import { PublishButton, SecondaryButton, SecondaryLink } from '../ui/buttons.tsx';
import { movingLine } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cut } from '../ui/layout.tsx';
import { popover } from '../ui/Menu.tsx';
import { StateMark } from '../ui/StateMark.tsx';
import { colour, radius, size, space } from '../ui/tokens.ts';
import { describeInLine } from './net-changes.ts';
import { useLanguageList } from './use-language-list.ts';

/** Changes that the popover lists. */
const MAX_LINES = 3;

const Count = styled.b({
  padding: '0 .3rem',
  borderRadius: radius.chip,
  background: colour('press'),
  fontSize: size.small,
});

const Running = styled.span(movingLine, { padding: space[2], fontWeight: 600 });

/** In lava once the checks have found nothing. */
const Trigger = styled(SecondaryButton)({
  '&[data-ready]': {
    borderColor: 'transparent',
    background: colour('lava'),
    color: colour('on-lava'),
    '&:hover:not(:disabled)': { background: colour('lava-strong') },
  },
});

const Panel = styled.section(popover, {
  width: 'min(24rem, 92vw)',
  padding: 0,
  '&:popover-open': { display: 'grid' },
  '& > div': { display: 'grid', gap: space[2], padding: space[4] },
  '& > footer': { padding: space[4], borderTop: `1px solid ${colour('line')}` },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: space[3], fontSize: size.small },
  '& li > span + span': { flex: 'none', color: colour('ink-soft') },
  '& p': { display: 'flex', alignItems: 'center', gap: space[2], fontSize: size.small },
});

/**
 * Publishes the draft from any screen: a button that says how much is not live yet, over a summary of it. If the draft
 * cannot go out, the button says so and opens the first problem. Ctrl+Enter presses it.
 */
export function PublishMenu() {
  const texts = useInterfaceTexts();
  const { draft, outline, session } = useWorkplace();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { isBusy: isPublishing, publish } = usePublish();
  const isWriter = session.person?.role === 'writer';
  const count = draft.changes.length;
  const errors = draft.problems.filter(({ severity }) => severity === 'error');
  const problemCount = errors.length + draft.conflicts.length;
  const anchor = `--publish${id.replace(/\W/g, '')}`;
  usePreparation(isOpen && draft.mayPublish ? draft.version : null);
  useEffect(() => listenForEnter(() => panel.current), []);
  useEffect(() => {
    const confirm = panel.current?.querySelector<HTMLElement>('[data-confirm]');
    if (isOpen) (confirm ?? panel.current)?.focus();
  }, [isOpen]);

  if (isPublishing) return <Running role="status">{texts('publish.running')}</Running>;
  if (count === 0) return <PublishButton disabled>{texts('publish.publish')}</PublishButton>;
  if (problemCount > 0 && !isWriter) {
    const [source] = draft.conflicts.length > 0 ? [] : errors.flatMap((problem) => problem.source ?? []);
    return (
      <SecondaryLink
        data-publish
        to={source ? getFindAddress(outline.languages[0]?.code, source) : '/changes'}
      >
        <StateMark state="problem" />
        {texts('publish.problems', { count: problemCount })}
      </SecondaryLink>
    );
  }
  return (
    <>
      <Trigger
        data-publish
        data-ready={draft.isChecked && !isWriter ? '' : undefined}
        popoverTarget={id}
        aria-busy={!draft.isChecked}
        style={{ anchorName: anchor }}
      >
        {!draft.isChecked && <Icon name="loader-circle" />}
        {texts(isWriter ? 'screens.changes' : 'publish.publish')} <Count>{count}</Count>
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        tabIndex={-1}
        aria-label={texts('publish.title')}
        style={{ positionAnchor: anchor, positionArea: 'bottom span-left' }}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <>
            <Summary />
            <footer>
              {isWriter ? (
                <p>{texts('changes.writer')}</p>
              ) : (
                <PublishButton
                  data-confirm
                  onClick={() => {
                    panel.current?.hidePopover();
                    void publish();
                  }}
                >
                  {texts('publish.now')}
                </PublishButton>
              )}
            </footer>
          </>
        )}
      </Panel>
    </>
  );
}

/** What goes out, in a few lines. */
function Summary() {
  const texts = useInterfaceTexts();
  const { draft } = useWorkplace();
  const warnings = draft.problems.filter(({ severity }) => severity === 'warning');
  const lines = draft.changes.map((change) => ({ id: change.id, line: describeInLine(change) }));
  const more = lines.length - MAX_LINES;
  const listLanguages = useLanguageList();
  return (
    <div>
      <h2>{texts('publish.title')}</h2>
      <ul>
        {lines.slice(0, MAX_LINES).map(({ id, line }) => (
          <li key={id}>
            <Cut>
              <b>{line?.name ?? '…'}</b>
            </Cut>
            <span>
              {line?.value ? (
                <>
                  {line.value.before !== null && <del>{line.value.before}</del>} <ins>{line.value.after}</ins>
                </>
              ) : (
                line && listLanguages(line.languages)
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {more > 0 && texts('publish.more', { count: more })} <Link to="/changes">{texts('publish.all')}</Link>
      </p>
      <p>
        {draft.isChecked && <StateMark state={warnings.length > 0 ? 'warning' : 'live'} />}
        {texts(draft.isChecked ? 'publish.fine' : 'changes.checking')}{' '}
        {draft.isChecked && warnings.length > 0 && texts('publish.warnings', { count: warnings.length })}
      </p>
    </div>
  );
}

/** Publishes the draft; a practice draft is only emptied. All places that publish share the state. */
function usePublish() {
  const { change, isBusy } = useChange<'POST /publications' | 'DELETE /draft'>('publication');
  const navigate = useNavigate();
  return {
    isBusy,
    async publish() {
      if (!isPractising()) return change('POST /publications');
      await change('DELETE /draft', { query: { forget: '1' } });
      await navigate(`/changes?${PRACTISED}`);
    },
  };
}

/** Lets the server render the draft while its summary is read. @param version null if it cannot be published */
function usePreparation(version: number | null): void {
  const prepare = useEffectEvent(() => {
    // If it fails, publishing only takes longer.
    if (!isPractising()) callApi('POST /publications/prepare').catch(() => {});
  });
  useEffect(() => {
    if (version !== null) prepare();
  }, [version]);
}

/** Ctrl+Enter opens the summary, and publishes from there. */
function listenForEnter(getPanel: () => HTMLElement | null): () => void {
  const act = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (document.querySelector('dialog[open]')) return;
    const isOpen = getPanel()?.matches(':popover-open');
    const button = document.querySelector<HTMLElement>(isOpen ? '[data-confirm]' : '[data-publish]');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  };
  window.addEventListener('keydown', act, true);
  return () => window.removeEventListener('keydown', act, true);
}
