import type { FormField } from '../../../schema/form.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about forms. */
export const formWords = {
  fieldAdded: { en: 'Field added', is: 'Nýr reitur' },
  fieldRemoved: { en: 'Field removed', is: 'Reitur tekinn út' },
  fieldRenamed: { en: 'Field renamed', is: 'Reitur fær annað heiti' },
  fieldsReordered: { en: 'Fields in another order', is: 'Reitum raðað upp á nýtt' },
  optionAdded: { en: 'Choice added', is: 'Nýr valkostur' },
  optionRemoved: { en: 'Choice removed', is: 'Valkostur tekinn út' },
  optionRenamed: { en: 'Choice renamed', is: 'Valkostur fær annað heiti' },
  optionsReordered: { en: 'Choices in another order', is: 'Valkostum raðað upp á nýtt' },
  storedUnder: (name: string): Phrase => ({
    en: `New answers are stored under ${name}.`,
    is: `Ný svör geymast undir ${name}.`,
  }),
  mustBeFilled: { en: 'must be filled in', is: 'þarf að fylla út' },
  mayBeEmpty: { en: 'may be left empty', is: 'má vera autt' },
} as const;

/** What a setting of a field decides, by its name in site.yaml. */
const aspects: Readonly<Record<string, Phrase>> = {
  type: { en: 'Sort of field', is: 'Tegund reits' },
  required: { en: 'Required', is: 'Skyldureitur' },
  maxLength: { en: 'Characters at most', is: 'Stafir í mesta lagi' },
  autocomplete: { en: 'What the browser fills in', is: 'Það sem vafrinn fyllir út' },
  link: { en: 'Name in addresses', is: 'Heiti í slóðum' },
  thousands: { en: 'Currency of the choices', is: 'Gjaldmiðill valkostanna' },
  set: { en: 'Packages to choose from', is: 'Pakkar sem valið er úr' },
  initial: { en: 'Chosen at first', is: 'Valið í upphafi' },
  icon: { en: 'Icon', is: 'Táknmynd' },
  page: { en: 'Page that the choice stands for', is: 'Síða sem valkosturinn stendur fyrir' },
  package: { en: 'Package of the choice', is: 'Pakki valkostsins' },
  honeypot: { en: 'Trap for robots', is: 'Gildra fyrir vélmenni' },
};

/** What a setting of a field decides; one without words by its name. */
export function fieldAspectWords(aspect: string): Phrase {
  return (Object.hasOwn(aspects, aspect) && aspects[aspect]) || { en: aspect, is: aspect };
}

/** The sorts of fields. */
export const fieldTypeWords: Readonly<Record<FormField['type'], Phrase>> = {
  text: { en: 'one line', is: 'ein lína' },
  email: { en: 'e-mail address', is: 'netfang' },
  tel: { en: 'phone number', is: 'símanúmer' },
  url: { en: 'web address', is: 'veffang' },
  textarea: { en: 'several lines', is: 'nokkrar línur' },
  select: { en: 'list of choices', is: 'listi af valkostum' },
  'radio-cards': { en: 'one of several cards', is: 'eitt af nokkrum spjöldum' },
  'checkbox-cards': { en: 'any number of cards', is: 'eins mörg spjöld og vill' },
  package: { en: 'one of the packages', is: 'einn af pökkunum' },
};
