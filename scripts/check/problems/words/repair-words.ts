import { phraseOf } from '../../message.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about a line that could be read if it were written a little otherwise. */
export const repairWords = {
  /**
   * @param spaces how many the line starts with
   * @param meant how many it should start with
   * @param like the number of a line that starts alike, if there is one
   */
  indent: (spaces: number, meant: number, like: number | null): Wording => ({
    en: {
      message: `This line starts ${differenceInEnglish(Math.abs(spaces - meant))} too far to the ${spaces > meant ? 'right' : 'left'}.`,
      hint: `Put ${spacesInEnglish(meant)} at its start${like === null ? '' : `, as on line ${like}`}.`,
    },
    is: {
      message: `Þessi lína byrjar ${differenceInIcelandic(Math.abs(spaces - meant))} of langt til ${spaces > meant ? 'hægri' : 'vinstri'}.`,
      hint: `Hafðu ${spacesInIcelandic(meant)} fremst í henni${like === null ? '' : `, eins og í línu ${like}`}.`,
    },
  }),
  /** @param kind the one before the edit */
  kindChanged: (kind: string): Wording => ({
    en: {
      message: 'The lines below belong to another kind than the one that is written here.',
      hint: `Write “kind: ${kind}” again, or give the lines below the keys of the new kind.`,
    },
    is: {
      message: 'Línurnar hér fyrir neðan eiga við aðra tegund en þá sem hér stendur.',
      hint: `Skrifaðu „kind: ${kind}“ aftur, eða hafðu lykla nýju tegundarinnar í línunum fyrir neðan.`,
    },
  }),
  /** @param was the line before the edit */
  changed: (was: string): Wording => ({
    en: {
      message: 'Since this line was changed, it and the lines after it cannot be read.',
      hint: `Compare it with what stood here before: “${was}”.`,
    },
    is: {
      message: 'Eftir að þessari línu var breytt er ekki hægt að lesa hana og línurnar á eftir.',
      hint: `Berðu hana saman við það sem stóð hér áður: „${was}“.`,
    },
  }),
  /** @param gone how many lines followed before the edit */
  lostEnd: (gone: number): Wording => ({
    en: {
      message: `The file ends here too early: ${gone} lines that followed before the last edit are gone.`,
      hint: phraseOf('file.takeBack').en,
    },
    is: {
      message: `Skráin endar hér of snemma: ${gone} línur, sem voru hér á eftir fyrir síðustu breytingu, eru horfnar.`,
      hint: phraseOf('file.takeBack').is,
    },
  }),
  'odd-space': (): Wording => ({
    en: {
      message: 'There are spaces on this line that are no plain ones; they come with text that is pasted.',
      hint: 'Delete the spaces on this line and type them again.',
    },
    is: {
      message:
        'Í þessari línu eru bil sem eru ekki venjuleg bil; þau fylgja stundum texta sem er límdur inn.',
      hint: 'Eyddu bilunum í línunni og sláðu þau inn aftur.',
    },
  }),
  'long-dash': (meant: string): Wording => ({
    en: {
      message: 'The sign at the start of this line looks like a dash, but is another one.',
      hint: `Write “${meant}”, with the hyphen of the keyboard.`,
    },
    is: {
      message: 'Táknið fremst í þessari línu líkist striki en er annað tákn.',
      hint: `Skrifaðu „${meant}“, með bandstriki af lyklaborðinu.`,
    },
  }),
  /** @param meant the line without its empty list */
  'empty-list': (meant: string): Wording => ({
    en: {
      message: '[] says that this list is empty, but entries follow.',
      hint: `Write “${meant}”, without [].`,
    },
    is: {
      message: '[] merkir að listinn sé tómur, en á eftir koma atriði.',
      hint: `Skrifaðu „${meant}“, án [].`,
    },
  }),
  /**
   * @param others how many lines below are moved as well
   * @param spaces how many the first line starts with
   * @param meant how many it should start with
   */
  'indent-block': (others: number, spaces: number, meant: number): Wording => ({
    en: {
      message: `This line and ${others === 1 ? 'the next one' : `the ${others} below it`} start ${differenceInEnglish(Math.abs(spaces - meant))} too far to the ${spaces > meant ? 'right' : 'left'}.`,
      hint: `Put ${spacesInEnglish(meant)} at the start of this line, and move the others along with it.`,
    },
    is: {
      message: `Þessi lína og ${others === 1 ? 'sú næsta' : `næstu ${others}`} byrja ${differenceInIcelandic(Math.abs(spaces - meant))} of langt til ${spaces > meant ? 'hægri' : 'vinstri'}.`,
      hint: `Hafðu ${spacesInIcelandic(meant)} fremst í þessari línu og færðu hinar jafnlangt með henni.`,
    },
  }),
  'line-break': (meant: string): Wording => ({
    en: { message: 'This line goes on in the next one.', hint: `Write it all on one line: “${meant}”.` },
    is: {
      message: 'Þessi lína heldur áfram í þeirri næstu.',
      hint: `Hafðu allt í einni línu: „${meant}“.`,
    },
  }),
  /** @param second what should have a line of its own */
  'two-lines': (second: string): Wording => ({
    en: { message: 'Two lines have become one here.', hint: `Start a new line before “${second}”.` },
    is: {
      message: 'Hér hafa tvær línur runnið saman í eina.',
      hint: `Byrjaðu nýja línu á undan „${second}“.`,
    },
  }),
  sign: (meant: string): Wording => ({
    en: { message: 'There is a sign too many on this line.', hint: `Write “${meant}”.` },
    is: { message: 'Í þessari línu er einu tákni ofaukið.', hint: `Skrifaðu „${meant}“.` },
  }),
  tab: (): Wording => ({
    en: {
      message: 'This line starts with a tab.',
      hint: 'Use spaces at the start of a line, two for each step in.',
    },
    is: {
      message: 'Þessi lína byrjar á dálkmerki (Tab).',
      hint: 'Notaðu bil fremst í línu, tvö fyrir hvert þrep inn.',
    },
  }),
  dash: (meant: string): Wording => ({
    en: {
      message: 'A new entry starts here, but the dash before it is missing.',
      hint: `Write “${meant}”, with the dash below those of the other entries.`,
    },
    is: {
      message: 'Hér byrjar nýtt atriði í lista en strikið fyrir framan það vantar.',
      hint: `Skrifaðu „${meant}“, með strikið beint undir strikum hinna atriðanna.`,
    },
  }),
  'dash-space': (meant: string): Wording => ({
    en: { message: 'There is no space after the dash.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar bil á eftir strikinu.', hint: `Skrifaðu „${meant}“.` },
  }),
  'colon-space': (meant: string): Wording => ({
    en: { message: 'There is no space after the colon.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar bil á eftir tvípunktinum.', hint: `Skrifaðu „${meant}“.` },
  }),
  colon: (meant: string): Wording => ({
    en: { message: 'There is no colon after the key.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar tvípunkt á eftir lyklinum.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-end': (meant: string): Wording => ({
    en: { message: 'A bracket is opened here and never closed.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er svigi opnaður en honum er aldrei lokað.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-start': (meant: string): Wording => ({
    en: { message: 'A bracket is closed here that was never opened.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er sviga lokað sem var aldrei opnaður.', hint: `Skrifaðu „${meant}“.` },
  }),
  'round-brackets': (meant: string): Wording => ({
    en: { message: 'Round brackets hold no entry here; curly ones do.', hint: `Write “${meant}”.` },
    is: {
      message: 'Svigar halda ekki utan um atriði hér; það gera slaufusvigar.',
      hint: `Skrifaðu „${meant}“.`,
    },
  }),
  comma: (meant: string): Wording => ({
    en: { message: 'There is no comma between two entries on this line.', hint: `Write “${meant}”.` },
    is: { message: 'Það vantar kommu milli tveggja atriða í þessari línu.', hint: `Skrifaðu „${meant}“.` },
  }),
  'bracket-extra': (meant: string): Wording => ({
    en: { message: 'There is one bracket too many here.', hint: `Write “${meant}”.` },
    is: { message: 'Hér er einum sviga of mikið.', hint: `Skrifaðu „${meant}“.` },
  }),
  quote: (meant: string): Wording => ({
    en: { message: 'The quotation marks on this line do not fit together.', hint: `Write “${meant}”.` },
    is: { message: 'Gæsalappirnar í þessari línu standast ekki á.', hint: `Skrifaðu „${meant}“.` },
  }),
  note: (): Wording => ({
    en: {
      message: 'This line looks like a note, but does not start with #.',
      hint: 'Put # in front of it if it is a note for people; else take it out.',
    },
    is: {
      message: 'Þessi lína lítur út eins og athugasemd en byrjar ekki á #.',
      hint: 'Settu # fyrir framan hana ef hún er athugasemd; annars skaltu taka hana út.',
    },
  }),
  swap: (meant: string): Wording => ({
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
  entryInGroup: (group: string): Wording => ({
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
  keyInList: (list: string): Wording => ({
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
  'key-before': (key: string): Wording => ({
    en: {
      message: 'A line is missing before this one: the key that these lines belong to.',
      hint: `Put “${key}” before it, two spaces further to the left.`,
    },
    is: {
      message: 'Línu vantar á undan þessari: lykilinn sem þessar línur tilheyra.',
      hint: `Settu „${key}“ á undan henni, tveimur bilum lengra til vinstri.`,
    },
  }),
  /** @param key the one that entries of this list start with */
  'entry-before': (key: string): Wording => ({
    en: {
      message: 'A line is missing before this one: the start of an entry, with a dash.',
      hint: `Put “- ${key}: …” before it, two spaces further to the left.`,
    },
    is: {
      message: 'Línu vantar á undan þessari: upphaf atriðis, með striki.',
      hint: `Settu „- ${key}: …“ á undan henni, tveimur bilum lengra til vinstri.`,
    },
  }),
  twice: (): Wording => ({
    en: { message: 'This line is there twice.', hint: 'Take one of the two out.' },
    is: { message: 'Þessi lína er hér tvisvar.', hint: 'Taktu aðra þeirra út.' },
  }),
} as const;

function spacesInEnglish(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

/** By how much, in words. */
function differenceInEnglish(count: number): string {
  const numbers = ['no', 'one', 'two', 'three', 'four'];
  return `${numbers[count] ?? count} ${count === 1 ? 'space' : 'spaces'}`;
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
