import { describe } from 'vitest';
import {
  inBoth,
  type MessageCase,
  messageCase,
  type PlaceCase,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

/** Markup that is open, that languages have differently, or that is in texts without markup. */
const messages: readonly MessageCase[] = [
  messageCase(
    'a point that lost its dash',
    story('- Eitt\n- Annað\n- Enn annað', '- This\nThat\n- And that'),
  )`
content/en/story.md:6:1 text-mismatch
After this, a point of a list is missing; another language has it at content/is/story.md:6:1. Write the same headings, paragraphs and points in the same order in every language.
Á eftir þessu kemur liður í lista á öðru tungumáli (content/is/story.md:6:1) en ekki hér. Hafðu sömu fyrirsagnir, efnisgreinar og liði í sömu röð á öllum tungumálum.`,
  messageCase('bold that is not closed', story('Vinnan er **greidd síðar.', 'Work is **paid** later.'))`
content/is/story.md:5:11 markup-mismatch
“**” makes nothing bold here: a reader sees the signs. Write ** right before the first word and right after the last one: **words**.
„**“ feitletrar ekkert hér: lesandinn sér táknin. Skrifaðu ** þétt fyrir framan fyrsta orðið og þétt á eftir því síðasta: **orð**.`,
  messageCase(
    'a link without its last bracket',
    story('Sjá [þjónustuna](/lausnir og meira.', 'See [the service](/lausnir) and more.'),
  )`
content/is/story.md:5:5 markup-mismatch
These words do not become a link: a reader sees the brackets. Write “[þjónustuna](/lausnir)”: words in square brackets, and right behind them the address in round ones.
Þessi orð verða ekki að tengli: lesandinn sér svigana. Skrifaðu „[þjónustuna](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.`,
  messageCase(
    'bold in a text that is words only',
    inBoth('home.json', 'home.hero.title', 'Vefir **sem** endast', 'Websites that last'),
  )`
locales/is/home.json:9:16 markup-mismatch
A reader sees “**” as it is typed: texts in locales/ are words only. Leave the words and take the signs out. Links, bold and lists are for the running texts in content/.
Lesandinn sér „**“ eins og það er skrifað: textar í locales/ eru orðin ein. Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.`,
  messageCase('a form for a number that is not there', [
    [
      'locales/is/solutions.json',
      '"disk": "is packages.hosting.features.disk"',
      '"disk_one": "{{count}} hólf",\n        "disk_other": "{{count}} hólf"',
    ],
    [
      'locales/en/solutions.json',
      '"disk": "en packages.hosting.features.disk"',
      '"disk_other": "{{count}} boxes"',
    ],
  ])`
locales/en/solutions.json:70:23 markup-mismatch
The form disk_one is missing beside this one: a page with such a number has no words to show. Add "disk_one": "…" on a line of its own. Each language needs all of its forms.
Myndina disk_one vantar við hlið þessarar: síða með slíkri tölu hefur engin orð að sýna. Bættu við "disk_one": "…" í nýrri línu. Hvert tungumál þarf allar myndir sínar.`,
];

const places: readonly PlaceCase[] = [
  [
    'a link with a space between its brackets',
    story('Sjá [þjónustuna] (/lausnir).', 'See [the service](/lausnir).'),
    'content/is/story.md:5:5 markup-mismatch',
  ],
];

/** The language that differs from the three others. */
const ofFourLanguages: readonly PlaceCase[] = [
  [
    'a heading of another level',
    [['content/is/story.md', '### ', '## ']],
    'content/is/story.md:5:1 markup-mismatch',
  ],
  [
    'a point that lost its dash',
    [['content/es/story.md', '- Otra', 'Otra']],
    'content/es/story.md:10:1 text-mismatch',
  ],
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('the place is that of', () => {
  testPlaces(places);
  testPlaces(ofFourLanguages, { project: fourLanguages });
});
