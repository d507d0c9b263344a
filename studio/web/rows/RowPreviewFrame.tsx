import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { AnswerTo } from '../../api/api.ts';
import type { RowTable } from '../../api/constants.ts';
import type { RowInput } from '../../api/rows-api.ts';
import { callApi } from '../api-client.ts';
import { Preview } from '../edit/Preview.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { Soft } from '../ui/layout.tsx';
import { colour, from, space } from '../ui/tokens.ts';
import { useAfterPause } from '../use-after-pause.ts';

const Frame = styled.section({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space[2],
  height: '40rem',
  borderTop: `1px solid ${colour('line')}`,
  paddingBlockStart: space[4],
  [from.laptop]: {
    position: 'sticky',
    top: 'var(--bar)',
    height: 'calc(100dvh - var(--bar))',
    borderTop: 0,
  },
});

/** Milliseconds after the last key until the page is reloaded. */
const PAUSE_MS = 600;

interface RowPreviewFrameProps {
  readonly table: RowTable;
  readonly row: RowInput;
  readonly language: string;
}

/** The page of a row as visitors will see it, with unsaved changes. */
export function RowPreviewFrame({ table, row, language }: RowPreviewFrameProps) {
  const texts = useInterfaceTexts();
  const { version } = useLoadedWorkplace().draft;
  const frame = useRef<HTMLIFrameElement>(null);
  const [preview, setPreview] = useState<AnswerTo<'POST /row-previews/:table'>>(null);
  const [isMissing, setIsMissing] = useState(false);
  useAfterPause(JSON.stringify(row), PAUSE_MS, async (signal) => {
    // If it fails now, the next key tries again.
    const next = await callApi('POST /row-previews/:table', { params: { table }, body: row }).catch(
      () => undefined,
    );
    if (signal.aborted || next === undefined) return;
    setPreview(next);
    setIsMissing(next === null);
  });
  return (
    <Frame aria-label={texts('edit.preview')}>
      <Soft>{texts(isMissing ? 'rows.noPage' : 'rows.previewHelp')}</Soft>
      {preview && (
        <Preview
          language={language}
          path={preview.path}
          version={version}
          row={preview.id}
          source={null}
          part={null}
          frame={frame}
          onSelect={() => {}}
          onNavigate={() => {}}
        />
      )}
    </Frame>
  );
}
