import styled from '@emotion/styled';
import { createContext, useContext } from 'react';

/** Where the icons lie: one file with all that the site uses. */
export const SpriteContext = createContext('');

const Drawing = styled.svg({
  width: '1.25em',
  height: '1.25em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** An icon by its name in lucide; decoration only, so it has no name for screen readers. */
export function Icon({ name }: { readonly name: string }) {
  const sprite = useContext(SpriteContext);
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </Drawing>
  );
}
