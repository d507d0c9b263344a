import styled from '@emotion/styled';
import { SpriteDrawing } from '../Icon.tsx';

const Mark = styled.span({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.55rem',
  // As wide as in our font: if entries fill the bar, nothing moves when the font arrives.
  minWidth: '9.5rem',
  fontSize: '1.3125rem',
  fontWeight: 800,
  letterSpacing: '-.035em',
  '& svg': { width: '1.75rem', height: '2rem', flex: 'none' },
});

/** The word mark: three basalt columns, the middle one alight, and the name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <Mark>
      <SpriteDrawing id="logo" />
      {name}
    </Mark>
  );
}
