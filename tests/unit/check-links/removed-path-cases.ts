import type { LinkProblemCase } from './link-problem-case.ts';
import { linkProject } from './link-project.ts';

/** The version before the edit. */
export const project = linkProject;

/** An address that an edit took away, and everything that is printed about it. */
interface RemovedPathCase extends LinkProblemCase {
  readonly compared: true;
  /** In Icelandic: where and what, and what to write instead. */
  readonly icelandic: readonly [told: string, hint: string];
}

const yaml = 'site.yaml';
const newsPage = `  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]
`;

/** One for each way in which an address goes. */
export const removedPathCases: readonly RemovedPathCase[] = [
  {
    code: 'removed-path',
    name: 'a slip in the address of a page',
    edits: [[yaml, '    path: /lausnir/vefhysing\n', '    path: /lausnir/vefhsing\n']],
    compared: true,
    printed: [
      'site.yaml:137:11  This page was at “/lausnir/vefhysing” before. That address leads nowhere now, and 4 links lead there.',
      '  136 |   - id: hosting',
      '  137 |     path: /lausnir/vefhsing',
      '      |           ^^^^^^^^^^^^^^^^^',
      '  138 |     texts: solutions',
      '  Did you mean /lausnir/vefhysing? To move the page, write that again and run “npm run move -- /lausnir/vefhysing /lausnir/vefhsing”, which changes the links as well.',
    ],
    icelandic: [
      'site.yaml:137:11  Þessi síða var á slóðinni „/lausnir/vefhysing“. Sú slóð er nú ekki lengur til en 4 tenglar vísa á hana.',
      '  Áttirðu við /lausnir/vefhysing? Eigi síðan að flytja skaltu skrifa þá slóð aftur og keyra „npm run move -- /lausnir/vefhysing /lausnir/vefhsing“ sem breytir tenglunum líka.',
    ],
  },
  {
    code: 'removed-path',
    name: 'a page that is gone',
    edits: [[yaml, newsPage, '']],
    compared: true,
    printed: [
      'site.yaml:153:5  The page at “/frettir” stood here. Its address leads nowhere now, and 1 link leads there.',
      '  152 |     sections: [{ kind: hero, id: hero }, { kind: form, id: form, form: offer, summary: true }]',
      "  153 |   - { id: article, path: '/frettir/{slug}', texts: site, sections: [{ kind: news-article, id: article }] }",
      '      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Put the page back; or change the links and add { from: /frettir, to: / } under redirects.',
    ],
    icelandic: [
      'site.yaml:153:5  Hér stóð síðan á slóðinni „/frettir“. Sú slóð er nú ekki lengur til en 1 tengill vísar á hana.',
      '  Settu síðuna inn aftur; eða breyttu tenglunum og bættu { from: /frettir, to: / } við undir redirects.',
    ],
  },
  {
    code: 'removed-path',
    name: 'an address that stood for many pages',
    edits: [
      [yaml, "'/frettir/{slug}'", "'/blogg/{slug}'"],
      ['content/is/story.md', '/frettir/', '/blogg/'],
      ['content/en/story.md', '/frettir/', '/blogg/'],
    ],
    compared: true,
    printed: [
      'site.yaml:157:26  Warning: Pages at “/frettir/{slug}” had this address before, and links from elsewhere lead to them.',
      '  156 |     sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]',
      "  157 |   - { id: article, path: '/blogg/{slug}', texts: site, sections: [{ kind: news-article, id: article }] }",
      '      |                          ^^^^^^^^^^^^^^^',
      '  Write /frettir/{slug} again, unless nobody is to find them there.',
    ],
    icelandic: [
      'site.yaml:157:26  Viðvörun: Síður voru áður á slóðinni „/frettir/{slug}“ og tenglar annars staðar að vísa á þær.',
      '  Skrifaðu /frettir/{slug} aftur, nema enginn eigi að finna þær þar.',
    ],
  },
  {
    code: 'removed-path',
    name: 'a slip in an old address',
    edits: [[yaml, 'from: /verd,', 'from: /verdd,']],
    compared: true,
    printed: [
      'site.yaml:87:13  Warning: “/verd” led to /tilbod before and leads nowhere now.',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  87 |   - { from: /verdd, to: /tilbod }',
      '     |             ^^^^^^',
      '  Did you mean /verd? If not, keep that entry and add this one.',
    ],
    icelandic: [
      'site.yaml:87:13  Viðvörun: „/verd“ vísaði áður á /tilbod en er nú ekki lengur til.',
      '  Áttirðu við /verd? Ef ekki skaltu halda þeirri færslu og bæta þessari við.',
    ],
  },
  {
    code: 'removed-path',
    name: 'an old address that is gone',
    edits: [[yaml, '  - { from: /verd, to: /tilbod }\n', '']],
    compared: true,
    printed: [
      'site.yaml:86:5  Warning: “/verd” led to /tilbod before and leads nowhere now.',
      '  85 | redirects:',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '     |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Add { from: /verd, to: /tilbod } again, unless nobody comes that way any more.',
    ],
    icelandic: [
      'site.yaml:86:5  Viðvörun: „/verd“ vísaði áður á /tilbod en er nú ekki lengur til.',
      '  Bættu { from: /verd, to: /tilbod } aftur við, nema enginn fari þá leið lengur.',
    ],
  },
];
