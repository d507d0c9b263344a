import { expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { editedFiles } from '../texts/small-project.ts';
import { linkProblemCases } from './link-problem-cases.ts';
import { linkProject } from './link-project.ts';

/** The first and the last line of what is printed for a case, in Icelandic. */
function printed(name: string): string[] {
  const found = linkProblemCases.find((each) => each.name === name);
  if (!found) throw new Error(`There is no case ${name}.`);
  const { problems, sources } = projectOf(new Map(Object.entries(editedFiles(linkProject, found.edits))));
  return problems.flatMap((problem) => {
    const lines = printProblem(problem, sources[problem.file] ?? '', 'is').split('\n');
    return [lines[0] ?? '', (lines.at(-1) ?? '').trim()];
  });
}

test.each<[name: string, ...lines: readonly string[]]>([
  [
    'a slip in a running text',
    'content/is/story.md:3:15  Það er engin síða á slóðinni „/lausnir/vefhsing“.',
    'Áttirðu við /lausnir/vefhysing?',
  ],
  [
    'an old address',
    'content/is/story.md:3:15  „/hysing“ er gömul slóð.',
    'Skrifaðu slóðina sem hún vísar nú á: /lausnir/vefhysing.',
  ],
  [
    'a row that is not published',
    'content/is/story.md:10:10  Ekkert sem birt er í supabase/seed.sql hefur slóðina „/frettir/drog“.',
    'Vísaðu frekar á síðuna með listanum.',
  ],
  [
    'an address that stands for many, in a row',
    'supabase/seed.sql:8:26  „/frettir/{slug}“ stendur fyrir margar síður og því getur tengill ekki vísað þangað.',
    'Vísaðu á síðu með slóð án { }, til dæmis síðuna með listanum.',
  ],
  [
    'a page whose own address is the slip, with several links to it',
    'site.yaml:137:11  Enginn tengill vísar á „/lausnir/vefhsing“ en 4 tenglar vísa á „/lausnir/vefhysing“ og þar er engin síða.',
    'Áttirðu við /lausnir/vefhysing?',
  ],
  [
    'many links to a page that is not there',
    'site.yaml:79:25  Það er engin síða á slóðinni „/skilmalar“, sem 3 tenglar vísa á: þessi og hinir (línur 82 og 83).',
    'Bættu síðunni við undir pages eða breyttu þessum tenglum.',
  ],
  [
    'a slash at the end',
    'content/is/story.md:3:15  „/lausnir/vefhysing/“ endar á skástriki.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'capital letters',
    'locales/is/home.json:10:37  „/Lausnir/Vefhysing“ er með hástafi en í slóðum eru bara lágstafir.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'two slashes in a row',
    'content/is/story.md:3:15  „/lausnir//vefhysing“ er með tvö skástrik í röð.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'backslashes',
    'content/is/story.md:3:15  „\\lausnir\\vefhysing“ er með öfugt skástrik.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'an accent',
    'content/is/story.md:3:15  „/lausnir/vefhýsing“ er með tákn sem eru ekki í neinni slóð á vefnum.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'no slash at the start',
    'content/is/story.md:3:86  „tilbod?service=hosting“ byrjar ekki á skástriki og hvert það vísar fer því eftir síðunni sem það er á.',
    'Skrifaðu /tilbod?service=hosting.',
  ],
  [
    'this site’s own domain',
    'content/is/story.md:3:15  „https://hraunvefur.is/lausnir/vefhysing“ nefnir lén vefsins sjálfs, sem á ekki heima í tengli innan hans.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'this machine',
    'locales/is/home.json:10:37  „http://is.localhost:3000/lausnir/vefhysing“ vísar á tölvu lesandans sjálfs.',
    'Skrifaðu /lausnir/vefhysing.',
  ],
  [
    'a choice that the form does not know',
    'content/is/story.md:3:86  Síðan /tilbod þekkir ekki „service=hostng“.',
    'Skrifaðu /tilbod?service=hosting.',
  ],
  [
    'a link without an address',
    'content/is/story.md:3:86  Það vantar slóðina í þennan tengil.',
    'Skrifaðu slóð síðu milli sviganna.',
  ],
  [
    'this site’s own domain as a project’s website',
    'supabase/seed.sql:19:69  „https://www.hraunvefur.io/foss“ er slóð á þessum vef.',
    'Skrifaðu hér slóð á öðrum vef.',
  ],
  [
    'another language’s domain in a running text',
    'content/is/story.md:3:15  „https://hraunvefur.io/lausnir/vefhysing“ fer með lesandann yfir á vefinn á öðru tungumáli (English).',
    'Skrifaðu /lausnir/vefhysing til að vera áfram í þessu.',
  ],
  [
    'http:',
    'content/is/story.md:8:93  „http://www.personuvernd.is/en“ byrjar á http: og vafrar vara við því.',
    'Skrifaðu https://www.personuvernd.is/en.',
  ],
  [
    'a slip in https:',
    'content/is/story.md:8:93  „htps://www.personuvernd.is/en“ byrjar ekki á https://.',
    'Skrifaðu https://www.personuvernd.is/en.',
  ],
  [
    'a domain without a dot',
    'content/is/story.md:8:93  „https://personuvernd/en“ er ekki með heilt lén, eins og personuvernd.is.',
    'Afritaðu slóðina úr vafranum, með https:// fremst.',
  ],
  [
    'a space in an address outside',
    'content/is/story.md:8:93  „https://www.personuvernd.is/en us“ er með tákn sem getur ekki verið í slóð.',
    'Skrifaðu https://www.personuvernd.is/en%20us.',
  ],
  [
    'half an e-mail address',
    'content/is/story.md:8:12  „hallo@hraunvefur“ er ekki heilt netfang.',
    'Áttirðu við mailto:hallo@hraunvefur.is?',
  ],
  [
    'an e-mail address without mailto:',
    'content/is/story.md:8:12  „hallo@hraunvefur.is“ er netfang en ekki tengill á netfang.',
    'Skrifaðu mailto:hallo@hraunvefur.is.',
  ],
  [
    'a phone number with spaces',
    'content/is/story.md:8:51  „tel:+354 555 0142“ er ekki símanúmer sem hægt er að hringja í.',
    'Skrifaðu tel:+3545550142.',
  ],
  [
    'a slip in a part of another page',
    'content/is/story.md:3:45  Á síðunni /lausnir/vefhysing er enginn hluti sem heitir „#pricse“.',
    'Áttirðu við #prices?',
  ],
  [
    'a page that no menu names',
    'site.yaml:154:11  Viðvörun: Enginn tengill vísar á síðuna „/frettir“.',
    'Vísaðu á hana í valmynd, spjaldi, hnappi eða texta; eða skrifaðu indexed: false ef enginn á að finna hana.',
  ],
  [
    'an old address that leads to an old one',
    'site.yaml:87:24  „/hysing“ er sjálf gömul slóð.',
    'Skrifaðu hvert hún vísar á endanum: /lausnir/vefhysing.',
  ],
  [
    'an old address that leads to itself',
    'site.yaml:87:24  „/verd“ vísar á sjálfa sig.',
    'Skrifaðu slóð síðunnar sem kom í staðinn.',
  ],
  [
    'two old addresses that lead to each other',
    'site.yaml:87:24  Þessar gömlu slóðir vísa í hring: /verd → /hysing → /verd.',
    'Skrifaðu hér slóð síðunnar sem kom í þeirra stað.',
  ],
  [
    'three in a circle, and one that leads into it',
    'site.yaml:89:21  Þessar gömlu slóðir vísa í hring: /c → /a → /b → /c.',
    'Skrifaðu hér slóð síðunnar sem kom í þeirra stað.',
  ],
])('%s', (name, ...lines) => {
  expect(printed(name)).toEqual(lines);
});
