import styled from '@emotion/styled';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Row, Soft, Stack } from '../ui/layout.tsx';
import { colour, radius, space } from '../ui/tokens.ts';
import { uploadPicture } from './upload-picture.ts';

const Target = styled.div({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `2px dashed ${colour('line')}`,
  borderRadius: radius.card,
  '&[data-over]': { borderColor: colour('bad'), background: colour('surface') },
});

const Bar = styled.progress({ width: '100%', accentColor: colour('ice') });

const FileInput = styled.input(visuallyHidden);

/** A file that is being uploaded. */
interface Upload {
  readonly name: string;
  readonly percent: number;
  readonly state: 'sending' | 'done' | ApiFailure;
}

interface UploadsProps {
  /** Called for each uploaded picture. */
  readonly onUploaded: (picture: LibraryPicture) => void;
  readonly children?: ReactNode;
}

/** Uploads files, chosen with a button or dropped on the content, one after the other. */
export function Uploads({ onUploaded, children }: UploadsProps) {
  const texts = useInterfaceTexts();
  const input = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<ReadonlyMap<number, Upload>>(new Map());
  const [isOver, setIsOver] = useState(false);
  const nextId = useRef(0);
  const lastUpload = useRef<Promise<unknown>>(Promise.resolve());

  const setUpload = (id: number, upload: Upload | null) =>
    setUploads((before) => {
      const after = new Map(before);
      if (upload) after.set(id, upload);
      else after.delete(id);
      return after;
    });

  function add(files: Iterable<File>) {
    for (const file of files) {
      const id = nextId.current++;
      const { name } = file;
      const showProgress = (percent: number) => setUpload(id, { name, percent, state: 'sending' });
      showProgress(0);
      lastUpload.current = lastUpload.current.then(async () => {
        const outcome = await uploadPicture(file, showProgress);
        setUpload(id, { name, percent: 100, state: outcome.kind === 'done' ? 'done' : outcome.failure });
        if (outcome.kind === 'done') onUploaded(outcome.result);
      });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    add(event.dataTransfer.files);
  }

  return (
    <Stack
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Target data-over={isOver || undefined}>
        <Row>
          <SecondaryButton onClick={() => input.current?.click()}>{texts('pictures.upload')}</SecondaryButton>
          <FileInput
            ref={input}
            type="file"
            multiple
            tabIndex={-1}
            aria-label={texts('pictures.upload')}
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? []);
              currentTarget.value = '';
            }}
          />
        </Row>
        <Soft>{texts('pictures.drop')}</Soft>
        {[...uploads].map(([id, upload]) => (
          <UploadState key={id} upload={upload} onDismiss={() => setUpload(id, null)} />
        ))}
      </Target>
      {children}
    </Stack>
  );
}

function UploadState({ upload, onDismiss }: { readonly upload: Upload; readonly onDismiss: () => void }) {
  const texts = useInterfaceTexts();
  const { name, percent, state } = upload;
  if (state === 'sending') {
    const label = texts(percent < 100 ? 'pictures.uploading' : 'pictures.working', { name, percent });
    return (
      <div>
        <Soft>{label}</Soft>
        {/* Without a value while the remaining server time is unknown. */}
        <Bar aria-label={label} max={100} {...(percent < 100 && { value: percent })} />
      </div>
    );
  }
  return (
    <div>
      {state === 'done' ? (
        <p role="status">{texts('pictures.uploaded', { name })}</p>
      ) : (
        <>
          <strong>{name}</strong>
          <Failure failure={state} />
        </>
      )}
      <PlainButton onClick={onDismiss}>{texts('pictures.dismiss', { name })}</PlainButton>
    </div>
  );
}
