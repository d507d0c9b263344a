import type { JsonSlip } from '../../texts/json-repairs.ts';
import type { Wording } from '../wording-type.ts';

/**
 * What is said about a line of texts that keeps its file from being read.
 * @param line as it was probably meant; empty when it is one too many
 */
export function jsonWords(slip: JsonSlip, line: string): Wording {
  const [en, is] = messages[slip];
  return {
    en: { message: en, hint: (hints[slip]?.[0] ?? 'Write: …').replace('…', () => line) },
    is: { message: is, hint: (hints[slip]?.[1] ?? 'Skrifaðu: …').replace('…', () => line) },
  };
}

/** In English and Icelandic. */
const messages: Readonly<Record<JsonSlip, readonly [string, string]>> = {
  'comma-missing': ['There is no comma at the end of this line.', 'Það vantar kommu aftast í þessa línu.'],
  'comma-form': ['This line ends with another sign than a comma.', 'Þessi lína endar á öðru tákni en kommu.'],
  'two-in-one': [
    'Two texts stand on this line without a comma between them.',
    'Í þessari línu eru tveir textar án kommu á milli.',
  ],
  square: [
    'A group of texts starts here with [, but groups stand in { }.',
    'Hér byrjar hópur texta á [, en hópar eru innan { }.',
  ],
  'comma-extra': [
    'There is a comma at the end of this line, but nothing follows in its group.',
    'Það er komma aftast í þessari línu en ekkert fylgir á eftir í hópnum.',
  ],
  'quote-end': [
    'The words on this line have no quotation mark at their end.',
    'Það vantar gæsalappir aftan við orðin í þessari línu.',
  ],
  'quote-start': [
    'The words on this line have no quotation mark at their start.',
    'Það vantar gæsalappir framan við orðin í þessari línu.',
  ],
  'quote-both': [
    'The words on this line have no quotation marks.',
    'Það vantar gæsalappir utan um orðin í þessari línu.',
  ],
  'quote-key': [
    'The name at the start of this line needs a quotation mark on both sides.',
    'Nafnið fremst í þessari línu þarf að vera innan gæsalappa.',
  ],
  'quote-inside': [
    'There are quotation marks inside of the words on this line.',
    'Það eru gæsalappir inni í orðunum í þessari línu.',
  ],
  'quote-form': [
    'The quotation marks on this line are of another kind than "".',
    'Gæsalappirnar í þessari línu eru af annarri gerð en "".',
  ],
  colon: [
    'There is no colon between the name and the words on this line.',
    'Það vantar tvípunkt milli nafnsins og orðanna í þessari línu.',
  ],
  brace: ['There is no { at the end of this line.', 'Það vantar { aftast í þessa línu.'],
  backslash: [
    'There is a single \\ on this line, which is a special sign here.',
    'Í þessari línu stendur eitt \\, sem er sérstakt tákn hér.',
  ],
  tab: [
    'There is a tab inside of the words on this line.',
    'Það er dálkmerki (Tab) inni í orðunum í þessari línu.',
  ],
  'line-break': [
    'The words on this line go on in the next one.',
    'Orðin í þessari línu halda áfram í næstu línu.',
  ],
  note: [
    'This line is not a text; notes have no place here.',
    'Þessi lína er ekki texti; athugasemdir mega ekki vera hér.',
  ],
  'closing-missing': ['A group is not closed before this line.', 'Hópi er ekki lokað á undan þessari línu.'],
  'closing-extra': [
    'This } closes a group that is already closed.',
    'Þetta } lokar hópi sem er þegar lokaður.',
  ],
};

/** Where the line itself is not all of the answer; it stands for the “…”. */
const hints: Partial<Record<JsonSlip, readonly [string, string]>> = {
  'comma-missing': ['Put a comma at its end.', 'Settu kommu aftast í hana.'],
  'comma-extra': ['Take the comma out.', 'Taktu kommuna út.'],
  'line-break': [
    'Write all of the words on one line, and \\n where a new line is to start.',
    'Hafðu öll orðin í einni línu og skrifaðu \\n þar sem ný lína á að byrja.',
  ],
  square: [
    'Write { in place of [, and } in place of the ] at its end.',
    'Skrifaðu { í stað [, og } í stað ] aftast í honum.',
  ],
  note: ['Take the line out.', 'Taktu línuna út.'],
  'closing-missing': ['Put a line with “…” before it.', 'Settu línu með „…“ á undan henni.'],
  'closing-extra': ['Take it out.', 'Taktu það út.'],
  tab: ['Write a space in its place.', 'Hafðu bil í staðinn.'],
};
