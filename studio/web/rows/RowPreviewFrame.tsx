import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { colour } from '../../../app/theme/roles.ts';
import { from, space } from '../../../app/theme/scale.ts';
import type { RowPreview, RowTable, WrittenRow } from '../../api-rows.ts';
import { send } from '../api-client.ts';
import { Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';

const Frame = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  height: '40rem',
  '& iframe': {
    width: '100%',
    height: '100%',
    border: `1px solid ${colour('line')}`,
    background: colour('ground'),
  },
  [from.laptop]: { position: 'sticky', top: 'var(--bar)', height: 'calc(100dvh - var(--bar))' },
});

/** Milliseconds after the last key until the page is shown anew. */
const PAUSE = 600;

interface RowPreviewFrameProps {
  readonly table: RowTable;
  readonly row: WrittenRow;
  readonly language: string;
}

/** The page of a row as visitors will see it, with what is typed and not saved. */
export function RowPreviewFrame({ table, row, language }: RowPreviewFrameProps) {
  const texts = useTexts();
  const [preview, setPreview] = useState<RowPreview>(null);
  const [isMissing, setMissing] = useState(false);
  const written = JSON.stringify(row);
  useEffect(() => {
    let isCurrent = true;
    const waiting = setTimeout(async () => {
      // What cannot be shown at the moment is shown with the next key.
      const next = await send<RowPreview>('POST', `/row-previews/${table}`, JSON.parse(written)).catch(
        () => undefined,
      );
      if (!isCurrent || next === undefined) return;
      setPreview(next);
      setMissing(next === null);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [table, written]);
  return (
    <Frame aria-label={texts('edit.preview')}>
      <Soft>{texts(isMissing ? 'rows.noPage' : 'rows.previewHelp')}</Soft>
      {preview && (
        <iframe
          title={texts('edit.preview')}
          src={`/studio/preview/${language}${preview.path}?row=${preview.id}`}
        />
      )}
    </Frame>
  );
}
