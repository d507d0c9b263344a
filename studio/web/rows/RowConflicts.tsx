import styled from '@emotion/styled';
import { pictureAddress } from '../../../app/site/picture-files.ts';
import type { RowTable } from '../../api/constants.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLanguageName } from '../session.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Card, Row, Stack } from '../ui/layout.tsx';
import { space } from '../ui/tokens.ts';
import type { Fields } from './row-fields.ts';

const Both = styled.dl({
  display: 'grid',
  gap: space[3],
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface RowConflictsProps {
  readonly table: RowTable;
  readonly typed: Fields;
  /** Values written by others. */
  readonly theirs: Fields;
  readonly onDecide: (field: string, value: string) => void;
}

/** Choice between two versions of a field that two people have changed. */
export function RowConflicts({ table, typed, theirs, onDecide }: RowConflictsProps) {
  const texts = useInterfaceTexts();
  const getLanguageName = useLanguageName();
  const fields = Object.entries(theirs);
  if (fields.length === 0) return null;
  const getLabel = (field: string) => {
    const [code = '', part] = field.split('.');
    if (part === undefined) return texts(`rows.${field}`);
    return `${texts(`rows.${table}.parts.${part}`)} (${getLanguageName(code)})`;
  };
  return (
    <Stack role="alert">
      <p>{texts('rows.conflict')}</p>
      {fields.map(([field, value]) => (
        <Card key={field} aria-label={getLabel(field)}>
          <h2>{getLabel(field)}</h2>
          <Both>
            <div>
              <dt>{texts('conflict.theirs')}</dt>
              <dd>
                <Value field={field} value={value} />
              </dd>
            </div>
            <div>
              <dt>{texts('conflict.yours')}</dt>
              <dd>
                <Value field={field} value={typed[field] ?? ''} />
              </dd>
            </div>
          </Both>
          <Row>
            <SecondaryButton onClick={() => onDecide(field, typed[field] ?? '')}>
              {texts('conflict.takeYours')}
            </SecondaryButton>
            <SecondaryButton onClick={() => onDecide(field, value)}>
              {texts('rows.takeTheirs')}
            </SecondaryButton>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}

/** A text, or a picture in its smallest file. */
function Value({ field, value }: { readonly field: string; readonly value: string }) {
  if (field !== 'picture' || value === '') return value || '–';
  return <img src={pictureAddress(value, 400, 'webp')} alt={value} style={{ maxHeight: '10rem' }} />;
}
