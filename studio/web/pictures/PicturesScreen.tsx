import styled from '@emotion/styled';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { PictureLibrary } from '../../api-pictures.ts';
import { Page, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { PictureGrid, PictureTile, pictureTile } from './PictureGrid.tsx';
import { Uploads } from './Uploads.tsx';

const Tile = styled(Link)(pictureTile);

/** The picture library. */
export function PicturesScreen() {
  const texts = useTexts();
  const pictures = useLoaderData<PictureLibrary>();
  const { revalidate } = useRevalidator();
  return (
    <Page>
      <h1>{texts('pictures.title')}</h1>
      <Soft>{texts('pictures.help')}</Soft>
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
    </Page>
  );
}
