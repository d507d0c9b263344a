/** What a small page says. */
export interface SmallPage {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly back: string;
  /** An address of the site. */
  readonly backTo: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A page for what is no form of the site, and for when no other can be made: a heading, a sentence, a way back. */
export function smallPage({ language, title, text, back, backTo }: SmallPage): string {
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>:root{color-scheme:light dark}body{max-width:36rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}</style>
</head><body><main><h1>${escaped(title)}</h1><p role="alert">${escaped(text)}</p><p><a href="${escaped(backTo)}">${escaped(back)}</a></p></main></body></html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
