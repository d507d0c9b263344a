import styled from '@emotion/styled';
import { pictureAddress, pictureWidths } from '../../../app/site/picture-files.ts';
import type { LibraryPicture } from '../../api/pictures-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { colour, radius, size, space } from '../ui/tokens.ts';

/** Pictures side by side: two on a phone. */
export const PictureGrid = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 44%), 1fr))',
  gap: space[4],
  '& > li': { display: 'grid' },
});

/** The link or button of a picture in the grid. */
export const pictureTile = {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space[2],
  padding: space[2],
  border: `1px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  color: colour('ink'),
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&[aria-pressed=true]': { outline: `3px solid ${colour('ice')}` },
} as const;

const Thumbnail = styled.img({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.control,
  background: colour('line'),
});

const Words = styled.span({ display: 'grid', alignContent: 'start', fontSize: size.small });

const Note = styled.span({ color: colour('ink-soft') });

/** A picture in the grid. */
export function PictureTile({ picture }: { readonly picture: LibraryPicture }) {
  const texts = useInterfaceTexts();
  const { file, width, name, focus, isDescribed, uses } = picture;
  const state = uses.length === 0 ? texts('pictures.unused') : texts('pictures.used', { count: uses.length });
  return (
    <>
      <Thumbnail
        src={pictureAddress(file, pictureWidths(width)[0] ?? width, 'webp')}
        alt=""
        loading="lazy"
        style={{ objectPosition: `${focus[0]}% ${focus[1]}%` }}
      />
      <Words>
        <strong>{name}</strong>
        <Note>{isDescribed ? state : texts('pictures.needsText')}</Note>
      </Words>
    </>
  );
}
