import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProblemView } from '../../api/content-api.ts';
import { useChange } from '../actions.ts';
import { getProblemKey, Problem } from '../edit/Problem.tsx';
import { ScreenHead, WidePage } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { getTitleIn } from '../pages/pages-actions.ts';
import { useWorkplace } from '../session.ts';
import { PrimaryLink } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure, Nothing } from '../ui/feedback.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Row, Rows, Soft, Stack } from '../ui/layout.tsx';
import { type State, StateMark } from '../ui/StateMark.tsx';
import { colour, radius, space } from '../ui/tokens.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { groupByPage, type PageChanges } from './net-changes.ts';
import { PublishMenu } from './PublishMenu.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { Unsent } from './Unsent.tsx';

const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media (min-width: 68.75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21rem' },
});

const Box = styled.section({
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    padding: `${space[2]} ${space[4]}`,
    borderBottom: `1px solid ${colour('line')}`,
  },
});

/** The draft before it is live: what differs for visitors, page by page, and what stops it from going out. */
export function ChangesScreen() {
  const texts = useInterfaceTexts();
  const { draft, outline } = useWorkplace();
  const groups = groupByPage(draft.changes, outline.pages);
  return (
    <WidePage>
      <ScreenHead title={texts('changes.title')}>
        <UndoButtons />
        <PublishMenu />
      </ScreenHead>
      <Unsent />
      {groups.length === 0 ? (
        <Nothing
          title={texts('changes.none')}
          action={<PrimaryLink to="/edit">{texts('changes.toPages')}</PrimaryLink>}
        >
          {texts('changes.noneHelp')}
        </Nothing>
      ) : (
        <Columns>
          <Stack>
            <UndoAll />
            {groups.map((group) => (
              <PageBox key={group.page} group={group} />
            ))}
          </Stack>
          <BeforeItGoesOut />
        </Columns>
      )}
    </WidePage>
  );
}

function PageBox({ group: { page, changes } }: { readonly group: PageChanges }) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const titles = outline.pages.find(({ path }) => path === page)?.titles ?? {};
  const title = getTitleIn(titles, outline.languages[0]?.code);
  return (
    <Box>
      <header>
        <Icon name={page === null ? 'layers' : 'panels-top-left'} />
        <h2>{page === null ? texts('changes.severalPages') : title || page}</h2>
        {title && <Soft>{page}</Soft>}
      </header>
      <Rows as="ol">
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </Rows>
    </Box>
  );
}

function UndoAll() {
  const texts = useInterfaceTexts();
  const { changes } = useWorkplace().draft;
  const { change, isBusy, failure } = useChange();
  const count = changes.length;
  return (
    <Row>
      <h2>{texts('changes.count', { count })}</h2>
      <ConfirmDialog
        disabled={isBusy}
        button={texts('changes.undoAll')}
        question={texts('changes.undoAllQuestion', { count })}
        confirm={texts('changes.undoAll')}
        onConfirm={() => change('DELETE /draft')}
      />
      {failure && <Failure failure={failure} />}
    </Row>
  );
}

const Checks = styled.ul({
  display: 'grid',
  gap: space[3],
  padding: space[4],
});

const Line = styled.li({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[2],
  '& > svg': { marginBlockStart: 2 },
});

/** What the checks have found, each problem once, and texts that await a translation. */
function BeforeItGoesOut() {
  const texts = useInterfaceTexts();
  const { draft, session } = useWorkplace();
  const problems = [...new Map(draft.problems.map((each) => [getProblemKey(each), each])).values()];
  const isError = ({ severity }: ProblemView) => severity === 'error';
  const sorted = [...problems.filter(isError), ...problems.filter((each) => !isError(each))];
  const awaitingCount = draft.awaiting.length;
  const isFine = draft.isChecked && problems.length === 0;
  return (
    <Box as="aside" aria-label={texts('changes.before')}>
      <header>
        <h2>{texts('changes.before')}</h2>
      </header>
      <Checks>
        {!draft.isChecked && (
          <li>
            <p role="status">{texts('changes.checking')}</p>
          </li>
        )}
        {sorted.map((problem) => (
          <Problem key={getProblemKey(problem)} problem={problem} isElsewhere />
        ))}
        {awaitingCount > 0 && (
          <Check state="awaiting">
            {texts('changes.awaitingHelp', { count: awaitingCount })}{' '}
            <Link to="/waiting">{texts('changes.translate')}</Link>
          </Check>
        )}
        {isFine && <Check state="live">{texts('changes.fine')}</Check>}
        {session.person?.role === 'writer' && <li>{texts('changes.writer')}</li>}
      </Checks>
    </Box>
  );
}

interface CheckProps {
  readonly state: State;
  readonly children: ReactNode;
}

function Check({ state, children }: CheckProps) {
  return (
    <Line>
      <StateMark state={state} />
      <p>{children}</p>
    </Line>
  );
}
