import type { Said } from '../said.ts';

/** What is said about a line that could be read if it were written a little otherwise. */
export const repairWords = {
  /**
   * @param spaces how many the line starts with
   * @param meant how many it should start with
   * @param like the number of a line that starts alike, if there is one
   */
  indent: (spaces: number, meant: number, like: number | null): Said => ({
    en: {
      message: `This line starts ${spacesInEnglish(Math.abs(spaces - meant))} too far to the ${spaces > meant ? 'right' : 'left'}.`,
      hint: `Put ${spacesInEnglish(meant)} at its start${like === null ? '' : `, as on line ${like}`}.`,
    },
    is: {
      message: `Þessi lína byrjar ${differenceInIcelandic(Math.abs(spaces - meant))} of langt til ${spaces > meant ? 'hægri' : 'vinstri'}.`,
      hint: `Hafðu ${spacesInIcelandic(meant)} fremst í henni${like === null ? '' : `, eins og í línu ${like}`}.`,
    },
  }),
  tab: (): Said => ({
    en: {
      message: 'This line starts with a tab.',
      hint: 'Use spaces at the start of a line, two for each step in.',
    },
    is: {
      message: 'Þessi lína byrjar á dálkmerki (Tab).',
      hint: 'Notaðu bil fremst í línu, tvö fyrir hvert þrep inn.',
    },
  }),
  dash: (meant: string): Said => ({
    en: {
      message: 'A new entry starts here, but the dash before it is missing.',
      hint: `Write “${meant}”, with the dash below those of the other entries.`,
    },
    is: {
      message: 'Hér byrjar nýtt atriði í lista en strikið fyrir framan það vantar.',
      hint: `Skrifaðu „${meant}“, með strikið beint undir strikum hinna atriðanna.`,
    },
  }),
  'dash-space': (meant: string): Said => ({
    en: { message: 'There is no space after the dash.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar bil á eftir strikinu.', hint: `Skrifaðu „${meant}“.` },
  }),
  'colon-space': (meant: string): Said => ({
    en: { message: 'There is no space after the colon.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar bil á eftir tvípunktinum.', hint: `Skrifaðu „${meant}“.` },
  }),
  colon: (meant: string): Said => ({
    en: { message: 'There is no colon after the key.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar tvípunkt á eftir lyklinum.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-end': (meant: string): Said => ({
    en: { message: 'A bracket is opened here and never closed.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er svigi opnaður en honum er aldrei lokað.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-start': (meant: string): Said => ({
    en: { message: 'A bracket is closed here that was never opened.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er sviga lokað sem var aldrei opnaður.', hint: `Skrifaðu „${meant}“.` },
  }),
  comma: (meant: string): Said => ({
    en: { message: 'There is no comma between two entries on this line.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar kommu milli tveggja atriða í þessari línu.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-extra': (meant: string): Said => ({
    en: { message: 'There is one bracket too many here.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er einum sviga of mikið.', hint: `Skrifaðu „${meant}“.` },
  }),
  quote: (meant: string): Said => ({
    en: { message: 'The quotation marks on this line do not fit together.', hint: `Write “${meant}”.` },
    is: { message: 'Gæsalappirnar í þessari línu standast ekki á.', hint: `Skrifaðu „${meant}“.` },
  }),
  note: (): Said => ({
    en: {
      message: 'This line looks like a note, but does not start with #.',
      hint: 'Put # in front of it if it is a note for people; else take it out.',
    },
    is: {
      message: 'Þessi lína lítur út eins og athugasemd en byrjar ekki á #.',
      hint: 'Settu # fyrir framan hana ef hún er athugasemd; annars skaltu taka hana út.',
    },
  }),
  swap: (meant: string): Said => ({
    en: {
      message: 'This line and the next one stand the wrong way round.',
      hint: `Write “${meant}” first.`,
    },
    is: {
      message: 'Þessi lína og sú næsta standa í öfugri röð.',
      hint: `Hafðu „${meant}“ á undan.`,
    },
  }),
  /** @param group the key of the group that the entries stand in */
  entryInGroup: (group: string): Said => ({
    en: {
      message: `An entry with a dash stands here, but “${group}” has no entries.`,
      hint: 'Move it to the list that it belongs to, or write keys with values in its place.',
    },
    is: {
      message: `Hér er atriði með striki, en „${group}“ er ekki listi.`,
      hint: 'Færðu það í listann sem það á heima í, eða skrifaðu lykla með gildum í staðinn.',
    },
  }),
  /** @param list the key of the list that the key stands in */
  keyInList: (list: string): Said => ({
    en: {
      message: `“${list}” is a list, but here is a line without a dash.`,
      hint: 'Start each entry with a dash and a space, or move the line to where it belongs.',
    },
    is: {
      message: `„${list}“ er listi, en hér er lína án striks.`,
      hint: 'Byrjaðu hvert atriði á striki og bili, eða færðu línuna þangað sem hún á heima.',
    },
  }),
  /** @param key such as `cards:` */
  'key-before': (key: string): Said => ({
    en: {
      message: 'A line is missing before this one: the key that these entries belong to.',
      hint: `Put “${key}” before it, two spaces further to the left.`,
    },
    is: {
      message: 'Línu vantar á undan þessari: lykilinn sem þessi atriði tilheyra.',
      hint: `Settu „${key}“ á undan henni, tveimur bilum lengra til vinstri.`,
    },
  }),
  /** @param key the one that entries of this list start with */
  'entry-before': (key: 'id' | 'kind'): Said => ({
    en: {
      message: 'A line is missing before this one: the start of an entry, with a dash.',
      hint: `Put “- ${key}: …” before it, two spaces further to the left.`,
    },
    is: {
      message: 'Línu vantar á undan þessari: upphaf atriðis, með striki.',
      hint: `Settu „- ${key}: …“ á undan henni, tveimur bilum lengra til vinstri.`,
    },
  }),
  twice: (): Said => ({
    en: { message: 'This line is there twice.', hint: 'Take one of the two out.' },
    is: { message: 'Þessi lína er hér tvisvar.', hint: 'Taktu aðra þeirra út.' },
  }),
} as const;

function spacesInEnglish(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

function spacesInIcelandic(count: number): string {
  if (count === 0) return 'ekkert bil';
  return count === 1 ? 'eitt bil' : `${count} bil`;
}

/** By how much: in the dative. */
function differenceInIcelandic(count: number): string {
  const numbers = ['engu', 'einu', 'tveimur', 'þremur', 'fjórum'];
  return `${numbers[count] ?? count} ${count === 1 ? 'bili' : 'bilum'}`;
}
