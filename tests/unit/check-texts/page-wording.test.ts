import { describe } from 'vitest';
import { type MessageCase, messageCase, story, testMessages } from '../texts/problem-case.ts';

/** Headings, alternatives of pictures; titles and descriptions of pages. */
const messages: readonly MessageCase[] = [
  messageCase('a first heading that is too deep', [['content/en/story.md', '## Since', '### Since']])`
content/en/story.md:1:1 heading-order
The first headings of a text have two #; this one has more. Write “## Since {{company.milestone.founded}}”.
Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri. Skrifaðu „## Since {{company.milestone.founded}}“.`,
  messageCase(
    'a picture with the name of its file',
    story(
      '![Skrifstofan](https://myndir.example/stofan.png)',
      '![stofan.png](https://myndir.example/stofan.png)',
    ),
  )`
content/en/story.md:5:1 missing-alternative
“stofan.png” is the name of a file and does not say what the picture shows. Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).
„stofan.png“ er skráarheiti og segir ekki hvað myndin sýnir. Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).`,
  messageCase('two pages with one description, in other letters', [
    ['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description'],
  ])`
locales/en/solutions.json:32:22 same-title
The page “solutions” has the same description (in locales/en/solutions.json). Give each page a description of its own, so that people can tell them apart where they search.
Síðan „solutions“ er með sömu lýsingu (í locales/en/solutions.json). Gefðu hvorri síðu sína lýsingu, svo að fólk þekki þær í sundur þegar það leitar.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});
