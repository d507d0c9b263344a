import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import { buttonBase, buttonLooks } from '../button-styles.ts';
import { Dialog } from '../Dialog.tsx';

const Close = styled.button(buttonBase, buttonLooks.primary, { justifySelf: 'start' });
const Back = styled.a(buttonBase, buttonLooks.primary, { justifySelf: 'start' });

interface SentDialogProps {
  /** The form's id. */
  readonly form: string;
  /** The address of the page. */
  readonly page: string;
  /** What closes it; null where no script runs: then it stands in the page, and a link leads back. */
  readonly onClose: (() => void) | null;
}

/** Tells that the form has arrived, in its own words. */
export function SentDialog({ form, page, onClose }: SentDialogProps) {
  const texts = useTexts('forms:');
  return (
    <Dialog
      id={`${form}-sent`}
      seed={`${form}/sent`}
      title={texts('dialog.title')}
      message={texts(`${form}.success`)}
      onClose={onClose}
    >
      {(close) =>
        onClose ? (
          <Close type="button" onClick={close}>
            {texts('dialog.close')}
          </Close>
        ) : (
          <Back href={page} autoFocus>
            {texts('dialog.close')}
          </Back>
        )
      }
    </Dialog>
  );
}
