/** What is drawn, or leads elsewhere: a way through the site, not what a page says. */
const unread = new Set(['script', 'style', 'template', 'svg', 'nav']);

/** What comes and goes by itself: rows of the database, and notices. */
const passing =
  / data-(?:section="(?:latest-news|news-list|news-article|project-gallery|project-detail)"|notices\b)/;

const token = /<(?<close>\/?)(?<name>[a-z][a-z\d-]*)(?<attributes>(?:"[^"]*"|[^"<>])*)>|[^<]+/g;

/**
 * What a visitor reads in the main part of a page, in one line, without what comes from rows.
 * @param html a page as React writes it: whole, its tags in small letters, its attributes in double quotes
 */
export function readableText(html: string): string {
  const start = html.indexOf('<main');
  const main = html.slice(start, html.indexOf('</main>', start)).replace(/<!--.*?-->/g, '');
  const words: string[] = [];
  /** The element that is passed over, and how many of its name are open. */
  let skipped = '';
  let open = 0;
  for (const { 0: text, groups: { close, name, attributes = '' } = {} } of main.matchAll(token)) {
    if (open > 0) {
      if (name === skipped) open += close ? -1 : 1;
    } else if (name === undefined) words.push(text);
    else if (isPassedOver(name, attributes) && !close) [skipped, open] = [name, 1];
    else words.push(' ');
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}

function isPassedOver(name: string, attributes: string): boolean {
  return unread.has(name) || passing.test(attributes);
}
