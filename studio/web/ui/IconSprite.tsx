import sprite from 'virtual:icon-sprite';

/** The symbols that `Icon` refers to, once in the document. */
export function IconSprite() {
  return (
    <svg
      aria-hidden="true"
      width="0"
      height="0"
      style={{ position: 'absolute' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of a package, put together by the build.
      dangerouslySetInnerHTML={{ __html: sprite }}
    />
  );
}
