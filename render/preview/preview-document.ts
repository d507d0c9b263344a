import { contentSecurityPolicy } from '../../app/http/content-security-policy.ts';
import { runPreviewPage } from './browser/preview-page.ts';

/** The folder of pages of drafts and of the files that only they have, in addresses. */
export const PREVIEW_FOLDER = '/studio/preview/';

/** The address of the script in the page of a draft. */
export const PREVIEW_SCRIPT = `${PREVIEW_FOLDER}page.js`;

/** Pages of the published site that a browser would fetch ahead. */
const SPECULATION = /<script type="speculationrules">.*?<\/script>/s;

/** Makes a page of a draft a document for the Studio's frame: with the script of the preview, and a policy of its own. */
export function previewDocument(page: string) {
  const html = page
    .replace(SPECULATION, '')
    .replace('</body>', () => `<script src="${PREVIEW_SCRIPT}" defer></script></body>`);
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

/** That of the page, but for the frame that it is shown in; its forms are never sent. */
function previewPolicy(html: string): string {
  return contentSecurityPolicy(html, null)
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
    .replace("form-action 'self'", "form-action 'none'");
}

/** The script as JavaScript: Node and the bundler have taken the types out of the function. */
export function previewScript(): string {
  return `(${runPreviewPage})();\n`;
}
