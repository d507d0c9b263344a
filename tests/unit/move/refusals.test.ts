import { describe, expect, test } from 'vitest';
import { planMove } from '../../../scripts/move/plan-move.ts';
import { printUnsound } from '../../../scripts/move/print-move.ts';
import { editedFiles } from '../texts/small-project.ts';
import { filesOf } from './site-folder.ts';
import { siteWith, smallSite } from './small-site.ts';

const page = (path: string) =>
  `  - { id: about, path: ${path}, texts: site, indexed: false, sections: [{ kind: hero, id: hero }] }\n`;
const files = filesOf(siteWith(page('/um/okkur'), '  - { from: /nyja/panta, to: / }\n'));

/** A move that is refused; a tag for the message and its hint in English and in Icelandic, on a line each. */
function refusal(from: string, to: string, only = false) {
  return (written: TemplateStringsArray) => {
    const [en = '', is = ''] = written.join('').trim().split('\n');
    return { from, to, only, en, is };
  };
}

const refusals = [
  refusal('/', '/forsida')`
The front page is always at “/”: it moves nowhere, and no other page moves there. Name another page and a new address: npm run move -- /old-address /new-address
Forsíðan er alltaf á „/“: hún flyst ekki annað og engin önnur síða þangað. Nefndu aðra síðu og nýja slóð: npm run move -- /gamla-slodin /ny-slod`,
  refusal('/lausnir/vefhsing/', '/nyja')`
There is no page at “/lausnir/vefhsing/”. Did you mean /lausnir/vefhysing? Then type: npm run move -- /lausnir/vefhysing /nyja
Engin síða er á slóðinni „/lausnir/vefhsing/“. Áttirðu við /lausnir/vefhysing? Skrifaðu þá: npm run move -- /lausnir/vefhysing /nyja`,
  refusal('/lausnir', '/lausnir')`
The page is at “/lausnir” already. Write the address that it shall have: npm run move -- /lausnir /new-address
Síðan er þegar á „/lausnir“. Skrifaðu slóðina sem hún á að fá: npm run move -- /lausnir /ny-slod`,
  refusal('/lausnir', 'Þjónusta og ráðgjöf/', true)`
“Þjónusta og ráðgjöf/” cannot be a page’s address: it starts with /, has small letters a-z, digits, single hyphens and / only, and does not end with /. Write it like /lausnir/vefhysing: npm run move -- /lausnir /new-address --only
„Þjónusta og ráðgjöf/“ getur ekki verið slóð síðu: hún byrjar á /, í henni eru aðeins litlir stafir a-z, tölustafir, stök bandstrik og /, og hún endar ekki á /. Skrifaðu hana eins og /lausnir/vefhysing: npm run move -- /lausnir /ny-slod --only`,
  refusal('/lausnir', '/frettir')`
There is a page at “/frettir” already. Choose another address, or move that page away first: npm run move -- /frettir /new-address
Á slóðinni „/frettir“ er síða fyrir. Veldu aðra slóð, eða flyttu þá síðu burt fyrst: npm run move -- /frettir /ny-slod`,
  refusal('/lausnir', '/hysing')`
“/hysing” is an old address that leads visitors to /lausnir/vefhysing. Choose another address, or take that entry out of redirects first.
„/hysing“ er gömul slóð sem vísar gestum á /lausnir/vefhysing. Veldu aðra slóð, eða taktu þá færslu fyrst út úr redirects.`,
  refusal('/lausnir/vefhysing', '/nyja')`
“/lausnir/vefhysing/panta” would move along to “/nyja/panta”, an old address that leads visitors to /. Choose another address, or take that entry out of redirects first.
„/lausnir/vefhysing/panta“ myndi flytjast með á „/nyja/panta“, gamla slóð sem vísar gestum á /. Veldu aðra slóð, eða taktu þá færslu fyrst út úr redirects.`,
];

describe('is refused with what to type instead:', () => {
  test.each(refusals)('$from to $to', ({ from, to, only, en, is }) => {
    const plan = planMove(files, { from, to, only });
    if (plan.kind !== 'refused') throw new Error(`The plan is ${plan.kind}.`);
    expect(`${plan.wording.en.message} ${plan.wording.en.hint}`).toBe(en);
    expect(`${plan.wording.is.message} ${plan.wording.is.hint}`).toBe(is);
  });

  test('a page whose child would come upon another page', () => {
    const taken = siteWith(page('/nyja/panta'));
    const plan = planMove(filesOf(taken), { from: '/lausnir/vefhysing', to: '/nyja', only: false });
    if (plan.kind !== 'refused') throw new Error(`The plan is ${plan.kind}.`);
    expect(plan.wording.en.message).toBe(
      '“/lausnir/vefhysing/panta” would move along to “/nyja/panta”, where there is a page already.',
    );
    expect(plan.wording.is.message).toBe(
      '„/lausnir/vefhysing/panta“ myndi flytjast með á „/nyja/panta“, en þar er síða fyrir.',
    );
  });
});

test('a site with errors is not changed, and its errors are reported', () => {
  const broken = filesOf(editedFiles(smallSite, [['site.yaml', 'icon: zap', 'icon: zapp']]));
  const plan = planMove(broken, { from: '/lausnir', to: '/nyja', only: false });
  if (plan.kind !== 'unsound') throw new Error(`The plan is ${plan.kind}.`);
  expect(printUnsound(plan, 'en')).toMatch(
    /^The site has problems, so nothing was moved\. Put them right first:\n\nsite\.yaml:\d+:\d+ [\s\S]*zapp[\s\S]*\n1 problem\n$/,
  );
  expect(printUnsound(plan, 'is')).toMatch(
    /^Villur eru á vefnum, svo að ekkert var flutt\. Lagaðu þær fyrst:\n\n[\s\S]*\n1 villa\n$/,
  );
});
