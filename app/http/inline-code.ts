import { createHash } from 'node:crypto';

/** The inline code of a page, as sources of a Content-Security-Policy: `'sha256-…'`, each one once. */
interface InlineCode {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** An element as the renderer writes it; with anything else in its tag it is not ours. */
const CODE_ELEMENT = /<(script|style)((?:\s+[\w-]+(?:="[^"<>]*")?)*)>(.*?)<\/\1>/gs;

/** Types of script that browsers check: code, and rules for loading. All others are data. */
const CHECKED_TYPE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Finds the scripts and styles of a whole page, in its head and after its main part. Everything between is content,
 * which gets no hash: the policy must not allow a script that is injected with content.
 */
export function inlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name, attributes = '', text = ''] of withoutContent(html).matchAll(CODE_ELEMENT)) {
    if (name === 'style') styles.add(hashSource(text));
    // An empty script does not run (hydration/late-start.ts).
    else if (text !== '' && isCheckedInPlace(attributes)) scripts.add(hashSource(text));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The hash by which a policy allows a text. Browsers read each line break as a single character. */
export function hashSource(text: string): string {
  const hash = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${hash}'`;
}

/** The parts of a page around its content. */
function withoutContent(html: string): string {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return '';
  const mainEnd = html.lastIndexOf('</main>');
  return html.slice(0, headEnd) + (mainEnd > headEnd ? html.slice(mainEnd) : '');
}

/** A script in a file is allowed by its address. */
function isCheckedInPlace(attributes: string): boolean {
  if (/\ssrc(?:=|\s|$)/i.test(attributes)) return false;
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return CHECKED_TYPE.test(type.trim());
}
