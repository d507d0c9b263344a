import { inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

const keyAndValue = {
  en: 'Write the key, a colon, a space and the value: key: value.',
  is: 'Skrifaðu lykil, tvípunkt, bil og gildi: lykill: gildi.',
} as const;

/** What is said about lines that YAML cannot read. */
export const yamlWords = {
  tab: {
    en: {
      message: 'This line starts with a tab.',
      hint: 'Use spaces at the start of a line, two for each step in.',
    },
    is: {
      message: 'Þessi lína byrjar á dálkmerki (Tab).',
      hint: 'Notaðu bil fremst í línu, tvö fyrir hvert þrep inn.',
    },
  },
  secondDocument: {
    en: {
      message: 'A second document starts here; the file is one document.',
      hint: 'Take out the line with --- or ….',
    },
    is: {
      message: 'Hér byrjar annað skjal, en skráin er eitt skjal.',
      hint: 'Taktu út línuna með --- eða ….',
    },
  },
  /** @param sign what the value starts with */
  badStart: (sign: string): Wording => ({
    en: {
      message: `A value cannot start with ${sign} on its own.`,
      hint: 'Take the sign out, or put the whole value in quotes.',
    },
    is: {
      message: `Gildi getur ekki byrjað á ${sign} einu og sér.`,
      hint: 'Taktu táknið út eða settu gæsalappir utan um allt gildið.',
    },
  }),
  /** @param written a backslash and the letter after it */
  badEscape: (written: string): Wording => ({
    en: {
      message: `${written} has no meaning in double quotes, where \\ is a special sign.`,
      hint: 'Write \\\\ for a single \\, or use single quotes.',
    },
    is: {
      message: `${written} hefur enga merkingu innan tvöfaldra gæsalappa; þar er \\ sérstakt tákn.`,
      hint: 'Skrifaðu \\\\ í stað eins \\, eða notaðu einfaldar gæsalappir.',
    },
  }),
  noColonOnLine: {
    en: { message: 'There is no colon with a space after it on this line.', hint: keyAndValue.en },
    is: { message: 'Í þessa línu vantar tvípunkt með bili á eftir.', hint: keyAndValue.is },
  },
  noColonAfterKey: {
    en: { message: 'There is no colon after this key.', hint: keyAndValue.en },
    is: { message: 'Það vantar tvípunkt á eftir þessum lykli.', hint: keyAndValue.is },
  },
  secondColon: {
    en: {
      message: 'There is a second colon in this line.',
      hint: 'If the colon is part of the text, put the whole text in quotes. If it is another key, give it a line of its own.',
    },
    is: {
      message: 'Í þessari línu eru tveir tvípunktar.',
      hint: 'Ef tvípunkturinn er hluti af textanum skaltu setja gæsalappir utan um allan textann. Ef þetta er annar lykill skaltu setja hann í línu út af fyrir sig.',
    },
  },
  deepBrackets: {
    en: { message: 'Things lie too deeply inside one another.', hint: 'Check the brackets.' },
    is: { message: 'Hér er of margt hvert innan í öðru.', hint: 'Athugaðu svigana.' },
  },
  unreadable: {
    en: {
      message: 'This cannot be read.',
      hint: 'Compare it with the lines around it: key, colon, space, value.',
    },
    is: {
      message: 'Þetta er ekki hægt að lesa.',
      hint: 'Berðu það saman við línurnar í kring: lykill, tvípunktur, bil, gildi.',
    },
  },
  unclosedQuote: {
    en: {
      message: 'A quotation mark is opened here and never closed.',
      hint: 'Close it at the end of the text.',
    },
    is: {
      message: 'Hér opnast gæsalappir sem lokast aldrei.',
      hint: 'Lokaðu þeim aftast í textanum.',
    },
  },
  /** @param opening a bracket, such as [ */
  unclosedBracket: (opening: string, closing: string): Wording => ({
    en: { message: `${opening} is opened here and never closed.`, hint: `Put ${closing} at the end.` },
    is: { message: `Hér opnast ${opening} sem lokast aldrei.`, hint: `Settu ${closing} aftast.` },
  }),
  /** @param opening a bracket, such as [ */
  roundClosing: (opening: string, closing: string): Wording => ({
    en: {
      message: `${opening} is opened on this line and closed with ).`,
      hint: `Write ${closing} in place of ).`,
    },
    is: { message: `Í þessari línu opnast ${opening} en ) lokar.`, hint: `Skrifaðu ${closing} í stað ).` },
  }),
  moreAfterQuotes: {
    en: {
      message: 'The text in quotes ends before this, and more follows.',
      hint: 'Check that the text has quotes at its start and its end only; inside double quotes write \\".',
    },
    is: {
      message: 'Textinn í gæsalöppunum endar á undan þessu, en meira kemur á eftir.',
      hint: 'Hafðu gæsalappir aðeins fremst og aftast í textanum; innan tvöfaldra gæsalappa skrifarðu \\".',
    },
  },
  /** @param text what stands in single quotes, with the apostrophe */
  apostrophe: (text: string): Wording => {
    const short = inShort(text);
    const written = inShort(text.replace(/["\\]/g, '\\$&'));
    return {
      en: {
        message: `The apostrophe in “${short}” ends the text, which stands in single quotes.`,
        hint: `Write it in double quotes: "${written}".`,
      },
      is: {
        message: `Úrfellingarmerkið í „${short}“ lokar textanum, því hann er innan einfaldra gæsalappa.`,
        hint: `Hafðu tvöfaldar gæsalappir utan um hann: "${written}".`,
      },
    };
  },
  /** @param closing a bracket, such as ] */
  unopenedBracket: (closing: string): Wording => ({
    en: {
      message: `${closing} closes something that was never opened.`,
      hint: `Take the ${closing} out, or put the text in quotes.`,
    },
    is: {
      message: `${closing} lokar einhverju sem var aldrei opnað.`,
      hint: `Taktu ${closing} út eða settu gæsalappir utan um textann.`,
    },
  }),
  unopenedGroup: {
    en: {
      message: '} closes a group on this line that was never opened.',
      hint: 'Put { before its first key.',
    },
    is: {
      message: '} lokar hér hópi sem var aldrei opnaður.',
      hint: 'Settu { fyrir framan fyrsta lykilinn í honum.',
    },
  },
  /** @param number what stands before the comma */
  dashAfterComma: (number: string): Wording => ({
    en: {
      message: `“${number},-” has a comma and a dash behind its number.`,
      hint: `Write the number alone: ${number.replaceAll('.', '')}.`,
    },
    is: {
      message: `Á eftir tölunni í „${number},-“ eru komma og strik.`,
      hint: `Skrifaðu aðeins töluna: ${number.replaceAll('.', '')}.`,
    },
  }),
  roundBrackets: {
    en: { message: 'A group stands in round brackets here.', hint: 'Write { and } in place of ( and ).' },
    is: { message: 'Hér er hópur innan venjulegra sviga.', hint: 'Skrifaðu { og } í stað ( og ).' },
  },
  /** @param value what stands before the place of the comma, and `key` what stands after it */
  noComma: (value: string, key: string): Wording => ({
    en: {
      message: `There is no comma between “${value}” and “${key}”.`,
      hint: `Write “${value}, ${key}:”.`,
    },
    is: {
      message: `Það vantar kommu á milli „${value}“ og „${key}“.`,
      hint: `Skrifaðu „${value}, ${key}:“.`,
    },
  }),
  twoCommas: {
    en: { message: 'Between two commas stands nothing.', hint: 'Take one of the commas out.' },
    is: { message: 'Ekkert stendur á milli tveggja komma hér.', hint: 'Taktu aðra kommuna út.' },
  },
  bareList: {
    en: {
      message: 'Several entries stand on this line without brackets around them.',
      hint: 'Put [ before the first entry and ] after the last one.',
    },
    is: {
      message: 'Í þessari línu eru nokkur atriði án hornklofa utan um þau.',
      hint: 'Settu [ fyrir framan fyrsta atriðið og ] á eftir því síðasta.',
    },
  },
  /** @param written a word that starts with # */
  noteInside: (written: string): Wording => ({
    en: {
      message: `A # with a space before it starts a note: “${written}” and all that follows on this line does not count.`,
      hint: `If it is part of the text, put it in quotes: "${written}".`,
    },
    is: {
      message: `Á eftir bili byrjar # athugasemd: „${written}“ og það sem á eftir kemur í línunni telst ekki með.`,
      hint: `Ef þetta er hluti af textanum skaltu setja gæsalappir utan um það: "${written}".`,
    },
  }),
  loneNoteSign: {
    en: {
      message: 'A # with a space before it starts a note: all that follows on this line does not count.',
      hint: 'Take the # out.',
    },
    is: {
      message: 'Á eftir bili byrjar # athugasemd: það sem á eftir kemur í línunni telst ekki með.',
      hint: 'Taktu # út.',
    },
  },
  /** @param words what the note says */
  noteForm: (words: string): Wording => {
    const note = `# ${inShort(words)}`.trim();
    return {
      en: {
        message: 'This note does not begin with a space and #.',
        hint: `Write “${note}”, with a space before it.`,
      },
      is: {
        message: 'Þessi athugasemd byrjar ekki á bili og #.',
        hint: `Skrifaðu „${note}“, með bili á undan.`,
      },
    };
  },
  stray: {
    en: {
      message: 'This does not belong to anything above it.',
      hint: 'Check the spaces at the start of the line and the dash or colon.',
    },
    is: {
      message: 'Þetta tilheyrir engu sem stendur fyrir ofan.',
      hint: 'Athugaðu bilin fremst í línunni og strikið eða tvípunktinn.',
    },
  },
  misaligned: {
    en: {
      message: 'This line does not start in the same column as the lines that it belongs with.',
      hint: 'Give lines that belong together the same number of spaces at their start.',
    },
    is: {
      message: 'Þessi lína er ekki inndregin eins og línurnar sem hún á heima með.',
      hint: 'Hafðu jafnmörg bil fremst í línum sem eiga saman.',
    },
  },
  mergeMark: {
    en: {
      message: 'Two versions of the file were put together here, and nobody has chosen between them.',
      hint: 'Between <<<<<<< and >>>>>>> keep the lines that are right, and take the other ones and the lines with the signs out.',
    },
    is: {
      message: 'Hér mætast tvær útgáfur skrárinnar og enginn hefur valið á milli þeirra.',
      hint: 'Haltu eftir réttu línunum milli <<<<<<< og >>>>>>> og taktu hinar út, líka línurnar með táknunum.',
    },
  },
  percentLine: {
    en: { message: 'A line that starts with % has no meaning here.', hint: 'Take the line out.' },
    is: { message: 'Lína sem byrjar á % hefur enga merkingu hér.', hint: 'Taktu línuna út.' },
  },
  tooDeep: (limit: number): Wording => ({
    en: {
      message: `From here on things lie more than ${limit} levels inside one another.`,
      hint: 'Check the brackets and the spaces at the start of the lines.',
    },
    is: {
      message: `Héðan í frá eru fleiri en ${limit} þrep hvert innan í öðru.`,
      hint: 'Athugaðu svigana og bilin fremst í línunum.',
    },
  }),
  /** @param written the sign and the name after it; null when it is too long to be shown */
  shorthand: (sort: Shorthand, written: string | null): Wording => ({
    en: {
      message: `${written === null ? 'This' : `“${written}”`} ${shorthands[sort].en}, which is not used in this file.`,
      hint: 'Write the value out where it is needed. If it is meant as text, put it in quotes.',
    },
    is: {
      message: `${written === null ? 'Þetta' : `„${written}“`} ${shorthands[sort].is}, en það er ekki notað í þessari skrá.`,
      hint: 'Skrifaðu gildið þar sem þess er þörf. Ef þetta á að vera texti skaltu setja gæsalappir utan um það.',
    },
  }),
  noPlainKey: {
    en: { message: 'There is no plain word before the colon.', hint: keyAndValue.en },
    is: { message: 'Á undan tvípunktinum stendur ekki venjulegt orð.', hint: keyAndValue.is },
  },
  mergeKey: {
    en: {
      message: '“<<” takes over the keys of another place, which is not used in this file.',
      hint: 'Write the keys and values out where they are needed.',
    },
    is: {
      message: '„<<“ sækir lykla af öðrum stað, en það er ekki notað í þessari skrá.',
      hint: 'Skrifaðu lyklana og gildin þar sem þeirra er þörf.',
    },
  },
  reservedKey: (name: string): Wording => ({
    en: { message: `A key cannot be called “${name}”.`, hint: 'Give it another name.' },
    is: { message: `Lykill getur ekki heitið „${name}“.`, hint: 'Gefðu honum annað nafn.' },
  }),
  duplicateKey: (name: string): Wording => ({
    en: {
      message: `The key “${name}” is already there in the same group.`,
      hint: 'Keep one of the two. If a new entry of a list starts here, put a dash before it.',
    },
    is: {
      message: `Lykillinn „${name}“ er nú þegar í sama hópi.`,
      hint: 'Haltu öðrum þeirra eftir. Ef nýtt atriði í lista byrjar hér skaltu setja strik fyrir framan það.',
    },
  }),
} as const;

/** What YAML offers to save writing. */
export type Shorthand = 'anchor' | 'alias' | 'tag';

const shorthands: Readonly<Record<Shorthand, Phrase>> = {
  anchor: {
    en: 'names a value (&) to repeat it elsewhere',
    is: 'gefur gildi nafn (&) til að endurtaka það annars staðar',
  },
  alias: { en: 'stands for a value from elsewhere (*)', is: 'stendur fyrir gildi frá öðrum stað (*)' },
  tag: { en: 'gives a value a type (!)', is: 'gefur gildi tegund (!)' },
};
