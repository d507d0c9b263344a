import TurndownService from 'turndown';

/** Bullets and numbers that Word and PowerPoint write into the text of a list item. */
const MARKER = ['mso-list:Ignore', 'mso-special-format:bullet', 'mso-special-format:numbullet']
  .map((style) => `span[data-style*="${style}"]`)
  .join();
const WORD_ITEM = 'p[data-style*="mso-list:l"]';
/** A noncharacter until adjacent parts in italics are joined. */
const ITALIC = '\ufdd0';
const EMPHASES = [
  { sign: '**', names: 'b, strong', style: /(?:^|;)\s*font-weight:\s*(bold|[6-9]00)?/i },
  { sign: ITALIC, names: 'i, em', style: /(?:^|;)\s*font-style:\s*(italic|oblique)?/i },
];

const service = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' })
  .remove(['script', 'title'])
  .addRule('picture', { filter: 'img', replacement: () => '' })
  .addRule('dead-link', {
    filter: (node) => node.matches('a:not([href^="http"], [href^="mailto:"], [href^="tel:"])'),
    replacement: (content) => content,
  })
  .addRule('list', {
    filter: ['ul', 'ol'],
    // Four spaces nest below every marker of up to three characters.
    replacement: (content, { parentElement }: Element) =>
      parentElement?.closest('ul, ol') ? content.replace(/^(?=.)/gm, '    ') : `\n\n${content}\n\n`,
  })
  .addRule('item', {
    filter: (node) =>
      node.matches(`li, ${WORD_ITEM}`) ||
      (node.matches('p, div') && !node.querySelector('p, div') && Boolean(node.querySelector(MARKER))),
    replacement(content, node: Element) {
      const [text = '', ...nestedItems] = content.trim().split(/\n+(?= +(?:-|\d+\.) )/);
      return `\n${[getMarker(node) + text.replace(/\s*\n\s*/g, ' '), ...nestedItems].join('\n')}\n`;
    },
  })
  .addRule('emphasis', {
    filter: ['span', 'b', 'strong', 'i', 'em'],
    replacement(content, node: Element) {
      if (node.matches(MARKER)) return '';
      if (content.trim() === '' || content.includes('\n\n')) return content;
      return EMPHASES.reduce((text, { sign, names, style }) => {
        // A style counts more than the element: Google Docs puts all text into a `b` that is not bold.
        const match = style.exec(node.getAttribute('data-style') ?? '');
        const isSet = match ? match[1] : node.matches(names);
        return isSet ? sign + text.replaceAll(sign, '') + sign : text;
      }, content);
    },
  });

/** Converts HTML from the clipboard, of word processors and web pages, to Markdown without pictures. */
export function htmlToMarkdown(html: string): string {
  // The browser would report styles, which the policy of the page forbids.
  const withoutStyles = html
    .replace(/<style\b.*?<\/style>/gis, '')
    .replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle=/i, ' data-style='));
  const markdown = service.turndown(withoutStyles).replace(/\*{4}|\ufdd0{2}/g, '');
  // The hero of the page has the first-level heading.
  return markdown
    .replaceAll(ITALIC, '*')
    .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
    .replace(/^# /gm, '## ')
    .trim();
}

/** A bullet or a number; indented in Word's deeper levels, which are one here. */
function getMarker(item: Element): string {
  const index = Array.from(item.parentElement?.children ?? []).indexOf(item);
  const markerText = item.matches('ol > li') ? `${index + 1}.` : item.querySelector(MARKER)?.textContent;
  const [, number] = /^\W*(\d+|[a-z]{1,4})[.)]/i.exec(markerText ?? '') ?? [];
  const isNested = item.matches(`${WORD_ITEM} + ${WORD_ITEM}:not([data-style*="level1"])`);
  return `${isNested ? '    ' : ''}${number ? `${Number.parseInt(number, 10) || 1}.` : '-'} `;
}
