import { type ConfigData, HtmlValidate, type Message, StaticConfigLoader } from 'html-validate';

/** Every rule that html-validate has sorted into a set; what differs is how React writes HTML, which is as valid. */
const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:standard',
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:a11y',
  ],
  rules: {
    // React writes hrefLang and dateTime; in HTML names of attributes are the same in any letters.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes <meta/>, hidden="" and required="".
    'void-style': ['error', { style: 'selfclosing' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // Tick boxes of one question have one name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
  },
};

/** What a rule finds at places where it cannot see that all is well. */
const known: readonly { readonly rule: string; readonly place: RegExp; readonly why: string }[] = [
  {
    rule: 'unique-landmark',
    place: /^#top > header > div > (nav|details:nth-child\(\d+\) > nav)$/,
    why: 'The menu of wide screens and that of narrow ones have one name; never are both there.',
  },
];

const validator = new HtmlValidate(new StaticConfigLoader(config));

/**
 * What html-validate finds wrong with a page: rule, words and place.
 * @param html the whole page
 */
export async function htmlMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isKnown(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'the whole page'})`);
}

function isKnown({ ruleId, selector }: Message): boolean {
  return known.some(({ rule, place }) => rule === ruleId && selector !== null && place.test(selector));
}
