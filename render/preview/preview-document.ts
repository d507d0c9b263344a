import { contentSecurityPolicy } from '../../app/http/content-security-policy.ts';

/** The folder of drafts and of the files that only they use, in addresses. */
export const PREVIEW_FOLDER = '/studio/preview/';

/** The address of the script in the page of a draft, part of the Studio's interface. */
const PREVIEW_SCRIPT = '/studio/preview-page.js';

/** Pages of the published site that a browser would fetch ahead. */
const SPECULATION = /<script type="speculationrules">.*?<\/script>/s;

/** Makes a page of a draft a document for the Studio's frame: with the script of the preview, and its own policy. */
export function previewDocument(page: string) {
  const html = page
    .replace(SPECULATION, '')
    .replace('</body>', () => `<script type="module" src="${PREVIEW_SCRIPT}"></script></body>`);
  return {
    html,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': previewPolicy(html),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  };
}

/** The policy of the page, adapted to the frame that shows it; its forms are never sent. */
function previewPolicy(html: string): string {
  return contentSecurityPolicy(html, null)
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("form-action 'self'", "form-action 'none'");
}
