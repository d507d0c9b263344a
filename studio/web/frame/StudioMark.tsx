import { colour } from '../ui/tokens.ts';

/** Three basalt columns, the middle one with its top in lava. */
export function StudioMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 26 30" width="22" height="25">
      <path
        d="M0 12l4-3 4 3v13l-4 3-4-3zM9 6l4-3 4 3v16l-4 3-4-3zM18 14l4-3 4 3v11l-4 3-4-3z"
        fill="currentColor"
      />
      <path d="M9 3.4l4-3 4 3-4 3z" fill={colour('lava')} />
    </svg>
  );
}
