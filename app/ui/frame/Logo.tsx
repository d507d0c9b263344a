import styled from '@emotion/styled';
import { useContext } from 'react';
import { SpriteContext } from '../Icon.tsx';

const Mark = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  fontSize: '1.3125rem',
  fontWeight: 750,
  letterSpacing: '-.035em',
  '& svg': { width: '1.75rem', height: '2rem', flex: 'none' },
});

/** The word mark: three basalt columns, the middle one alight, and the name. */
export function Logo({ name }: { readonly name: string }) {
  const { sprite } = useContext(SpriteContext);
  return (
    <Mark>
      <svg aria-hidden="true">
        <use href={`${sprite}#logo`} />
      </svg>
      {name}
    </Mark>
  );
}
