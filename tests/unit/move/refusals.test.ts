import { expect, test } from 'vitest';
import { type MovableSite, pagesToMove } from '../../../edits/move/pages-to-move.ts';
import { planMove } from '../../../edits/move/plan-move.ts';
import { printUnsound } from '../../../edits/move/print-move.ts';
import { editedProject } from '../texts/small-project.ts';

/** Pages and former addresses of a site. */
const site = (paths: readonly string[]) => ({
  pages: paths.map((path) => ({ id: path, path })) as unknown as MovableSite['pages'],
  redirects: [
    { from: '/hysing', to: '/lausnir/vefhysing', permanent: true },
    { from: '/nyja/panta', to: '/', permanent: true },
  ],
});
const paths = ['/', '/lausnir', '/lausnir/vefhysing', '/lausnir/vefhysing/panta', '/frettir'];

/** A move that is refused; a tag for the message and its hint. */
function refusal(from: string, to: string, only = false) {
  return (written: TemplateStringsArray) => ({ from, to, only, message: written.join('').trim() });
}

const refusals = [
  refusal('/', '/forsida')`
The front page is always at “/”: it moves nowhere, and no other page moves there. Name another page and a new address: npm run move -- /old-address /new-address`,
  refusal('/lausnir/vefhsing/', '/nyja')`
There is no page at “/lausnir/vefhsing/”. Did you mean /lausnir/vefhysing? Then type: npm run move -- /lausnir/vefhysing /nyja`,
  refusal('/lausnir', '/lausnir')`
The page is at “/lausnir” already. Write the address that it shall have: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', 'Þjónusta og ráðgjöf/', true)`
“Þjónusta og ráðgjöf/” cannot be a page’s address: it starts with /, has small letters a-z, digits, single hyphens and / only, and does not end with /. Write it like /lausnir/vefhysing: npm run move -- /lausnir /new-address --only`,
  refusal('/lausnir', '/studio')`
“/studio” is an address that the server itself answers: visitors would never see the page there. Choose another address: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', '/forms/ticket')`
“/forms/ticket” is an address that the server itself answers: visitors would never see the page there. Choose another address: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', '/frettir')`
There is a page at “/frettir” already. Choose another address, or move that page away first: npm run move -- /frettir /new-address`,
  refusal('/lausnir', '/hysing')`
“/hysing” is an old address that leads visitors to /lausnir/vefhysing. Choose another address, or take that entry out of redirects first.`,
  refusal('/lausnir/vefhysing', '/nyja')`
“/lausnir/vefhysing/panta” would move along to “/nyja/panta”, an old address that leads visitors to /. Choose another address, or take that entry out of redirects first.`,
];

test.each(refusals)('is refused with what to type instead: $from to $to', ({ from, to, only, message }) => {
  const chosen = pagesToMove(site(paths), { from, to, only });
  expect('refused' in chosen && `${chosen.refused.en.message} ${chosen.refused.en.hint}`).toBe(message);
});

test('a page whose child would come upon another page is refused', () => {
  const request = { from: '/lausnir/vefhysing', to: '/nytt', only: false };
  const message =
    '“/lausnir/vefhysing/panta” would move along to “/nytt/panta”, where there is a page already.';
  expect(pagesToMove(site([...paths, '/nytt/panta']), request)).toMatchObject({
    refused: { en: { message } },
  });
});

test('a site with errors is not changed, and its errors are reported', () => {
  const broken = new Map(Object.entries(editedProject(['site.yaml', 'icon: zap', 'icon: zapp'])));
  const plan = planMove(broken, { from: '/lausnir', to: '/nyja', only: false });
  if (plan.kind !== 'unsound') throw new Error(`The plan is ${plan.kind}.`);
  expect(printUnsound(plan, 'en')).toMatch(
    /^The site has problems, so nothing was moved\. Put them right first:\n\nsite\.yaml:\d+:\d+ [\s\S]*zapp[\s\S]*\n1 problem\n$/,
  );
});
