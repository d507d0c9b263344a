import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about a text that only holds the place of words: `TODO`, `Lorem ipsum`. */
export function fillerWords(written: string): Wording {
  return {
    en: {
      message: `“${inShort(written)}” holds the place of words that are not written yet.`,
      hint: 'Write the words that visitors are to read.',
    },
    is: {
      message: `„${inShort(written)}“ er aðeins til bráðabirgða; textann sjálfan vantar.`,
      hint: 'Skrifaðu textann sem gestir eiga að lesa.',
    },
  };
}

/**
 * What is said about a proper name in site.yaml that no text has.
 * @param words its words, each of which is in some text
 */
export function namesInOne(name: string, words: readonly string[]): Wording {
  return {
    en: {
      message: `No text has the name “${inShort(name)}”, but there are texts with each of its words.`,
      hint: `If these are ${words.length} names, put a comma between them: ${words.join(', ')}. Else take it out.`,
    },
    is: {
      message: `Nafnið „${inShort(name)}“ kemur hvergi fyrir í textunum, en hvert orð í því kemur þar fyrir.`,
      hint: `Ef þetta eru ${words.length} nöfn skaltu setja kommu á milli: ${words.join(', ')}. Annars skaltu taka það út.`,
    },
  };
}
