import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { slugify } from '../../../edits/new-names.ts';
import type { RowTable } from '../../api/constants.ts';
import type { EditedRow, RowStateChange } from '../../api/rows-api.ts';
import { rowProblems } from '../../rows/row-problems.ts';
import { useDates } from '../dates.ts';
import { ScreenHead } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { PlainButton, PrimaryButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';
import { StateMark } from '../ui/StateMark.tsx';
import { colour, from, space } from '../ui/tokens.ts';
import { RowAddress } from './RowAddress.tsx';
import { RowConflicts } from './RowConflicts.tsx';
import { RowDrawing } from './RowDrawing.tsx';
import { RowPreviewFrame } from './RowPreviewFrame.tsx';
import { RowPublication } from './RowPublication.tsx';
import { RowTexts } from './RowTexts.tsx';
import { NEW_ROW } from './row-actions.ts';
import { createRow, type Fields } from './row-fields.ts';
import { useRowWork } from './use-row-work.ts';

const Split = styled.main({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: `${space[5]} ${space[4]}`,
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    paddingBlock: 0,
    '& > *': { paddingBlock: space[5] },
  },
});

const FieldColumn = styled(Stack)({
  alignContent: 'start',
  gap: space[5],
  // The bar at the bottom must not cover the focused element.
  '& input, & textarea, & button': { scrollMarginBlock: '6rem' },
});

const SaveBar = styled.div({
  position: 'sticky',
  bottom: 'var(--guide)',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginInline: `calc(-1 * ${space[4]})`,
  padding: `${space[3]} ${space[4]}`,
  borderTop: `1px solid ${colour('line')}`,
  background: colour('ground'),
});

interface RowScreenProps extends Loaded<EditedRow> {
  readonly table: RowTable;
}

/** A news item or a project: its texts in each language, its page, and its publication. */
export function RowScreen({ table, data }: RowScreenProps) {
  const { name = '' } = useParams();
  return <Editor key={`${table}/${name}`} table={table} name={name} data={data} />;
}

function Editor({ table, name, data }: RowScreenProps & { readonly name: string }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { session, outline } = useLoadedWorkplace();
  const codes = outline.languages.map(({ code }) => code);
  const original = outline.languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const [language, setLanguage] = useState(original);
  // Shows missing values of a draft or of a public row; `null` hides them.
  const [checkedAs, setCheckedAs] = useState<{ readonly isPublic: boolean } | null>(null);
  const work = useRowWork(table, name, data);
  const { row, draft, isBusy, hasConflicts, submit } = work;
  const mayWrite = row.state === 'draft' || session.person?.role !== 'writer';
  const isFixed = row.state === 'live' || row.state === 'hidden';
  const input = createRow(draft.typed, codes);
  const findProblems = (isPublic: boolean) => rowProblems(table, input, { original, isPublic });
  const isPublic = row.state !== 'draft';
  const shownProblems = checkedAs ? findProblems(checkedAs.isPublic) : [];

  /** Shows missing values, and moves to the first one. */
  function isComplete(asPublic: boolean): boolean {
    const [problem] = findProblems(asPublic);
    setCheckedAs({ isPublic: asPublic });
    if (!problem) return true;
    const [code = ''] = problem.field.split('.');
    if (codes.includes(code)) setLanguage(code);
    requestAnimationFrame(() => document.getElementById(`row-${problem.field}`)?.focus());
    return false;
  }

  function save() {
    if (isComplete(isPublic)) submit({ kind: 'save', row: input, version: draft.version });
  }

  function changeState(change: RowStateChange) {
    if (change.kind === 'publish' && !isComplete(true)) return;
    submit({ kind: 'state', row: draft.isChanged ? input : null, change });
  }

  const title = draft.typed[`${original}.title`]?.trim() || texts(`rows.${table}.new`);
  return (
    <Split
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (mayWrite && !isBusy) save();
      }}
    >
      <FieldColumn>
        <ScreenHead title={title} back={{ to: `/${table}`, label: texts(`screens.${table}`) }}>
          <StateMark state={row.state} />
          <strong>{texts(`rows.states.${row.state}`)}</strong>
        </ScreenHead>
        {!mayWrite && <p>{texts('rows.onlyPublishers')}</p>}
        {draft.foundFrom !== null && draft.isChanged && (
          <Card as="div" role="status">
            <p>{texts('rows.found', { at: dates.moment(draft.foundFrom) })}</p>
            <Row>
              <PlainButton onClick={draft.discard}>{texts('rows.discard')}</PlainButton>
            </Row>
          </Card>
        )}
        <RowConflicts table={table} typed={draft.typed} theirs={draft.conflicts} onDecide={draft.decide} />
        <RowTexts
          table={table}
          languages={outline.languages}
          original={original}
          language={language}
          onLanguage={setLanguage}
          typed={draft.typed}
          problems={shownProblems}
          isReadOnly={!mayWrite}
          onType={(fields) => draft.type(addName(fields, draft.typed, original, row))}
        />
        <Card>
          <h2>{texts('rows.picture')}</h2>
          <Soft>{texts('rows.pictureHelp')}</Soft>
          <PicturePicker
            value={draft.typed.picture || null}
            isReadOnly={!mayWrite}
            onChange={(file) => draft.type({ picture: file ?? '' })}
          />
        </Card>
        {table === 'projects' && !draft.typed.picture && (
          <RowDrawing typed={draft.typed} isReadOnly={!mayWrite} onType={draft.type} />
        )}
        <RowAddress
          table={table}
          savedName={name === NEW_ROW ? null : row.name}
          typed={draft.typed}
          problems={shownProblems}
          isFixed={!mayWrite || isFixed}
          isReadOnly={!mayWrite}
          onType={draft.type}
        />
        {name !== NEW_ROW && (
          <RowPublication
            table={table}
            row={row}
            version={draft.version}
            role={session.person?.role ?? 'writer'}
            isBusy={isBusy || hasConflicts}
            onChange={changeState}
            onDelete={() => submit({ kind: 'delete' })}
          />
        )}
        {mayWrite && <SaveState work={work} onSave={save} />}
      </FieldColumn>
      <RowPreviewFrame table={table} row={input} language={language} />
    </Split>
  );
}

/** Until it is public, a row's name follows the title, unless an editor has typed another one. */
function addName(fields: Fields, typed: Fields, original: string, { state }: EditedRow): Fields {
  const title = fields[`${original}.title`];
  const followsTitle = (typed.name ?? '') === slugify(typed[`${original}.title`] ?? '');
  return title !== undefined && state === 'draft' && followsTitle
    ? { ...fields, name: slugify(title) }
    : fields;
}

interface SaveStateProps {
  readonly work: ReturnType<typeof useRowWork>;
  readonly onSave: () => void;
}

function SaveState({ work, onSave }: SaveStateProps) {
  const texts = useInterfaceTexts();
  const { state } = useLocation();
  const { row, draft, isBusy, isDone, failure, hasConflicts } = work;
  const isSaved = isDone || (state as { readonly isSaved?: boolean } | null)?.isSaved === true;
  const idleText = isSaved ? texts('rows.saved') : '';
  return (
    <SaveBar>
      <PrimaryButton onClick={onSave} disabled={isBusy || hasConflicts}>
        {texts(row.state === 'live' ? 'rows.saveLive' : 'rows.save')}
      </PrimaryButton>
      <span role="status">
        {isBusy && texts('edit.saving')}
        {!isBusy && (draft.isChanged ? texts('rows.unsaved') : idleText)}
      </span>
      {failure && !hasConflicts && <Failure failure={failure} />}
    </SaveBar>
  );
}
