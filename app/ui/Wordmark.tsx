import styled from '@emotion/styled';
import { useContext } from 'react';
import { clientMarks } from '../site/client-marks.ts';
import { SpriteContext } from './Icon.tsx';

const Lettering = styled.span({ fontWeight: 750, fontSize: '1.25rem', letterSpacing: '-.03em' });

/** The word mark of a client, in the colour of the text around it; set in type where there is no drawing. */
export function Wordmark({ name }: { readonly name: string }) {
  const sprite = useContext(SpriteContext);
  const mark = clientMarks[name];
  if (mark === undefined) return <Lettering>{name}</Lettering>;
  return (
    <svg role="img" aria-label={name}>
      <use href={`${sprite}#${mark}`} />
    </svg>
  );
}
