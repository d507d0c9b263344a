import styled from '@emotion/styled';
import { PICTURE_FORMATS, type PictureView, pictureAddress, pictureWidths } from '../site/picture-files.ts';
import { basaltProperty } from '../theme/basalt-tones.ts';

/** Has no box: the picture is as large as the parent. */
const Sources = styled.picture({ display: 'contents' });

const Image = styled('img', { shouldForwardProp: (name) => name !== 'focus' })<{
  readonly focus: PictureView['focus'];
}>(
  {
    display: 'block',
    width: '100%',
    // Of a parent without a height: as high as the picture's own proportions make it.
    height: '100%',
    objectFit: 'cover',
    background: `linear-gradient(var(${basaltProperty('sky')}), var(${basaltProperty('haze')}))`,
  },
  ({ focus: [x, y] }) => ({ objectPosition: `${x}% ${y}%` }),
);

interface PictureProps {
  readonly picture: PictureView;
  /** How wide it is shown, as in HTML: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** For a picture that the first screen shows; others load when they come near. */
  readonly first?: boolean;
}

/**
 * A picture of the library as wide as its parent. Where the parent has a height, or an aspect ratio, the picture fills
 * it and is cropped around its focus.
 */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const { file, width, height, focus, alt, altLanguage } = picture;
  const widths = pictureWidths(width);
  const [avif, webp] = PICTURE_FORMATS.map((format) =>
    widths.map((one) => `${pictureAddress(file, one, format)} ${one}w`).join(', '),
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
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        focus={focus}
      />
    </Sources>
  );
}
