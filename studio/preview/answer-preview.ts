import type { Files } from '../edits/edit.ts';
import type { DraftRenderer } from './draft-renderer.ts';
import { PREVIEW_FOLDER } from './preview-document.ts';

/** A request for `/studio/preview/<language>/<address>?day=…&draft=…`. */
export interface PreviewRequest {
  /** The content with the draft's edits. */
  readonly files: Files;
  readonly language: string;
  /** `/verdskra` */
  readonly path: string;
  readonly query: URLSearchParams;
}

export interface PreviewAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Parameters of the preview; the others are those of the page. */
const OWN_PARAMETERS = ['day', 'draft'];

/**
 * Answers requests for pages of drafts.
 * @param published the content that is published, which is shown while a draft that was never shown has errors
 * @returns `draft` names whose draft it is
 */
export function answerPreview(drafts: DraftRenderer, published: () => Files) {
  return async ({ files, language, path, query }: PreviewRequest, draft: string): Promise<PreviewAnswer> => {
    const day = query.get('day');
    const state = { files, base: published(), draft, ...(day !== null && isDay(day) && { day }) };
    const own = new URLSearchParams([...query].filter(([name]) => OWN_PARAMETERS.includes(name)));
    const ofPage = new URLSearchParams([...query].filter(([name]) => !OWN_PARAMETERS.includes(name)));
    const isKnown = drafts.languages(state).includes(language);
    if (!isKnown) return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: '' };
    const address = encodeURI(path) + (ofPage.size > 0 ? `?${ofPage}` : '');
    const page = await drafts.render({ ...state, language, path: address });
    if (page.location === null) return { status: page.status, headers: page.headers, body: page.html };
    const location = `${PREVIEW_FOLDER}${language}${page.location}${own.size > 0 ? `?${own}` : ''}`;
    return { status: page.status, headers: { Location: location, 'Cache-Control': 'no-store' }, body: '' };
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
