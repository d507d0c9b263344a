import styled from '@emotion/styled';

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
  return (
    <Mark>
      <svg viewBox="0 0 28 32" aria-hidden="true">
        <path
          fill="currentColor"
          d="M1 15l4.500-2.600 4.500 2.600v14.400l-4.500 2.600-4.500-2.600zM18 19l4.500-2.600 4.500 2.600v10.400l-4.500 2.600-4.500-2.600z"
        />
        <path
          fill="currentColor"
          d="M9.500 8.600l4.500 2.600 4.500-2.600v17.800l-4.500 2.600-4.500-2.600z"
          opacity=".62"
        />
        <path fill="var(--accent)" d="M9.500 5.600l4.500-2.600 4.500 2.600-4.500 2.600z" />
      </svg>
      {name}
    </Mark>
  );
}
