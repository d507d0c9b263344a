import { feedPath, itemAddress, itemPage } from './item-address.ts';
import { sharedPicture } from './picture-files.ts';
import { viewReader } from './resolve-section.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';
import type { NewsRow } from './row-shapes.ts';
import { newsView } from './row-views.ts';
import { type SiteTexts, textAt } from './texts/texts.ts';
import type { NewsView } from './views.ts';

export const MAX_FEED_ENTRIES = 20;

/** `updated` of a feed without entries: constant, so that feed readers do not report a change. */
const EMPTY_FEED_UPDATED = '1970-01-01T00:00:00.000Z';

interface FeedContent {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  readonly texts: SiteTexts;
  /** The newest first; those after the first MAX_FEED_ENTRIES are left out. */
  readonly news: readonly NewsRow[];
}

/** The news of a language as an Atom feed (RFC 4287). @throws RangeError for a site without a list of news */
export function atomFeed({ site, language, texts, news }: FeedContent): string {
  const path = feedPath(site);
  const list = site.pages.find((page) => `${page.path}.atom` === path);
  if (path === null || !list) throw new RangeError('A site without a list of news has no feed.');
  const { code, origin } = language;
  const text = (name: string) => textAt(texts.namespaces, name) ?? '';
  const items = news
    .slice(0, MAX_FEED_ENTRIES)
    .map((row) => ({ row, view: newsView(row, viewReader({ site, language })) }));
  const times = items.map(({ view }) => view.publishedAt).sort();
  const article = itemPage(site, 'news');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${code}">`,
    element('id', `${origin}${path}`),
    element('title', `${text(`nav:${list.id}.title`)} | ${text('site:title')}`),
    element('subtitle', text(`${list.texts}:${list.id}.meta.description`)),
    element('updated', times.at(-1) ?? EMPTY_FEED_UPDATED),
    link('self', `${origin}${path}`, 'application/atom+xml'),
    link('alternate', `${origin}${list.path}`, 'text/html'),
    `<author>${element('name', site.company.name)}${element('uri', `${origin}/`)}</author>`,
    ...items.map(({ row, view }) =>
      entry(
        `tag:${language.domain},${view.publishedAt.slice(0, 4)}:${row.id}`,
        article ? `${origin}${itemAddress(article, row.slug)}` : null,
        view,
        origin,
      ),
    ),
    '</feed>\n',
  ].join('\n');
}

/** @param id a tag URI (RFC 4151) @param address of the news item's page; null if it has none */
function entry(id: string, address: string | null, news: NewsView, origin: string): string {
  const image = sharedPicture(news, origin);
  return [
    news.language === null ? '<entry>' : `<entry xml:lang="${escapeXml(news.language)}">`,
    element('id', id),
    element('title', news.title),
    element('published', news.publishedAt),
    element('updated', news.publishedAt),
    ...(address === null ? [] : [link('alternate', address, 'text/html')]),
    ...(image === null ? [] : [imageLink(image)]),
    ...(news.excerpt === '' ? [] : [html('summary', [news.excerpt])]),
    html('content', news.paragraphs),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Paragraphs as HTML, escaped twice: a tag in a row is shown as text. */
function html(name: string, paragraphs: readonly string[]): string {
  const markup = paragraphs.map((paragraph) => `<p>${escapeXml(paragraph)}</p>`).join('');
  return `<${name} type="html">${escapeXml(markup)}</${name}>`;
}

function link(rel: string, href: string, type: string | undefined): string {
  const typeAttribute = type === undefined ? '' : ` type="${type}"`;
  return `<link rel="${rel}"${typeAttribute} href="${escapeXml(href)}"/>`;
}

/** The address percent-encoded, with the media type of its extension if known. */
function imageLink(imageUrl: string): string {
  const { href, pathname } = new URL(imageUrl);
  const [, extension] = /\.(avif|gif|jpe?g|png|webp)$/.exec(pathname.toLowerCase()) ?? [];
  return link('enclosure', href, extension && `image/${extension.replace('jpg', 'jpeg')}`);
}

/** Characters that XML 1.0 cannot represent: most control characters, lone surrogates and two non-characters. */
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for an XML element or attribute; forbidden characters are left out. */
function escapeXml(text: string): string {
  return text.replace(FORBIDDEN_CHARACTERS, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}
