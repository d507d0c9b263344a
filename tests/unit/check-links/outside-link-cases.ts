import type { LinkProblemCase } from './link-problem-case.ts';

const story = 'content/is/story.md';
const home = 'locales/is/home.json';
const seed = 'supabase/seed.sql';
const yaml = 'site.yaml';

/** Addresses outside of the site, of mailboxes and phones. */
export const outsideLinkCases: readonly LinkProblemCase[] = [
  {
    code: 'external-link',
    name: 'http:',
    edits: [[story, 'https://www.personuvernd.is', 'http://www.personuvernd.is']],
    printed: [
      'content/is/story.md:8:93  “http://www.personuvernd.is/en” starts with http:, which browsers warn of.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](http://www.personuvernd.is/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en.',
    ],
    icelandic: [
      'content/is/story.md:8:93  „http://www.personuvernd.is/en“ byrjar á http: og vafrar vara við því.',
      'Skrifaðu https://www.personuvernd.is/en.',
    ],
  },
  {
    code: 'external-link',
    name: 'a slip in https:',
    edits: [[story, 'https://www.personuvernd.is', 'htps://www.personuvernd.is']],
    printed: [
      'content/is/story.md:8:93  “htps://www.personuvernd.is/en” does not start with https://.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](htps://www.personuvernd.is/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en.',
    ],
    icelandic: [
      'content/is/story.md:8:93  „htps://www.personuvernd.is/en“ byrjar ekki á https://.',
      'Skrifaðu https://www.personuvernd.is/en.',
    ],
  },
  {
    code: 'external-link',
    name: 'a slash too few',
    edits: [[story, 'https://www.personuvernd.is', 'https:/www.personuvernd.is']],
    printed: [
      'content/is/story.md:8:93  “https:/www.personuvernd.is/en” does not start with https://.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](https:/www.personuvernd.is/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en.',
    ],
  },
  {
    code: 'external-link',
    name: 'no https:',
    edits: [[story, 'https://www.personuvernd.is', 'www.personuvernd.is']],
    printed: [
      'content/is/story.md:8:93  “www.personuvernd.is/en” does not start with https://.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](www.personuvernd.is/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en.',
    ],
  },
  {
    code: 'external-link',
    name: 'a domain without a dot',
    edits: [[story, 'https://www.personuvernd.is', 'https://personuvernd']],
    printed: [
      'content/is/story.md:8:93  “https://personuvernd/en” does not have a whole domain, like personuvernd.is.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](https://personuvernd/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^',
      '  Copy the address from the browser, with https:// in front.',
    ],
    icelandic: [
      'content/is/story.md:8:93  „https://personuvernd/en“ er ekki með heilt lén, eins og personuvernd.is.',
      'Afritaðu slóðina úr vafranum, með https:// fremst.',
    ],
  },
  {
    code: 'external-link',
    name: 'a domain with a dot too many',
    edits: [[story, 'https://www.personuvernd.is', 'https://www.personuvernd..is']],
    printed: [
      'content/is/story.md:8:93  “https://www.personuvernd..is/en” does not have a whole domain, like personuvernd.is.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](https://www.personuvernd..is/en).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en.',
    ],
  },
  {
    code: 'external-link',
    name: 'a space in an address outside',
    edits: [[story, 'https://www.personuvernd.is/en', 'https://www.personuvernd.is/en us']],
    printed: [
      'content/is/story.md:8:93  “https://www.personuvernd.is/en us” has a sign that no address can have.',
      '  7 | efst](#part-1) eða',
      '  8 | l:+3545550142) og spurðu [Persónuvernd](https://www.personuvernd.is/en us).',
      '    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write https://www.personuvernd.is/en%20us.',
    ],
    icelandic: [
      'content/is/story.md:8:93  „https://www.personuvernd.is/en us“ er með tákn sem getur ekki verið í slóð.',
      'Skrifaðu https://www.personuvernd.is/en%20us.',
    ],
  },
  {
    code: 'external-link',
    name: 'half an e-mail address',
    edits: [[story, 'mailto:hallo@hraunvefur.is', 'mailto:hallo@hraunvefur']],
    printed: [
      'content/is/story.md:8:12  “hallo@hraunvefur” is not a whole e-mail address.',
      '  7 | Klukkustundin kostar {{price.hourly}}. Farðu aftur [efst](#part-1) eða',
      '  8 | [skrifaðu](mailto:hallo@hraunvefur), [hringdu](tel:+3545550142) og spurðu [Persónuvernd](https://www.personuve',
      '    |            ^^^^^^^^^^^^^^^^^^^^^^^',
      '  Did you mean mailto:hallo@hraunvefur.is?',
    ],
    icelandic: [
      'content/is/story.md:8:12  „hallo@hraunvefur“ er ekki heilt netfang.',
      'Áttirðu við mailto:hallo@hraunvefur.is?',
    ],
  },
  {
    code: 'external-link',
    name: 'an e-mail address without mailto:',
    edits: [[story, 'mailto:hallo@hraunvefur.is', 'hallo@hraunvefur.is']],
    printed: [
      'content/is/story.md:8:12  “hallo@hraunvefur.is” is an e-mail address, but no link to one.',
      '  7 | Klukkustundin kostar {{price.hourly}}. Farðu aftur [efst](#part-1) eða',
      '  8 | [skrifaðu](hallo@hraunvefur.is), [hringdu](tel:+3545550142) og spurðu [Persónuvernd](https://www.personuvernd.',
      '    |            ^^^^^^^^^^^^^^^^^^^',
      '  Write mailto:hallo@hraunvefur.is.',
    ],
    icelandic: [
      'content/is/story.md:8:12  „hallo@hraunvefur.is“ er netfang en ekki tengill á netfang.',
      'Skrifaðu mailto:hallo@hraunvefur.is.',
    ],
  },
  {
    code: 'external-link',
    name: 'an e-mail address among words',
    edits: [[home, '/lausnir/vefhysing', 'hallo@hraunvefur,is']],
    printed: [
      'locales/is/home.json:10:37  “hallo@hraunvefur,is” is not a whole e-mail address.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á hallo@hraunvefur,is."',
      '     |                                     ^^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Did you mean hallo@hraunvefur.is?',
    ],
  },
  {
    code: 'external-link',
    name: 'a phone number with spaces',
    edits: [[story, 'tel:+3545550142', 'tel:+354 555 0142']],
    printed: [
      'content/is/story.md:8:51  “tel:+354 555 0142” is not a phone number that can be called.',
      '  7 | Klukkustundin kostar {{price.hourly}}. Farðu aftur [efst](#part-1) eða',
      '  8 | [skrifaðu](mailto:hallo@hraunvefur.is), [hringdu](tel:+354 555 0142) og spurðu [Persónuvernd](https://www.pers',
      '    |                                                   ^^^^^^^^^^^^^^^^^',
      '  Write tel:+3545550142.',
    ],
    icelandic: [
      'content/is/story.md:8:51  „tel:+354 555 0142“ er ekki símanúmer sem hægt er að hringja í.',
      'Skrifaðu tel:+3545550142.',
    ],
  },
  {
    code: 'external-link',
    name: 'a network’s address',
    edits: [[yaml, 'https://www.linkedin.com/company', 'https://www.linkedin..com/company']],
    printed: [
      'site.yaml:54:33  “https://www.linkedin..com/company/hraunvefur” does not have a whole domain, like personuvernd.is.',
      '  53 |   social:',
      '  54 |     - { network: LinkedIn, url: "https://www.linkedin..com/company/hraunvefur" }',
      '     |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  55 |   clients: [Bjarg, Straumur]',
      '  Write https://www.linkedin.com/company/hraunvefur.',
    ],
  },
  {
    code: 'external-link',
    name: 'a project’s website',
    edits: [[seed, 'https://foss.example/', 'http://foss.example/']],
    printed: [
      'supabase/seed.sql:19:69  “http://foss.example/” starts with http:, which browsers warn of.',
      '  18 | insert into public.projects (id, published_at, image_url, link, title, description, category, tags) values',
      "  19 | ('foss', '2026-10-14T10:00:00Z', 'https://hraunvefur.is/foss.jpg', 'http://foss.example/', 'Foss', 'Ferðir.',",
      '     |                                                                     ^^^^^^^^^^^^^^^^^^^^',
      '  Write https://foss.example/.',
    ],
  },
];
