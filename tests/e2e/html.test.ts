import { expect, test } from '@playwright/test';
import { type ConfigData, HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';
import { type BuiltHtml, readBuiltHtml } from './built-html.ts';
import { languages } from './site-model.ts';

/** Every rule set of html-validate; exceptions are equally valid ways in which React writes HTML. */
const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:standard',
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:a11y',
  ],
  rules: {
    // React writes hrefLang and dateTime; attribute names in HTML are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes <meta/>, hidden="" and required="".
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Checkboxes of one question share a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
};

/** Findings of rules that are false positives. */
const exceptions: readonly { readonly rule: string; readonly place: RegExp; readonly why: string }[] = [
  {
    rule: 'unique-landmark',
    place: /^#top > header > div > (nav|details:nth-child\(\d+\) > nav)$/,
    why: 'The menu of wide screens and that of narrow ones have one name; never are both there.',
  },
];

const validator = new HtmlValidate(new StaticConfigLoader(config));

test('every built page is valid HTML by all rules of html-validate', async () => {
  const pages = languages.flatMap(readBuiltHtml);
  expect(pages.length).toBeGreaterThan(200);
  const mistakesByPage: Record<string, string[]> = {};
  for (const { language, path, html } of ofEachShape(pages)) {
    const { results } = await validator.validateString(path === '/' ? html : withoutFrame(html));
    const mistakes = results.flatMap(({ messages }) => messages).filter((message) => !isKnown(message));
    if (mistakes.length > 0)
      mistakesByPage[language + path] = mistakes.map(
        ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the whole page'})`,
      );
  }
  expect(mistakesByPage).toEqual({});
});

test('every built page has the colours that its styles and pictures name', () => {
  for (const { language, path, html } of languages.flatMap(readBuiltHtml)) {
    const namesIn = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name]) => name))];
    expect(namesIn(/(--[\w-]+):/g), language + path).toEqual(
      expect.arrayContaining(namesIn(/var\((--[\w-]+)/g)),
    );
  }
});

test('no element of a built page has an attribute that HTML and SVG do not know', () => {
  const unknown = new Set<string>();
  for (const { html } of languages.flatMap(readBuiltHtml))
    for (const [, name = '', text = ''] of html
      .replace(/<(script|style)\b([^>]*)>.*?<\/\1>/gs, '<$1$2>')
      .matchAll(/<([a-z][\w-]*)((?:\s[^<>"]+(?:="[^"]*")?)*)\s*\/?>/gi))
      for (const [, attribute = ''] of text.matchAll(/\s([\w:-]+)(?:="[^"]*")?/g))
        if (!isKnownAttribute(attribute.toLowerCase())) unknown.add(`${name} ${attribute}`);
  expect([...unknown]).toEqual([]);
});

/** The attributes that our pages use; a styled component that passes on a property of its own adds another. */
const attributes = new Set(
  `accept action alt anchor-name as async autocomplete charset checked class cols content crossorigin cx cy d datetime dir
  disabled enctype enterkeyhint fetchpriority fill fill-opacity fill-rule for form formnovalidate gradienttransform gradientunits height
  hidden href hreflang http-equiv id imagesizes imagesrcset inputmode lang list loading decoding max maxlength media method min
  minlength multiple name novalidate offset open opacity pattern placeholder pointer-events points popover popovertarget
  preserveaspectratio property r readonly referrerpolicy rel required role rows rx ry scope selected sizes span spellcheck
  src srcset step stop-color stop-opacity stroke stroke-linecap stroke-linejoin stroke-opacity stroke-width tabindex target
  title transform type value viewbox width x x1 x2 xmlns y y1 y2 colspan rowspan clip-path`.split(/\s+/),
);

function isKnownAttribute(name: string): boolean {
  return attributes.has(name) || /^(data|aria)-[a-z-]+$/.test(name);
}

/** One page of each structure, ignoring words, addresses and pictures, and each language’s home page. */
function ofEachShape(pages: readonly BuiltHtml[]): BuiltHtml[] {
  const shapes = new Set<string>();
  return pages.filter(({ path, html }) => {
    const shape = mainPart(html)
      .replace(/<svg\b.*?<\/svg>/gs, '<svg>')
      .replace(/ (?:href|src|alt|aria-label|title|placeholder|value|lang|data-[a-z-]+)="[^"]*"/gi, '')
      .replace(/>[^<]+</g, '><');
    const isKnown = shapes.has(shape);
    shapes.add(shape);
    return !isKnown || path === '/';
  });
}

/** Removes the frame and the styles, which take longest and are the same on all pages of a language. */
function withoutFrame(html: string): string {
  const head = html.slice(0, html.indexOf('<body')).replace(/<style\b.*?<\/style>/gs, '');
  return `${head}<body>${mainPart(html)}</body></html>`;
}

function mainPart(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>') + '</main>'.length);
}

function isKnown({ ruleId, selector }: Message): boolean {
  return exceptions.some(({ rule, place }) => rule === ruleId && selector !== null && place.test(selector));
}
