import styled from '@emotion/styled';
import { basaltProperty } from '../theme/basalt-tones.ts';

/** The sky of the basalt pictures. */
const background = `linear-gradient(var(${basaltProperty('sky')}), var(${basaltProperty('haze')}))`;

/** Stays where a photograph is on its way, or never comes. */
const Ground = styled.div({
  height: '100%',
  background,
  '& img': { position: 'relative', width: '100%', height: '100%', objectFit: 'cover' },
  // Only a picture that is broken has this; it hides the browser's sign for it.
  '& img::before': { content: '""', position: 'absolute', inset: 0, background },
});

/**
 * An external photograph that fills its parent, whatever its own size. The title of its item is beside it,
 * so it has no alternative text.
 * @param url https only
 */
export function Photo({ url }: { readonly url: string }) {
  return (
    <Ground>
      <img
        src={url}
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
