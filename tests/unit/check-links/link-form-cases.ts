import type { LinkProblemCase } from './link-problem-case.ts';

const story = 'content/is/story.md';
const home = 'locales/is/home.json';
const seed = 'supabase/seed.sql';

/** Links within the site in a form that leads to no page, or to another language. */
export const linkFormCases: readonly LinkProblemCase[] = [
  {
    code: 'link-form',
    name: 'a slash at the end',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vefhysing/)']],
    printed: [
      'content/is/story.md:3:15  “/lausnir/vefhysing/” ends with a slash.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing/), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting)',
      '    |               ^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „/lausnir/vefhysing/“ endar á skástriki.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'capital letters',
    edits: [[home, '/lausnir/vefhysing', '/Lausnir/Vefhysing']],
    printed: [
      'locales/is/home.json:10:37  “/Lausnir/Vefhysing” has capital letters, and addresses have none.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á /Lausnir/Vefhysing."',
      '     |                                     ^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'locales/is/home.json:10:37  „/Lausnir/Vefhysing“ er með hástafi en í slóðum eru bara lágstafir.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'two slashes in a row',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir//vefhysing)']],
    printed: [
      'content/is/story.md:3:15  “/lausnir//vefhysing” has two slashes in a row.',
      '  3 | Sjá [hýsingu](/lausnir//vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting)',
      '    |               ^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „/lausnir//vefhysing“ er með tvö skástrik í röð.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'backslashes',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](\\lausnir\\vefhysing)']],
    printed: [
      'content/is/story.md:3:15  “\\lausnir\\vefhysing” has a backslash in place of a slash.',
      '  3 | Sjá [hýsingu](\\lausnir\\vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).',
      '    |               ^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „\\lausnir\\vefhysing“ er með öfugt skástrik.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'an accent',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vefhýsing)']],
    printed: [
      'content/is/story.md:3:15  “/lausnir/vefhýsing” has signs that no address of this site has.',
      '  3 | Sjá [hýsingu](/lausnir/vefhýsing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).',
      '    |               ^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „/lausnir/vefhýsing“ er með tákn sem eru ekki í neinni slóð á vefnum.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'a space',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vef hysing)']],
    printed: [
      'content/is/story.md:3:15  “/lausnir/vef hysing” has signs that no address of this site has.',
      '  3 | Sjá [hýsingu](/lausnir/vef hysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting)',
      '    |               ^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'no slash at the start',
    edits: [[story, '(/tilbod?', '(tilbod?']],
    printed: [
      'content/is/story.md:3:86  “tilbod?service=hosting” does not start with a slash, so where it leads depends on the page that it is on.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](tilbod?service=hosting).',
      '    |                                                                                      ^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /tilbod?service=hosting.',
    ],
    icelandic: [
      'content/is/story.md:3:86  „tilbod?service=hosting“ byrjar ekki á skástriki og hvert það vísar fer því eftir síðunni sem það er á.',
      'Skrifaðu /tilbod?service=hosting.',
    ],
  },
  {
    code: 'link-form',
    name: 'an address from the page on',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](../lausnir/vefhysing)']],
    printed: [
      'content/is/story.md:3:15  “../lausnir/vefhysing” does not start with a slash, so where it leads depends on the page that it is on.',
      '  3 | Sjá [hýsingu](../lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting',
      '    |               ^^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'this site’s own domain',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](https://hraunvefur.is/lausnir/vefhysing)']],
    printed: [
      'content/is/story.md:3:15  “https://hraunvefur.is/lausnir/vefhysing” names this site’s own domain, which does not belong in a link within it.',
      '  3 | Sjá [hýsingu](https://hraunvefur.is/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/til',
      '    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „https://hraunvefur.is/lausnir/vefhysing“ nefnir lén vefsins sjálfs, sem á ekki heima í tengli innan hans.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'this site’s own domain with www. and without a scheme, and a slip behind it',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](www.hraunvefur.is/lausnir/vefhsing)']],
    printed: [
      'content/is/story.md:3:15  “www.hraunvefur.is/lausnir/vefhsing” names this site’s own domain, which does not belong in a link within it.',
      '  3 | Sjá [hýsingu](www.hraunvefur.is/lausnir/vefhsing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?s',
      '    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'this machine',
    edits: [[home, '/lausnir/vefhysing', 'http://is.localhost:3000/lausnir/vefhysing']],
    printed: [
      'locales/is/home.json:10:37  “http://is.localhost:3000/lausnir/vefhysing” leads to the reader’s own computer.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á http://is.localhost:3000/lausnir/vefhysing."',
      '     |                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Write /lausnir/vefhysing.',
    ],
    icelandic: [
      'locales/is/home.json:10:37  „http://is.localhost:3000/lausnir/vefhysing“ vísar á tölvu lesandans sjálfs.',
      'Skrifaðu /lausnir/vefhysing.',
    ],
  },
  {
    code: 'link-form',
    name: 'a choice that the form does not know',
    edits: [[story, '?service=hosting', '?service=hostng']],
    printed: [
      'content/is/story.md:3:86  The page /tilbod does not know “service=hostng”.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hostng).',
      '    |                                                                                      ^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /tilbod?service=hosting.',
    ],
    icelandic: [
      'content/is/story.md:3:86  Síðan /tilbod þekkir ekki „service=hostng“.',
      'Skrifaðu /tilbod?service=hosting.',
    ],
  },
  {
    code: 'link-form',
    name: 'a query that no form knows',
    edits: [[story, '(/lausnir/vefhysing#prices)', '(/lausnir/vefhysing?page=2#prices)']],
    printed: [
      'content/is/story.md:3:45  The page /lausnir/vefhysing does not know “page=2”.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing?page=2#prices) og [tilboðið](/tilbod?service=ho',
      '    |                                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing#prices.',
    ],
  },
  {
    code: 'link-form',
    name: 'a link without an address',
    edits: [[story, '(/tilbod?service=hosting)', '()']],
    printed: [
      'content/is/story.md:3:86  This link has no address.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið]().',
      '    |                                                                                      ^',
      '  Write the address of a page between the brackets.',
    ],
    icelandic: [
      'content/is/story.md:3:86  Það vantar slóðina í þennan tengil.',
      'Skrifaðu slóð síðu milli sviganna.',
    ],
  },
  {
    code: 'link-form',
    name: 'this site’s own domain as a project’s website',
    edits: [[seed, 'https://foss.example/', 'https://www.hraunvefur.io/foss']],
    printed: [
      'supabase/seed.sql:19:69  “https://www.hraunvefur.io/foss” is an address of this site itself.',
      '  18 | insert into public.projects (id, published_at, image_url, link, title, description, category, tags) values',
      "  19 | ('foss', '2026-10-14T10:00:00Z', 'https://hraunvefur.is/foss.jpg', 'https://www.hraunvefur.io/foss', 'Foss', '",
      '     |                                                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write the address of another website here.',
    ],
    icelandic: [
      'supabase/seed.sql:19:69  „https://www.hraunvefur.io/foss“ er slóð á þessum vef.',
      'Skrifaðu hér slóð á öðrum vef.',
    ],
  },
  {
    code: 'wrong-language-link',
    name: 'another language’s domain in a running text',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](https://hraunvefur.io/lausnir/vefhysing)']],
    printed: [
      'content/is/story.md:3:15  “https://hraunvefur.io/lausnir/vefhysing” takes the reader to the site in another language (English).',
      '  3 | Sjá [hýsingu](https://hraunvefur.io/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/til',
      '    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write /lausnir/vefhysing to stay in this one.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „https://hraunvefur.io/lausnir/vefhysing“ fer með lesandann yfir á vefinn á öðru tungumáli (English).',
      'Skrifaðu /lausnir/vefhysing til að vera áfram í þessu.',
    ],
  },
  {
    code: 'wrong-language-link',
    name: 'another language’s domain in a translation of a row, with a slip behind it',
    edits: [
      [seed, 'See [hosting](/lausnir/vefhysing)', 'See [hosting](http://www.hraunvefur.is/lausnir/vefhsing)'],
    ],
    printed: [
      'supabase/seed.sql:12:33  “http://www.hraunvefur.is/lausnir/vefhsing” takes the reader to the site in another language (Íslenska).',
      "  11 |       'title', 'A new site',",
      "  12 |       'content', 'See [hosting](http://www.hraunvefur.is/lausnir/vefhsing).'",
      '     |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  13 |     )',
      '  Write /lausnir/vefhysing to stay in this one.',
    ],
  },
  {
    code: 'wrong-language-link',
    name: 'another language’s domain among words',
    edits: [[home, '/lausnir/vefhysing', 'https://hraunvefur.io']],
    printed: [
      'locales/is/home.json:10:37  “https://hraunvefur.io” takes the reader to the site in another language (English).',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á https://hraunvefur.io."',
      '     |                                     ^^^^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Write / to stay in this one.',
    ],
  },
];
