import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import { useAttempt } from '../actions.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton, SecondaryButton } from '../ui/buttons.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Row, Soft, Stack } from '../ui/layout.tsx';
import { colour } from '../ui/tokens.ts';
import { PictureForm } from './PictureForm.tsx';
import { PictureGrid, PictureTile, pictureTile } from './PictureGrid.tsx';
import { Uploads } from './Uploads.tsx';

const Library = styled(Dialog)({
  width: 'min(64rem, 100vw - 1rem)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 1rem)',
  background: colour('ground'),
});

const Tile = styled.button(pictureTile);

const Chosen = styled.div({ width: 'min(100%, 16rem)', ...pictureTile, cursor: 'default' });

interface PicturePickerProps {
  /** The name of its files; `null` for none. */
  readonly value: string | null;
  readonly onChange: (file: string | null) => void;
  readonly isReadOnly?: boolean;
}

/** Chooses a picture from the library, or uploads one and describes it first. */
export function PicturePicker({ value, onChange, isReadOnly = false }: PicturePickerProps) {
  const texts = useInterfaceTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { attempt, failure } = useAttempt();
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>([]);
  /** The picture that is being described. */
  const [describedPicture, setOpened] = useState<LibraryPicture | null>(null);

  async function load() {
    const outcome = await attempt('GET /pictures');
    if (outcome.kind === 'done') setPictures(outcome.result);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is shown from the start.
  useEffect(() => void load(), []);

  const chosenPicture = pictures.find(({ file }) => file === value);
  function choose(file: string | null) {
    onChange(file);
    dialog.current?.close();
  }

  return (
    <Stack>
      {chosenPicture && (
        <Chosen>
          <PictureTile picture={chosenPicture} />
        </Chosen>
      )}
      <Row style={isReadOnly ? { display: 'none' } : undefined}>
        <SecondaryButton
          onClick={() => {
            setOpened(null);
            void load();
            dialog.current?.showModal();
          }}
        >
          {texts(value === null ? 'pictures.pick' : 'pictures.pickOther')}
        </SecondaryButton>
        {value !== null && (
          <PlainButton onClick={() => onChange(null)}>{texts('pictures.pickNone')}</PlainButton>
        )}
      </Row>
      {createPortal(
        <Library ref={dialog} aria-label={texts('pictures.pick')}>
          <Stack>
            <Row style={{ justifyContent: 'space-between' }}>
              <h2>{describedPicture ? describedPicture.name : texts('pictures.pick')}</h2>
              {describedPicture && (
                <PlainButton onClick={() => setOpened(null)}>{texts('pictures.back')}</PlainButton>
              )}
              <PlainButton onClick={() => dialog.current?.close()}>{texts('pictures.close')}</PlainButton>
            </Row>
            {failure && <Failure failure={failure} />}
            {describedPicture ? (
              <PictureForm
                key={describedPicture.file}
                picture={describedPicture}
                onSaved={(savedPicture) => {
                  void load();
                  setOpened(savedPicture);
                  if (savedPicture.isDescribed) choose(savedPicture.file);
                }}
              />
            ) : (
              <Uploads
                onUploaded={(picture) => {
                  void load();
                  setOpened(picture);
                }}
              >
                <Soft>{texts(pictures.length === 0 ? 'pictures.none' : 'pictures.pickHelp')}</Soft>
                <PictureGrid>
                  {pictures.map((picture) => (
                    <li key={picture.file}>
                      <Tile
                        type="button"
                        aria-pressed={picture.file === value}
                        onClick={() => (picture.isDescribed ? choose(picture.file) : setOpened(picture))}
                      >
                        <PictureTile picture={picture} />
                      </Tile>
                    </li>
                  ))}
                </PictureGrid>
              </Uploads>
            )}
          </Stack>
        </Library>,
        document.body,
      )}
    </Stack>
  );
}
