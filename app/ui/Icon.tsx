import { createContext, useContext } from 'react';
import { iconId } from '../site/icon-id.ts';
import type { FrameView } from '../site/page-view.ts';

/** Where the icons and the clients' word marks lie: one file with all that the site uses; and which icons have numbers in it. */
export const SpriteContext = createContext<Pick<FrameView, 'sprite' | 'icons'>>({ sprite: '', icons: [] });

/**
 * An icon by its name in lucide; decoration only, so it has no name for screen readers.
 * A page has dozens: their styles are in the global ones (`.icon`), so that each costs next to nothing to draw.
 */
export function Icon({ name }: { readonly name: string }) {
  const { sprite, icons } = useContext(SpriteContext);
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite}#${iconId(name, icons)}`} />
    </svg>
  );
}
