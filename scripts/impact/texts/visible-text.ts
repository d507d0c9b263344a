const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** What readers see of a piece of HTML that `readMarkdown` made: its words, without markup. */
export function visibleText(html: string): string {
  return html
    .replace(/<\/(?:p|li|h\d|tr|td|th|blockquote)>|<br>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (written, name: string) => entities[name] ?? written)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
