import { type ReactElement, useContext } from 'react';
import { SpriteContext } from '../Icon.tsx';
import { RIDGE_ID } from './ridge-id.ts';

/** The agency's own ridge, the same at the foot of all pages. The parent sets its size and fades its foot. */
export function BasaltRidge(): ReactElement {
  const { sprite } = useContext(SpriteContext);
  return (
    <svg aria-hidden="true">
      <use href={`${sprite}#${RIDGE_ID}`} />
    </svg>
  );
}
