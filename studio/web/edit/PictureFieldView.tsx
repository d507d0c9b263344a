import { useState } from 'react';
import type { ValueField } from '../../api.ts';
import type { PictureLibrary } from '../../api-pictures.ts';
import { ask, RequestFailed } from '../api-client.ts';
import { Failure } from '../parts.tsx';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useLatest, useSave } from './use-save.ts';

interface PictureFieldViewProps {
  readonly field: ValueField;
  /** The name of the files of the picture that is shown. */
  readonly file: string | null;
}

/** A picture of the library; with it, its alternative texts get into the draft. */
export function PictureFieldView({ field, file }: PictureFieldViewProps) {
  const saving = useSave();
  const { latest, note } = useLatest(file, saving.isBusy);
  const [failed, setFailed] = useState<RequestFailed | null>(null);

  async function choose(wanted: string | null) {
    const library = wanted === null ? [] : await ask<PictureLibrary>('/pictures');
    const chosen = library.find((picture) => picture.file === wanted);
    if (wanted !== null && !chosen) return;
    const after = chosen
      ? {
          ...{ file: chosen.file, width: chosen.width, height: chosen.height },
          ...{ focus: chosen.focus, alt: chosen.alt },
        }
      : null;
    saving.save([{ kind: 'picture', path: field.path, before: latest(), after }]);
    note(wanted);
  }

  return (
    <FieldFrame field={field} saving={saving}>
      <PicturePicker
        value={file}
        onChange={(wanted) => {
          setFailed(null);
          choose(wanted).catch((error) => {
            if (!(error instanceof RequestFailed)) throw error;
            setFailed(error);
          });
        }}
      />
      {failed && <Failure failure={failed.failure} />}
    </FieldFrame>
  );
}
