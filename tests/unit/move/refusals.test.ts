import { expect, test } from 'vitest';
import { type MovableSite, pagesToMove } from '../../../edits/move/pages-to-move.ts';
import { planMove } from '../../../edits/move/plan-move.ts';
import { printUnsound } from '../../../edits/move/print-move.ts';
import { editProject } from '../texts/small-project.ts';

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
  return (message: TemplateStringsArray) => ({ from, to, only, message: message.join('').trim() });
}

const refusals = [
  refusal('/', '/forsida')`
The front page is always at “/”: it cannot be moved, and no other page can be moved there. Name another page and a new address: npm run move -- /old-address /new-address`,
  refusal('/lausnir/vefhsing/', '/nyja')`
There is no page at “/lausnir/vefhsing/”. Did you mean /lausnir/vefhysing? Then type: npm run move -- /lausnir/vefhysing /nyja`,
  refusal('/lausnir', '/lausnir')`
The page is already at “/lausnir”. Write its new address: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', 'Þjónusta og ráðgjöf/', true)`
“Þjónusta og ráðgjöf/” cannot be a page’s address: it starts with /, has small letters a-z, digits, single hyphens and / only, and does not end with /. Write it like /lausnir/vefhysing: npm run move -- /lausnir /new-address --only`,
  refusal('/lausnir', '/studio')`
“/studio” is reserved for the server: visitors would never see the page at this address. Choose another address: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', '/forms/ticket')`
“/forms/ticket” is reserved for the server: visitors would never see the page at this address. Choose another address: npm run move -- /lausnir /new-address`,
  refusal('/lausnir', '/frettir')`
There is already a page at “/frettir”. Choose another address, or move that page away first: npm run move -- /frettir /new-address`,
  refusal('/lausnir', '/hysing')`
“/hysing” is an old address that redirects to /lausnir/vefhysing. Choose another address, or remove that entry from redirects first.`,
  refusal('/lausnir/vefhysing', '/nyja')`
“/lausnir/vefhysing/panta” would also move, to “/nyja/panta”, an old address that redirects to /. Choose another address, or remove that entry from redirects first.`,
];

test.each(refusals)('is refused with what to type instead: $from to $to', ({ from, to, only, message }) => {
  const choice = pagesToMove(site(paths), { from, to, only });
  expect('refused' in choice && `${choice.refused.en.message} ${choice.refused.en.hint}`).toBe(message);
});

test('a page whose child would come upon another page is refused', () => {
  const request = { from: '/lausnir/vefhysing', to: '/nytt', only: false };
  const message =
    '“/lausnir/vefhysing/panta” would also move, to “/nytt/panta”, but there is already a page.';
  expect(pagesToMove(site([...paths, '/nytt/panta']), request)).toMatchObject({
    refused: { en: { message } },
  });
});

test('a site with errors is not changed, and its errors are reported', () => {
  const broken = new Map(Object.entries(editProject(['site.yaml', 'icon: zap', 'icon: zapp'])));
  const plan = planMove(broken, { from: '/lausnir', to: '/nyja', only: false });
  if (plan.kind !== 'unsound') throw new Error(`The plan is ${plan.kind}.`);
  expect(printUnsound(plan, 'en')).toMatch(
    /^The site has problems, so the page was not moved\. Fix them first:\n\nsite\.yaml:\d+:\d+ [\s\S]*zapp[\s\S]*\n1 problem\n$/,
  );
});
