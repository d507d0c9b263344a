import type { CheckLanguage } from '../problems/wording-type.ts';

/** What npm run check says besides the problems: about its options and what keeps it from running. */
export interface CheckWords {
  readonly usage: string;
  unknownOption(written: string, near: string | null): string;
  strayArgument(written: string): string;
  valueMissing(option: string): string;
  valueTooMany(option: string): string;
  notOneOf(option: string, written: string, choices: readonly string[]): string;
  noDate(written: string): string;
  unknownRevision(written: string): string;
  cannotOpen(folder: string, why: string): string;
}

export const checkWords: Readonly<Record<CheckLanguage, CheckWords>> = {
  en: {
    usage: `npm run check -- [options]

Reads site.yaml and all texts, and says what is wrong, where, and what to write instead.

  --format text       for people (the default); json, github (annotations) or markdown (a summary)
  --lang en           the language of the words: en (the default) or is
  --base REVISION     what the content is compared with, for changes that need a second one: HEAD by default
  --site FOLDER       another folder with site.yaml, locales and content
  --date 2026-12-24   the check as it will be on another day
  --color, --no-color with or without colours; by default as the terminal likes it
  --help              this text

It ends with 0 when nothing is wrong (warnings are allowed), 1 when there are problems, 2 when it cannot run.`,
    unknownOption: (written, near) =>
      `There is no option ${written}.${near === null ? '' : ` Did you mean ${near}?`}`,
    strayArgument: (written) => `“${written}” stands alone. Options start with --, like --site ${written}.`,
    valueMissing: (option) => `${option} needs a value after it.`,
    valueTooMany: (option) => `${option} stands alone and has no value.`,
    notOneOf: (option, written, choices) => `${option} is ${listed(choices, 'or')}; not ${written}.`,
    noDate: (written) => `--date needs year, month and day, like 2026-12-24; not ${written}.`,
    unknownRevision: (written) =>
      `“${written}” is no revision of git here. Write a branch, a tag or a commit after --base, such as origin/main.`,
    cannotOpen: (folder, why) => `site.yaml cannot be opened in ${folder}: ${why}`,
  },
  is: {
    usage: `npm run check -- [valkostir]

Les site.yaml og alla texta og segir hvað er að, hvar, og hvað á að skrifa í staðinn.

  --format text       fyrir fólk (sjálfgefið); json, github (athugasemdir) eða markdown (samantekt)
  --lang is           tungumál orðanna: en (sjálfgefið) eða is
  --base ÚTGÁFA       það sem efnið er borið saman við, fyrir breytingar sem kalla á aðra: HEAD sjálfgefið
  --site MAPPA        önnur mappa með site.yaml, locales og content
  --date 2026-12-24   athugunin eins og hún verður annan dag
  --color, --no-color með eða án lita; sjálfgefið eins og skjárinn vill
  --help              þessi texti

Skilar 0 þegar ekkert er að (viðvaranir eru leyfðar), 1 þegar villur finnast, 2 þegar ekki er hægt að athuga.`,
    unknownOption: (written, near) =>
      `Valkosturinn ${written} er ekki til.${near === null ? '' : ` Áttirðu við ${near}?`}`,
    strayArgument: (written) =>
      `„${written}“ stendur eitt og sér. Valkostir byrja á --, til dæmis --site ${written}.`,
    valueMissing: (option) => `Það vantar gildi á eftir ${option}.`,
    valueTooMany: (option) => `${option} stendur eitt og sér og hefur ekkert gildi.`,
    notOneOf: (option, written, choices) => `${option} er ${listed(choices, 'eða')}; ekki ${written}.`,
    noDate: (written) => `--date þarf ár, mánuð og dag, til dæmis 2026-12-24; ekki ${written}.`,
    unknownRevision: (written) =>
      `Git þekkir ekki útgáfuna „${written}“ hér. Skrifaðu grein, merki eða færslu á eftir --base, til dæmis origin/main.`,
    cannotOpen: (folder, why) => `Ekki er hægt að opna site.yaml í ${folder}: ${why}`,
  },
};

function listed(choices: readonly string[], last: string): string {
  return `${choices.slice(0, -1).join(', ')} ${last} ${choices.at(-1)}`;
}
