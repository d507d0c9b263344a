import type { ChosenPicture } from '../../../edits/edit-schema.ts';
import type { ValueField } from '../../api/content-api.ts';
import { useAttempt } from '../actions.ts';
import { PicturePicker } from '../pictures/PicturePicker.tsx';
import { Failure } from '../ui/feedback.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useLatest, useSave } from './use-save.ts';

interface PictureFieldViewProps {
  readonly field: ValueField;
  /** The name of the displayed picture's files. */
  readonly file: string | null;
}

/** A picture from the library; its alternative texts are added to the draft. */
export function PictureFieldView({ field, file }: PictureFieldViewProps) {
  const saving = useSave();
  const { getLatest: latest, setLatest: note } = useLatest(file, saving.isBusy);
  const { attempt, failure } = useAttempt();

  async function choose(chosenFile: string | null) {
    let after: ChosenPicture | null = null;
    if (chosenFile !== null) {
      const library = await attempt('GET /pictures');
      const picture = library.kind === 'done' && library.result.find((each) => each.file === chosenFile);
      if (!picture) return;
      const { file, width, height, focus, alt } = picture;
      after = { file, width, height, focus, alt };
    }
    saving.save([{ kind: 'picture', path: field.path, before: latest(), after }]);
    note(chosenFile);
  }

  return (
    <FieldFrame field={field} saving={saving}>
      <PicturePicker value={file} onChange={choose} />
      {failure && <Failure failure={failure} />}
    </FieldFrame>
  );
}
