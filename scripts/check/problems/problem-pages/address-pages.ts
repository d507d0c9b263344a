import type { ProblemPage } from './problem-page.ts';

/** Addresses that change: old ones that lead on, and those that are gone. */
export const addressPages = {
  'redirect-conflict': {
    en: {
      title: 'An old address cannot lead on like this',
      cause:
        'There is a page at the address after `from`, so nobody could reach it any more; or the old address stands for many.',
      fix: 'Take the entry out if the page is to stay, or take out the page.',
    },
    is: {
      title: 'Gömul slóð getur ekki vísað svona áfram',
      cause:
        'Það er síða á slóðinni á eftir `from`, svo að enginn kæmist lengur á hana; eða gamla slóðin stendur fyrir margar.',
      fix: 'Taktu færsluna út ef síðan á að standa, eða taktu síðuna út.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { from: /vefur, to: /lausnir/vefsidur }',
      wrong: '  - { from: /lausnir, to: /lausnir/vefsidur }',
    },
  },
  'redirect-chain': {
    en: {
      title: 'An old address leads to another old address',
      cause:
        'What stands after `to` is an old address itself, so the visitor is sent on twice. It happens when a page moves for the second time.',
      fix: 'Write after `to` where it leads in the end.',
    },
    is: {
      title: 'Gömul slóð vísar á aðra gamla slóð',
      cause:
        'Það sem stendur á eftir `to` er sjálft gömul slóð, svo að gesturinn er sendur áfram tvisvar. Það gerist þegar síða er flutt í annað sinn.',
      fix: 'Skrifaðu á eftir `to` hvert hún vísar að lokum.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { from: /vefur, to: /lausnir/vefsidur }',
      wrong: '  - { from: /vefur, to: /hysing }',
    },
  },
  'redirect-loop': {
    en: {
      title: 'An old address leads back to itself',
      cause:
        'The old address and the one that it leads to are the same, or several lead in a circle. A visitor would see an error.',
      fix: 'Write after `to` the page that took the place of the old one.',
    },
    is: {
      title: 'Gömul slóð vísar aftur á sjálfa sig',
      cause: 'Gamla slóðin og sú sem hún vísar á eru sú sama, eða nokkrar vísa í hring. Gestur sæi villu.',
      fix: 'Skrifaðu á eftir `to` slóð síðunnar sem kom í stað þeirrar gömlu.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { from: /vefur, to: /lausnir/vefsidur }',
      wrong: '  - { from: /vefur, to: /vefur }',
    },
  },
  'removed-path': {
    en: {
      title: 'A page’s address is gone without a redirect',
      cause:
        'A page that was there in the last saved version of the site has another address or is gone. Links from search engines and other websites would lead nowhere.',
      fix: 'Add the old address under `redirects`, or move the page with `npm run move -- /old /new`, which does that and changes every link.',
    },
    is: {
      title: 'Slóð síðu er horfin og ekkert vísar áfram',
      cause:
        'Síða sem var í síðustu vistuðu útgáfu vefsins er komin á aðra slóð eða horfin. Tenglar úr leitarvélum og af öðrum vefjum myndu ekki leiða neitt.',
      fix: 'Bættu gömlu slóðinni við undir `redirects`, eða flyttu síðuna með `npm run move -- /gamla /nyja`, sem gerir það og breytir öllum tenglum.',
    },
    example: {
      kind: 'lines',
      isCompared: true,
      file: 'site.yaml',
      right: '    path: /lausnir/vefsidur',
      wrong: '    path: /lausnir/vefir',
      besides: [
        {
          file: 'site.yaml',
          right: '{ icon: monitor, to: /lausnir/vefsidur }',
          wrong: '{ icon: monitor, to: /lausnir/vefir }',
        },
        {
          file: 'site.yaml',
          right: 'id: websites, icon: monitor, to: /lausnir/vefsidur }',
          wrong: 'id: websites, icon: monitor, to: /lausnir/vefir }',
        },
        {
          file: 'site.yaml',
          right: '{ from: /vefur, to: /lausnir/vefsidur }',
          wrong: '{ from: /vefur, to: /lausnir/vefir }',
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;
