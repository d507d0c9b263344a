import styled from '@emotion/styled';
import { Link, useRevalidator } from 'react-router';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { PictureGrid, PictureTile, pictureTile } from './PictureGrid.tsx';
import { Uploads } from './Uploads.tsx';

const Tile = styled(Link)(pictureTile);

/** The picture library. */
export function PicturesScreen({ data: pictures }: Loaded<readonly LibraryPicture[]>) {
  const texts = useInterfaceTexts();
  const { revalidate } = useRevalidator();
  return (
    <ScreenMain>
      <ScreenHead title={texts('pictures.title')} />
      <Uploads onUploaded={() => revalidate()}>
        {pictures.length === 0 && <p>{texts('pictures.none')}</p>}
        <PictureGrid>
          {pictures.map((picture) => (
            <li key={picture.file}>
              <Tile to={`/pictures/${picture.file}`}>
                <PictureTile picture={picture} />
              </Tile>
            </li>
          ))}
        </PictureGrid>
      </Uploads>
    </ScreenMain>
  );
}
