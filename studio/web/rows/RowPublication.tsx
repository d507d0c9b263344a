import { useState } from 'react';
import type { Role, RowTable } from '../../api/constants.ts';
import type { EditedRow, RowStateChange } from '../../api/rows-api.ts';
import { DateControl } from '../DateControl.tsx';
import { useDates } from '../dates.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';

interface RowPublicationProps {
  readonly table: RowTable;
  readonly row: EditedRow;
  readonly version: string;
  readonly role: Role;
  readonly isBusy: boolean;
  readonly onChange: (change: RowStateChange) => void;
  readonly onDelete: () => void;
}

/** Publication of a row. Unsaved changes are saved before publishing. */
export function RowPublication(props: RowPublicationProps) {
  const { table, row, version, role, isBusy, onChange, onDelete } = props;
  const { state, publishedAt } = row;
  const texts = useInterfaceTexts();
  const dates = useDates();
  const [chosenTime, setChosenTime] = useState(publishedAt ? toLocalTime(publishedAt) : '');
  const [isComplete, setIsComplete] = useState(true);
  const isPublisher = role !== 'writer';
  const publicationDate = chosenTime === '' ? null : new Date(chosenTime);
  const isLater = publicationDate !== null && publicationDate.getTime() > Date.now();
  const publishLabel = isLater ? 'rows.schedule' : 'rows.publish';
  return (
    <Card>
      <h2>{texts('rows.publication')}</h2>
      <p>
        {publishedAt === null
          ? texts('rows.isDraft')
          : texts(`rows.since.${state}`, { at: dates.moment(publishedAt) })}
      </p>
      {!isPublisher && <Soft>{texts('rows.writer')}</Soft>}
      {isPublisher && state !== 'hidden' && (
        <>
          <Stack as="label">
            {texts(state === 'live' ? 'rows.date' : 'rows.when')}
            <DateControl
              type="datetime-local"
              value={chosenTime}
              onChange={setChosenTime}
              onCheck={setIsComplete}
              describedBy="row-when-help"
            />
          </Stack>
          <Soft id="row-when-help">{texts('rows.whenHelp', { zone: getTimeZone() })}</Soft>
          <Row>
            <SecondaryButton
              disabled={isBusy || !isComplete}
              onClick={() =>
                onChange({ kind: 'publish', at: publicationDate?.toISOString() ?? null, version })
              }
            >
              {texts(state === 'live' ? 'rows.redate' : publishLabel)}
            </SecondaryButton>
            {state === 'scheduled' && (
              <PlainButton disabled={isBusy} onClick={() => onChange({ kind: 'unpublish', version })}>
                {texts('rows.unpublish')}
              </PlainButton>
            )}
          </Row>
        </>
      )}
      {isPublisher && (state === 'live' || state === 'hidden') && (
        <Row>
          <SecondaryButton
            disabled={isBusy}
            onClick={() => onChange({ kind: state === 'live' ? 'hide' : 'show', version })}
          >
            {texts(state === 'live' ? 'rows.hide' : 'rows.show')}
          </SecondaryButton>
        </Row>
      )}
      {state === 'draft' && (
        <Row>
          <PlainButton
            disabled={isBusy}
            onClick={() => window.confirm(texts(`rows.${table}.deleteQuestion`)) && onDelete()}
          >
            {texts('rows.delete')}
          </PlainButton>
        </Row>
      )}
    </Card>
  );
}

/** A moment in local time, in the format of its control. @param at ISO 8601 */
function toLocalTime(at: string): string {
  const date = new Date(at);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function getTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
