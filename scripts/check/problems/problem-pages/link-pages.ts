import type { ProblemPage } from './problem-page.ts';

/** Links: in site.yaml, in the texts and in the running texts. */
export const linkPages = {
  'unknown-path': {
    en: {
      title: 'A link to a page that is not there',
      cause:
        'A menu, a card, a button or a text leads to an address that no page has: it has a slip, or the page was moved or taken out.',
      fix: 'Write the address that is suggested. To move a page, run `npm run move -- /old /new`: it changes every link to it.',
    },
    is: {
      title: 'Tengill á síðu sem er ekki til',
      cause:
        'Valmynd, spjald, hnappur eða texti vísar á slóð sem engin síða er á: það er innsláttarvilla í henni, eða síðan var flutt eða tekin út.',
      fix: 'Skrifaðu slóðina sem stungið er upp á. Til að flytja síðu skaltu keyra `npm run move -- /gamla /nyja`: það breytir öllum tenglum á hana.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        - { icon: server, to: /lausnir/vefhysing }',
      wrong: '        - { icon: server, to: /lausnir/vefhysng }',
    },
  },
  'unknown-fragment': {
    en: {
      title: 'A link to a part of a page that is not there',
      cause:
        'What stands after `#` in a link is the id of a section of that page, or `part-1`, `part-2` and so on for the headings of a running text. The page has no such part.',
      fix: 'Write the part that is suggested, or take the `#` and what follows out: then the link leads to the top of the page.',
    },
    is: {
      title: 'Tengill á hluta síðu sem er ekki til',
      cause:
        'Það sem stendur á eftir `#` í tengli er id á hluta síðunnar, eða `part-1`, `part-2` og svo framvegis fyrir fyrirsagnir í samfelldum texta. Á síðunni er enginn slíkur hluti.',
      fix: 'Skrifaðu hlutann sem stungið er upp á, eða taktu út `#` og það sem á eftir kemur: þá vísar tengillinn efst á síðuna.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: 'Sjá einnig [verð á hýsingu](/lausnir/vefhysing#prices).',
      wrong: 'Sjá einnig [verð á hýsingu](/lausnir/vefhysing#price).',
    },
  },
  'link-form': {
    en: {
      title: 'A link in a form that does not lead to the page',
      cause:
        'A link within the site ends with a slash, has capital letters, does not start with a slash, or names the site’s own domain or a computer of one’s own.',
      fix: 'Write the address of the page as it stands after `path` in site.yaml, such as `/lausnir/vefhysing`.',
    },
    is: {
      title: 'Tengill sem er ekki skrifaður á réttan hátt',
      cause:
        'Tengill innan vefsins endar á skástriki, er með hástöfum, byrjar ekki á skástriki, eða nefnir lén vefsins sjálfs eða tölvu þess sem skrifar.',
      fix: 'Skrifaðu slóð síðunnar eins og hún stendur á eftir `path` í site.yaml, til dæmis `/lausnir/vefhysing`.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: 'Skrifaðu okkur á [síðunni um samband](/hafa-samband) þegar þú vilt hætta.',
      wrong: 'Skrifaðu okkur á [síðunni um samband](/hafa-samband/) þegar þú vilt hætta.',
    },
  },
  'wrong-language-link': {
    en: {
      title: 'A link that leaves the reader’s language',
      cause:
        'Every page has the same address in each language. A link that names the domain of another language takes the reader over to that one.',
      fix: 'Write the address without the domain: the reader stays in the same language.',
    },
    is: {
      title: 'Tengill út úr tungumáli lesandans',
      cause:
        'Hver síða er á sömu slóð á öllum tungumálum. Tengill sem nefnir lén annars tungumáls fer með lesandann þangað.',
      fix: 'Skrifaðu slóðina án lénsins: þá er lesandinn áfram á sínu tungumáli.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: 'Skrifaðu okkur á [síðunni um samband](/hafa-samband) þegar þú vilt hætta.',
      wrong:
        'Skrifaðu okkur á [síðunni um samband](https://mountainweb.example/hafa-samband) þegar þú vilt hætta.',
    },
  },
  'external-link': {
    en: {
      title: 'An address outside of this site that cannot be right',
      cause:
        'A link to another website, a mailbox or a phone is not well formed: it starts with `http:`, has no domain, or lacks something that such an address has.',
      fix: 'Copy the address from the browser, with `https://` in front; write mailbox and phone as `mailto:hallo@hraunvefur.is` and `tel:+3545550190`.',
    },
    is: {
      title: 'Slóð á annan vef sem getur ekki staðist',
      cause:
        'Tengill á annan vef, netfang eða síma er ekki rétt skrifaður: hann byrjar á `http:`, er án léns eða eitthvað vantar í hann.',
      fix: 'Afritaðu slóðina úr vafranum, með `https://` fremst; skrifaðu netfang og síma sem `mailto:hallo@hraunvefur.is` og `tel:+3545550190`.',
    },
    example: {
      kind: 'lines',
      file: 'content/is/terms.md',
      right: 'kvörtun til [Neytendastofu](https://neytendastofa.is).',
      wrong: 'kvörtun til [Neytendastofu](http://neytendastofa.is).',
    },
  },
  'unlinked-page': {
    en: {
      title: 'A page that no link leads to',
      cause: 'Visitors cannot find the page: no menu, card, button or text leads to it.',
      fix: 'Link to it from where one would look for it. If nobody is to find it, write `indexed: false` on the page.',
    },
    is: {
      title: 'Síða sem enginn tengill vísar á',
      cause:
        'Gestir geta ekki fundið síðuna: engin valmynd, ekkert spjald, enginn hnappur og enginn texti vísar á hana.',
      fix: 'Vísaðu á hana þaðan sem hennar yrði leitað. Ef enginn á að finna hana skaltu skrifa `indexed: false` á síðuna.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  legal: [/skilmalar]\n  cookies: /skilmalar',
      wrong: '  legal: []\n  cookies: /hafa-samband',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;
