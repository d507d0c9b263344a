import styled from '@emotion/styled';
import { useContext } from 'react';
import type { ClientView } from '../site/views.ts';
import { SpriteContext } from './Icon.tsx';
import { Picture } from './Picture.tsx';

const Lettering = styled.span({ fontWeight: 800, fontSize: '1.25rem', letterSpacing: '-.03em' });

/** As high as a drawn mark, uncropped, in its own proportions. */
const Whole = styled.div({
  height: '2rem',
  '& img': { width: 'auto', maxWidth: '100%', objectFit: 'contain', background: 'none' },
});

interface WordmarkProps {
  readonly client: ClientView;
  /** True if the text next to it has the name. */
  readonly isDecorative?: boolean;
}

/** The word mark of a client: drawn in the colour of the text around it, a picture, or else the name set in type. */
export function Wordmark({ client, isDecorative = false }: WordmarkProps) {
  const sprite = useContext(SpriteContext);
  const { name, symbol, picture } = client;
  if (symbol !== null) {
    const drawing = <use href={`${sprite}#${symbol}`} />;
    if (isDecorative) return <svg aria-hidden="true">{drawing}</svg>;
    return (
      <svg role="img" aria-label={name}>
        {drawing}
      </svg>
    );
  }
  if (picture)
    return (
      <Whole aria-hidden={isDecorative || undefined}>
        <Picture picture={picture} sizes="12rem" />
      </Whole>
    );
  return <Lettering>{name}</Lettering>;
}
