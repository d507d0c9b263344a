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
          d="M1 15l4.5-2.6 4.5 2.6v14.4l-4.5 2.6-4.5-2.6zM18 19l4.5-2.6 4.5 2.6v10.4l-4.5 2.6-4.5-2.6z"
        />
        <path fill="currentColor" d="M9.5 8.6l4.5 2.6 4.5-2.6v17.8l-4.5 2.6-4.5-2.6z" opacity=".62" />
        <path fill="var(--accent)" d="M9.5 5.6l4.5-2.6 4.5 2.6-4.5 2.6z" />
      </svg>
      {name}
    </Mark>
  );
}
