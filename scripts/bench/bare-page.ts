/**
 * The same page as it would be with neither scripts nor a font of its own: the floor of its paints. Fonts of the system
 * that stand in for its own stay.
 */
export function barePage(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\bas="(?:script|font)"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}
