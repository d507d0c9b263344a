import type { CheckLanguage } from '../check/problems/wording-type.ts';

/** What the preview itself says in the page and in the terminal. */
export interface PreviewWords {
  /** Over the page: the errors keep the latest edit from being shown. */
  readonly asBefore: string;
  /** Over the page: it is the latest edit, errors or not. */
  readonly notPublished: string;
  /** Over the page: there are warnings alone. */
  readonly publishable: string;
  /** There is no page to be over. */
  readonly noEarlier: string;
  /** The name of the panel. */
  readonly problems: string;
  errors(count: number): string;
  warnings(count: number): string;
  readonly hide: string;
  readonly openInEditor: string;
  more(count: number): string;
  readonly noSiteTitle: string;
  readonly noSite: string;
  readonly brokenTitle: string;
  readonly triesAgain: string;
  readonly code: string;
  readonly mendCode: string;
  missingSite(folder: string): string;
  putBack(file: string): string;
  cannotOpen(file: string, why: string): string;
  /** Why a file cannot be opened, by the system's code. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly saveAgain: string;
  readonly formsTitle: string;
  readonly forms: string;
  readonly back: string;
  readonly mended: string;
  started(addresses: string): string;
  startAgain(file: string): string;
}

export const previewWords: Readonly<Record<CheckLanguage, PreviewWords>> = {
  en: {
    asBefore: 'You see the site as it was before, until this is mended.',
    notPublished: 'You see the site as it is now. It can be published when this is mended.',
    publishable: 'The site can be published as it is.',
    noEarlier: 'There is no earlier version to show.',
    problems: 'Problems in the content',
    errors: (count) => (count === 1 ? '1 problem' : `${count} problems`),
    warnings: (count) => (count === 1 ? '1 warning' : `${count} warnings`),
    hide: 'Hide',
    openInEditor: 'Open this place in the editor',
    more: (count) => `And ${count} more. Mend these first, or let npm run check list them all.`,
    noSiteTitle: 'The site cannot be shown yet',
    noSite: 'It appears here by itself as soon as this is mended.',
    brokenTitle: 'The page could not be drawn',
    triesAgain: 'The page tries again by itself when the code or the content changes.',
    code: 'The code of the site',
    mendCode: 'This is no mistake in a text or in site.yaml. Mend the code, then start npm run dev again.',
    missingSite: (folder) => `There is no file site.yaml in ${folder}.`,
    putBack: (file) => `Put ${file} back, or undo its deletion.`,
    cannotOpen: (file, why) => `${file} cannot be opened: ${why}`,
    reasons: {
      EISDIR: 'it is a folder.',
      EACCES: 'you have no right to read it.',
      EPERM: 'you have no right to read it.',
      ELOOP: 'it leads to itself.',
    },
    saveAgain: 'Put the file back, or save it again.',
    formsTitle: 'Forms are not sent in the preview',
    forms: 'Nothing was kept and no mail was sent. On the published site this form does arrive.',
    back: 'Back to the page',
    mended: 'Everything is mended.',
    started: (addresses) => `Live preview: edits show by themselves. Stop with Ctrl+C.\n\n${addresses}\n`,
    startAgain: (file) => `${file} has changed. Start npm run dev again for the checks to take it up.`,
  },
  is: {
    asBefore: 'Þú sérð vefinn eins og hann var áður, þar til þetta er lagað.',
    notPublished: 'Þú sérð vefinn eins og hann er núna. Hægt er að birta hann þegar þetta er lagað.',
    publishable: 'Hægt er að birta vefinn eins og hann er.',
    noEarlier: 'Engin eldri útgáfa er til að sýna.',
    problems: 'Það sem er að efninu',
    errors: (count) => `${count} ${isSingular(count) ? 'villa' : 'villur'}`,
    warnings: (count) => `${count} ${isSingular(count) ? 'viðvörun' : 'viðvaranir'}`,
    hide: 'Fela',
    openInEditor: 'Opna þennan stað í ritlinum',
    more: (count) => `Og ${count} í viðbót. Lagaðu þetta fyrst eða láttu npm run check telja allt upp.`,
    noSiteTitle: 'Ekki er hægt að sýna vefinn enn þá',
    noSite: 'Hann birtist hér af sjálfu sér um leið og þetta er lagað.',
    brokenTitle: 'Ekki tókst að teikna síðuna',
    triesAgain: 'Síðan reynir aftur af sjálfu sér þegar kóðinn eða efnið breytist.',
    code: 'Kóði vefsins',
    mendCode: 'Þetta er ekki villa í texta eða í site.yaml. Lagaðu kóðann og ræstu npm run dev aftur.',
    missingSite: (folder) => `Skráin site.yaml er ekki í ${folder}.`,
    putBack: (file) => `Settu ${file} aftur á sinn stað eða taktu eyðinguna til baka.`,
    cannotOpen: (file, why) => `Ekki er hægt að opna ${file}: ${why}`,
    reasons: {
      EISDIR: 'þetta er mappa.',
      EACCES: 'þú hefur ekki leyfi til að lesa skrána.',
      EPERM: 'þú hefur ekki leyfi til að lesa skrána.',
      ELOOP: 'hún vísar á sjálfa sig.',
    },
    saveAgain: 'Settu skrána aftur á sinn stað eða vistaðu hana aftur.',
    formsTitle: 'Form eru ekki send í forskoðuninni',
    forms: 'Ekkert var geymt og enginn póstur sendur. Á útgefna vefnum skilar formið sér.',
    back: 'Aftur á síðuna',
    mended: 'Nú er allt í lagi.',
    started: (addresses) =>
      `Forskoðun: breytingar birtast af sjálfu sér. Hættu með Ctrl+C.\n\n${addresses}\n`,
    startAgain: (file) => `${file} hefur breyst. Ræstu npm run dev aftur svo að athuganirnar taki eftir því.`,
  },
};

/** Icelandic says 21 villa, and 11 villur. */
function isSingular(count: number): boolean {
  return count % 10 === 1 && count % 100 !== 11;
}
