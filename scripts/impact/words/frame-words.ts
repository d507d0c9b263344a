import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about menus, notices, redirects and languages. */
export const frameWords = {
  menuAdded: { en: 'Link added', is: 'Nýr tengill' },
  menuRemoved: { en: 'Link removed', is: 'Tengill tekinn út' },
  menuReordered: { en: 'Links in another order', is: 'Tenglum raðað upp á nýtt' },
  cookiesTarget: { en: 'Leads elsewhere', is: 'Leiðir annað' },
  noticeAdded: { en: 'Notice added', is: 'Ný tilkynning' },
  noticeRemoved: { en: 'Notice removed', is: 'Tilkynning tekin út' },
  noticeTarget: { en: 'Notice leads elsewhere', is: 'Tilkynning leiðir annað' },
  noticePages: { en: 'Notice is shown on other pages', is: 'Tilkynning sést á öðrum síðum' },
  noticesReordered: { en: 'Notices in another order', is: 'Tilkynningum raðað upp á nýtt' },
  redirectAdded: { en: 'Old address leads on', is: 'Gömul slóð vísar áfram' },
  redirectRemoved: { en: 'Old address no longer leads on', is: 'Gömul slóð vísar ekki lengur áfram' },
  redirectChanged: { en: 'Old address leads elsewhere', is: 'Gömul slóð vísar annað' },
  redirectPermanent: { en: 'Old address leads on for good', is: 'Gömul slóð vísar áfram til frambúðar' },
  redirectPassing: { en: 'Old address leads on for a while', is: 'Gömul slóð vísar áfram um sinn' },
  languageAdded: { en: 'Language added', is: 'Nýtt tungumál' },
  languageRemoved: { en: 'Language removed', is: 'Tungumál tekið út' },
  language: {
    name: { en: 'Name of the language', is: 'Heiti tungumálsins' },
    locale: { en: 'How numbers and dates are written', is: 'Ritháttur talna og dagsetninga' },
    domain: { en: 'Domain', is: 'Lén' },
    hours: { en: 'How hours are written', is: 'Ritháttur klukkustunda' },
    currency: { en: 'Currency', is: 'Gjaldmiðill' },
    isDefault: { en: 'First language', is: 'Fyrsta tungumál' },
    openGraphLocale: { en: 'Language for social networks', is: 'Tungumál fyrir samfélagsmiðla' },
  },
  yes: { en: 'yes', is: 'já' },
  no: { en: 'no', is: 'nei' },
  everyPage: { en: 'every page', is: 'allar síður' },
} as const satisfies Readonly<Record<string, Phrase | Readonly<Record<string, Phrase>>>>;
