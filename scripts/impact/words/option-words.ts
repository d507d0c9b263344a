import type { CheckLanguage } from '../../check/problems/wording-type.ts';

/** What npm run impact says about its options and about what keeps it from running. */
export interface OptionWords {
  readonly usage: string;
  readonly unknownOption: (written: string, near: string | null) => string;
  readonly strayArgument: (written: string) => string;
  readonly valueMissing: (option: string) => string;
  readonly notOneOf: (option: string, written: string, choices: readonly string[]) => string;
  readonly noDate: (written: string) => string;
  readonly noGit: string;
  readonly noRepository: (folder: string) => string;
  readonly unknownRevision: (written: string) => string;
  readonly noSiteThen: (revision: string) => string;
  readonly cannotOpen: (folder: string, why: string) => string;
}

export const optionWords: Readonly<Record<CheckLanguage, OptionWords>> = {
  en: {
    usage: `npm run impact -- [options]

Says what the edit changes for visitors: which page, language, text or price, before and after.

  --base REVISION     what the edit is measured from: a branch, a tag or a commit; HEAD by default
  --format text       for people (the default); json, or markdown for a pull request
  --lang en           the language of the words: en (the default) or is
  --site FOLDER       another folder with site.yaml, locales and content
  --date 2026-12-24   as it will be on another day
  --help              this text

It ends with 0 when it has told what changes, or that nothing does; with 1 when the site cannot be read as it is or as
it was; with 2 when it cannot run.`,
    unknownOption: (written, near) =>
      `There is no option ${written}.${near === null ? '' : ` Did you mean ${near}?`}`,
    strayArgument: (written) => `“${written}” stands alone. Options start with --, like --base ${written}.`,
    valueMissing: (option) => `${option} needs a value after it.`,
    notOneOf: (option, written, choices) => `${option} is ${listed(choices, 'or')}; not ${written}.`,
    noDate: (written) => `--date needs year, month and day, like 2026-12-24; not ${written}.`,
    noGit: 'The program git is missing, which keeps what the site was before. Install it from git-scm.com.',
    noRepository: (folder) =>
      `The folder ${folder} is not under git, so it is not known what the site was before. Run git init, add and commit there first, or name another folder after --site.`,
    unknownRevision: (written) =>
      `“${written}” is no revision of git here. Write a branch, a tag or a commit after --base, such as origin/main; git log lists commits.`,
    noSiteThen: (revision) =>
      `There was no site.yaml yet at ${revision}. Write a later revision after --base; git log -- site.yaml lists those that have one.`,
    cannotOpen: (folder, why) => `site.yaml cannot be opened in ${folder}: ${why}`,
  },
  is: {
    usage: `npm run impact -- [valkostir]

Segir hverju breytingarnar breyta fyrir gesti: hvaða síðu, tungumáli, texta eða verði, fyrir og eftir.

  --base ÚTGÁFA       það sem borið er saman við: grein, merki eða færsla; HEAD sjálfgefið
  --format text       fyrir fólk (sjálfgefið); json, eða markdown fyrir breytingabeiðni
  --lang is           tungumál orðanna: en (sjálfgefið) eða is
  --site MAPPA        önnur mappa með site.yaml, locales og content
  --date 2026-12-24   eins og það verður annan dag
  --help              þessi texti

Skilar 0 þegar sagt hefur verið hvað breytist, eða að ekkert breytist; 1 þegar ekki er hægt að lesa vefinn eins og hann
er eða var; 2 þegar ekki er hægt að keyra.`,
    unknownOption: (written, near) =>
      `Valkosturinn ${written} er ekki til.${near === null ? '' : ` Áttirðu við ${near}?`}`,
    strayArgument: (written) =>
      `„${written}“ stendur eitt og sér. Valkostir byrja á --, til dæmis --base ${written}.`,
    valueMissing: (option) => `Það vantar gildi á eftir ${option}.`,
    notOneOf: (option, written, choices) => `${option} er ${listed(choices, 'eða')}; ekki ${written}.`,
    noDate: (written) => `--date þarf ár, mánuð og dag, til dæmis 2026-12-24; ekki ${written}.`,
    noGit: 'Forritið git vantar, en það geymir hvernig vefurinn var áður. Sæktu það á git-scm.com.',
    noRepository: (folder) =>
      `Mappan ${folder} er ekki í git og því er ekki vitað hvernig vefurinn var áður. Keyrðu fyrst git init, add og commit þar, eða nefndu aðra möppu á eftir --site.`,
    unknownRevision: (written) =>
      `Git þekkir ekki útgáfuna „${written}“ hér. Skrifaðu grein, merki eða færslu á eftir --base, til dæmis origin/main; git log telur færslurnar upp.`,
    noSiteThen: (revision) =>
      `Í útgáfunni ${revision} var engin site.yaml. Skrifaðu yngri útgáfu á eftir --base; git log -- site.yaml telur þær upp sem hafa hana.`,
    cannotOpen: (folder, why) => `Ekki er hægt að opna site.yaml í ${folder}: ${why}`,
  },
};

function listed(choices: readonly string[], last: string): string {
  return `${choices.slice(0, -1).join(', ')} ${last} ${choices.at(-1)}`;
}
