/** A control of a form as a browser gets it; names of attributes are in small letters. */
export interface RenderedControl {
  readonly tag: 'input' | 'textarea' | 'select';
  readonly attributes: Readonly<Record<string, string>>;
  /** The values of a select. */
  readonly options: readonly string[];
}

export interface RenderedForm {
  readonly attributes: Readonly<Record<string, string>>;
  /** In the order of the page, without the button. */
  readonly controls: readonly RenderedControl[];
}

const attribute = /([^\s=>/"]+)(?:="([^"]*)")?/g;

/**
 * Reads the forms of a page. It reads what React writes, not any HTML, and fails on what it does not know.
 * @param html a page
 */
export function readForms(html: string): RenderedForm[] {
  const opened = html.match(/<form\b/g)?.length ?? 0;
  const forms = [...html.matchAll(/<form((?:\s+[^\s=>]+(?:="[^"]*")?)*)>(.*?)<\/form>/gs)];
  if (forms.length !== opened) throw new Error('A form of the page cannot be read.');
  return forms.map(([, attributes = '', inside = '']) => ({
    attributes: readAttributes(attributes),
    controls: readControls(inside),
  }));
}

function readControls(html: string): RenderedControl[] {
  const controls = [
    ...html.matchAll(
      /<(input|textarea|select)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>(?:(?<=<select[^>]*>)(.*?)<\/select>)?/gs,
    ),
  ];
  const expected = html.match(/<(?:input|textarea|select)\b/g)?.length ?? 0;
  if (controls.length !== expected) throw new Error('A control of the form cannot be read.');
  return controls.map(([, tag, attributes = '', options = '']) => ({
    tag: tag as RenderedControl['tag'],
    attributes: readAttributes(attributes),
    options: [...options.matchAll(/<option([^>]*)>/g)].map(([, own = '']) => readAttributes(own).value ?? ''),
  }));
}

function readAttributes(written: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(attribute)) {
    read[name.toLowerCase()] = unescapeHtml(value);
  }
  return read;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
}
