import styled from '@emotion/styled';
import { useContext } from 'react';
import { SpriteContext } from './Icon.tsx';

const Lettering = styled.span({ fontWeight: 750, fontSize: '1.25rem', letterSpacing: '-.03em' });

interface WordmarkProps {
  readonly name: string;
  /** The id of its drawing in the sprite; a word mark without one is set in type. */
  readonly mark: string | undefined;
}

/** The word mark of a client, in the colour of the text around it. */
export function Wordmark({ name, mark }: WordmarkProps) {
  const sprite = useContext(SpriteContext);
  if (mark === undefined) return <Lettering>{name}</Lettering>;
  return (
    <svg role="img" aria-label={name}>
      <use href={`${sprite}#${mark}`} />
    </svg>
  );
}
