import { type ProblemCase, problemCase } from '../texts/problem-case.ts';

const story = 'content/is/story.md';
const yaml = 'site.yaml';

/** One case for each code of problems with links in one version of the content. */
export const linkProblemCases: readonly ProblemCase[] = [
  problemCase('unknown-path', 'a typo in a document', [
    [story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vefhsing)'],
  ])`
content/is/story.md:3:15  There is no page at “/lausnir/vefhsing”.
  3 | Sjá [hýsingu](/lausnir/vefhsing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).
    |               ^^^^^^^^^^^^^^^^^
  Did you mean /lausnir/vefhysing?

content/is/story.md:3:15  Það er engin síða á slóðinni „/lausnir/vefhsing“.
  Áttirðu við /lausnir/vefhysing?`,
  problemCase('link-form', 'a slash at the end', [
    [story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vefhysing/)'],
  ])`
content/is/story.md:3:15  “/lausnir/vefhysing/” is not written like an address of this site: small letters, digits and hyphens, with one slash before each part.
  3 | Sjá [hýsingu](/lausnir/vefhysing/), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting)
    |               ^^^^^^^^^^^^^^^^^^^
  Write /lausnir/vefhysing.

content/is/story.md:3:15  „/lausnir/vefhysing/“ er ekki skrifað eins og slóð á þessum vef: lágstafir, tölustafir og bandstrik, með einu skástriki á undan hverjum hluta.
  Skrifaðu /lausnir/vefhysing.`,
  problemCase('wrong-language-link', 'another language’s domain in a document', [
    [story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](https://hraunvefur.io/lausnir/vefhysing)'],
  ])`
content/is/story.md:3:15  “https://hraunvefur.io/lausnir/vefhysing” opens the site in another language (English).
  3 | Sjá [hýsingu](https://hraunvefur.io/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/til
    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Write /lausnir/vefhysing to stay in this language.

content/is/story.md:3:15  „https://hraunvefur.io/lausnir/vefhysing“ fer með lesandann yfir á vefinn á öðru tungumáli (English).
  Skrifaðu /lausnir/vefhysing til að vera áfram í þessu.`,
  problemCase('external-link', 'http:', [
    [story, 'https://www.personuvernd.is', 'http://www.personuvernd.is'],
  ])`
content/is/story.md:8:93  “http://www.personuvernd.is/en” starts with http:, which browsers warn about.
  7 | efst](#story-sidan) eða
  8 | l:+3545550142) og spurðu [Persónuvernd](http://www.personuvernd.is/en).
    |                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  Write https://www.personuvernd.is/en.

content/is/story.md:8:93  „http://www.personuvernd.is/en“ byrjar á http: og vafrar vara við því.
  Skrifaðu https://www.personuvernd.is/en.`,
  problemCase('unknown-fragment', 'a typo in a part of another page', [[story, '#prices', '#pricse']])`
content/is/story.md:3:45  The page /lausnir/vefhysing has no part “#pricse”.
  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#pricse) og [tilboðið](/tilbod?service=hosting).
    |                                             ^^^^^^^^^^^^^^^^^^^^^^^^^
  Did you mean #prices?

content/is/story.md:3:45  Á síðunni /lausnir/vefhysing er enginn hluti sem heitir „#pricse“.
  Áttirðu við #prices?`,
  problemCase('unlinked-page', 'a page that no menu names', [
    [yaml, 'quick: [/, /lausnir, /frettir, /tilbod]', 'quick: [/, /lausnir, /tilbod]'],
  ])`
site.yaml:154:11  Warning: No link points to the page “/frettir”.
  153 |   - id: news
  154 |     path: /frettir
      |           ^^^^^^^^
  155 |     texts: site
  Link to it from a menu, a card, a button or a text; or write indexed: false if visitors should not find it.

site.yaml:154:11  Viðvörun: Enginn tengill vísar á síðuna „/frettir“.
  Vísaðu á hana í valmynd, spjaldi, hnappi eða texta; eða skrifaðu indexed: false ef enginn á að finna hana.`,
];

/** Found by a comparison with the previous version. */
export const removedPathCases: readonly ProblemCase[] = [
  problemCase('removed-path', 'a typo in the address of a page', [
    [yaml, '    path: /lausnir/vefhysing\n', '    path: /lausnir/vefhsing\n'],
  ])`
site.yaml:137:11  This page was at “/lausnir/vefhysing” before. That address no longer works, and 4 links point to it.
  136 |   - id: hosting
  137 |     path: /lausnir/vefhsing
      |           ^^^^^^^^^^^^^^^^^
  138 |     texts: solutions
  Did you mean /lausnir/vefhysing? To move the page, restore that address and run “npm run move -- /lausnir/vefhysing /lausnir/vefhsing”, which also changes the links.

site.yaml:137:11  Þessi síða var á slóðinni „/lausnir/vefhysing“. Sú slóð er nú ekki lengur til en 4 tenglar vísa á hana.
  Áttirðu við /lausnir/vefhysing? Eigi síðan að flytja skaltu skrifa þá slóð aftur og keyra „npm run move -- /lausnir/vefhysing /lausnir/vefhsing“ sem breytir tenglunum líka.`,
];
