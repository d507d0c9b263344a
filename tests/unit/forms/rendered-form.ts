import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';

/** A control of a form as a browser receives it; attribute names are in lowercase. */
export interface RenderedControl {
  readonly tag: 'input' | 'textarea' | 'select';
  readonly attributes: Readonly<Record<string, string>>;
  /** Values of a select. */
  readonly options: readonly string[];
}

export interface RenderedForm {
  readonly attributes: Readonly<Record<string, string>>;
  /** In page order, without the button. */
  readonly controls: readonly RenderedControl[];
}

const parser = new Parser(await new StaticConfigLoader({ elements: ['html5'] }).getConfigFor('page.html'));

/** Reads the forms of a page. @param html a page */
export function readForms(html: string): RenderedForm[] {
  const page = parser.parseHtml(html);
  return page.querySelectorAll('form').map((form) => ({
    attributes: getAttributes(form),
    controls: form
      .querySelectorAll('*')
      .filter(isControl)
      .map((control) => ({
        tag: control.tagName as RenderedControl['tag'],
        attributes: getAttributes(control),
        options: control.querySelectorAll('option').map((option) => getAttributes(option).value ?? ''),
      })),
  }));
}

const isControl = ({ tagName }: HtmlElement) => ['input', 'textarea', 'select'].includes(tagName);

function getAttributes({ attributes }: HtmlElement): Record<string, string> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key.toLowerCase(), unescapeHtml(String(value ?? ''))]),
  );
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescapeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
}
