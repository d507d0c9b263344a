import { createContext, useContext } from 'react';

/** The address of the sprite: one file with the icons, the logo, the clients' word marks and the weather. */
export const SpriteContext = createContext('');

/** A drawing of the sprite, as decoration: it has no name for screen readers. */
export function SpriteDrawing({ id, className }: { readonly id: string; readonly className?: string }) {
  const sprite = useContext(SpriteContext);
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

/** An icon by its name in lucide. Its styles are global (`.icon`), because a page has dozens of icons. */
export function Icon({ name }: { readonly name: string }) {
  return <SpriteDrawing id={name} className="icon" />;
}
