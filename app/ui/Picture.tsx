import styled from '@emotion/styled';
import { PICTURE_FORMATS, type PictureView, pictureAddress, pictureWidths } from '../site/picture-files.ts';
import { basaltTone } from '../theme/basalt-tones.ts';

/** The sky of the basalt pictures. */
const BACKGROUND = `linear-gradient(${basaltTone('sky')}, ${basaltTone('haze')})`;

/** Has no box: the picture is as large as the parent. */
const Sources = styled.picture({ display: 'contents' });

const Image = styled.img<{ readonly focus: PictureView['focus'] }>(
  {
    width: '100%',
    // In a parent without a height: as high as the picture's own proportions.
    height: '100%',
    objectFit: 'cover',
    background: BACKGROUND,
  },
  ({ focus: [x, y] }) => ({ objectPosition: `${x}% ${y}%` }),
);

interface PictureProps {
  readonly picture: PictureView;
  /** Width at which it is shown, as in HTML: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** For a picture that the first screen shows; others load when they come near. */
  readonly isOnFirstScreen?: boolean;
}

/** A picture of the library, as wide as its parent; cropped around its focus if the parent has a height or a ratio. */
export function Picture({ picture, sizes, isOnFirstScreen = false }: PictureProps) {
  const { file, width, height, focus, alt, altLanguage } = picture;
  const widths = pictureWidths(width);
  const [avif, webp] = PICTURE_FORMATS.map((format) =>
    widths.map((candidate) => `${pictureAddress(file, candidate, format)} ${candidate}w`).join(', '),
  );
  return (
    <Sources>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <Image
        src={pictureAddress(file, widths.at(-1) ?? width, 'webp')}
        srcSet={webp}
        sizes={sizes}
        width={widths.at(-1)}
        height={height}
        alt={alt}
        lang={altLanguage ?? undefined}
        loading={isOnFirstScreen ? 'eager' : 'lazy'}
        fetchPriority={isOnFirstScreen ? 'high' : undefined}
        decoding="async"
        focus={focus}
      />
    </Sources>
  );
}

/** Ground of a photograph that is loading or missing. */
const Ground = styled.div({
  height: '100%',
  background: BACKGROUND,
  '& img': { position: 'relative', width: '100%', height: '100%', objectFit: 'cover' },
  // Only a broken picture has this; it hides the browser's icon for it.
  '& img::before': { content: '""', position: 'absolute', inset: 0, background: BACKGROUND },
});

interface ItemPictureProps {
  readonly picture: PictureView | null;
  /** https only. */
  readonly imageUrl: string | null;
  /** Width at which it is shown, as in HTML. */
  readonly sizes: string;
  /** For a picture that the first screen shows. */
  readonly isOnFirstScreen?: boolean;
}

/** Returns true if an item has a picture to show. */
export function hasPicture({ picture, imageUrl }: Pick<ItemPictureProps, 'picture' | 'imageUrl'>): boolean {
  return picture !== null || imageUrl !== null;
}

/**
 * The picture of a news item or a project: of the library, or else an external photograph, which fills its parent and
 * has no alternative text, since the item's title is next to it.
 */
export function ItemPicture({ picture, imageUrl, sizes, isOnFirstScreen = false }: ItemPictureProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} isOnFirstScreen={isOnFirstScreen} />;
  if (imageUrl === null) return null;
  return (
    <Ground>
      <img
        src={imageUrl}
        alt=""
        width="1280"
        height="640"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </Ground>
  );
}
