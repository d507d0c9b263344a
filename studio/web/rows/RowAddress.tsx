import { useState } from 'react';
import type { RowTable } from '../../api/constants.ts';
import type { FieldProblem } from '../../rows/row-problems.ts';
import { callApi } from '../api-client.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Card, Soft } from '../ui/layout.tsx';
import { useAfterPause } from '../use-after-pause.ts';
import { RowField } from './RowField.tsx';
import type { Fields } from './row-fields.ts';

interface RowAddressProps {
  readonly table: RowTable;
  /** `null` before it is saved. */
  readonly savedName: string | null;
  readonly typed: Fields;
  readonly problems: readonly FieldProblem[];
  /** A row once public keeps its address: others link to it. */
  readonly isFixed: boolean;
  readonly isReadOnly: boolean;
  readonly onType: (fields: Fields) => void;
}

/** Address of the page of a row, and for a project, of the work itself. */
export function RowAddress(props: RowAddressProps) {
  const { table, savedName, typed, problems, isFixed, isReadOnly, onType } = props;
  const texts = useInterfaceTexts();
  const name = typed.name ?? '';
  const isTaken = useIsNameTaken(table, name, savedName);
  return (
    <Card>
      <h2>{texts('rows.address')}</h2>
      <RowField
        field="name"
        label={texts('rows.name')}
        help={texts(isFixed ? 'rows.nameFixed' : 'rows.nameHelp')}
        value={name}
        maxLength={120}
        readOnly={isFixed}
        problems={problems}
        onType={(value) => onType({ name: value })}
      />
      <Soft role="status">{isTaken ? texts('failures.name-taken') : ''}</Soft>
      {table === 'projects' && (
        <RowField
          field="link"
          label={texts('rows.link')}
          help={texts('rows.linkHelp')}
          value={typed.link ?? ''}
          type="url"
          maxLength={2_000}
          readOnly={isReadOnly}
          problems={problems}
          onType={(value) => onType({ link: value })}
        />
      )}
    </Card>
  );
}

/** Milliseconds after the last key until the server is asked. */
const PAUSE_MS = 400;

/** Returns true if the name is taken. */
function useIsNameTaken(table: RowTable, name: string, savedName: string | null): boolean {
  const [takenName, setTakenName] = useState<string | null>(null);
  useAfterPause(name === '' || name === savedName ? null : name, PAUSE_MS, async (signal) => {
    const question = callApi('GET /row-names/:table/:name', { params: { table, name }, signal });
    const answer = await question.catch(() => null);
    if (answer && !answer.isFree) setTakenName(name);
  });
  return takenName === name && name !== savedName;
}
