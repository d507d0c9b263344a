import { createContext, useContext } from 'react';

/** Where the icons and the clients' word marks lie: one file with all that the site uses. */
export const SpriteContext = createContext('');

/**
 * An icon by its name in lucide; decoration only, so it has no name for screen readers.
 * A page has dozens: their styles are in the global ones (`.icon`), so that each costs next to nothing to draw.
 */
export function Icon({ name }: { readonly name: string }) {
  const sprite = useContext(SpriteContext);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
