import styled from '@emotion/styled';

const TONES = ['#7a3fa0', '#0f6b6b', '#9c3d1c', '#3f5a9c', '#5d6622'] as const;

const Cap = styled.span({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.5625rem',
  clipPath: 'polygon(25% 0,75% 0,100% 50%,75% 100%,25% 100%,0 50%)',
  color: '#fff',
  fontSize: '.75rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: 0,
  wordSpacing: 0,
});

/** The initials of a person whose name stands next to it, in a colour of their own. */
export function Avatar({ name }: { readonly name: string }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '').join('');
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <Cap aria-hidden="true" style={{ background: TONES[sum % TONES.length] }}>
      {initials.toUpperCase()}
    </Cap>
  );
}
