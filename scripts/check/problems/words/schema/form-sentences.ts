/** What the schema says of forms, in Icelandic, by its English sentences. */
export const formSentences: Readonly<Record<string, string>> = {
  'The forms.': 'Eyðublöðin.',
  'A form and its fields.': 'Eyðublað og reitir þess.',
  'The form’s name; requests are stored under it.': 'Nafn eyðublaðsins; fyrirspurnir eru geymdar undir því.',
  'A hidden field that only robots fill in.': 'Falinn reitur sem aðeins vélmenni fylla út.',
  'The name that the answer is stored under.': 'Nafnið sem svarið er geymt undir.',
  'A field name has small letters and _ only, like selected_package':
    'Í nafni reits eru aðeins lágstafir og _, til dæmis selected_package',
  'The fields in the order they are shown.': 'Reitirnir í þeirri röð sem þeir eru sýndir.',
  'A field of the form.': 'Reitur á eyðublaðinu.',
  'One line.': 'Ein lína.',
  'true when the visitor must fill it in.': 'true ef gesturinn þarf að fylla reitinn út.',
  'What the browser may fill in by itself.': 'Það sem vafrinn má fylla út sjálfur.',
  ...Object.fromEntries(
    [40, 200, 254, 500, 5000].map((limit) => [
      `How many characters are accepted at most; ${limit} if left out.`,
      `Hversu marga stafi má mest skrifa; ${limit} ef þessu er sleppt.`,
    ]),
  ),
  'An e-mail address.': 'Netfang.',
  'A phone number.': 'Símanúmer.',
  'A web address.': 'Veffang.',
  'Several lines.': 'Nokkrar línur.',
  'One from a list.': 'Eitt val af lista.',
  'The choices, in the order they are shown.': 'Valkostirnir, í þeirri röð sem þeir eru sýndir.',
  'A choice: the value that is stored; its words are in locales/<language>/forms.json.':
    'Valkostur: gildið sem er geymt; orð hans eru í locales/<language>/forms.json.',
  'A choice is a value, or { value: …, icon: … }': 'Valkostur er gildi, eða { value: …, icon: … }',
  'The value that is stored.': 'Gildið sem er geymt.',
  'The page that the choice stands for: links from there to the form choose it.':
    'Síðan sem valkosturinn stendur fyrir: tenglar þaðan á eyðublaðið velja hann.',
  'For choices that are amounts, such as 100-500 or 10000+: the currency whose thousands they are.':
    'Fyrir valkosti sem eru upphæðir, til dæmis 100-500 eða 10000+: gjaldmiðillinn sem þær eru þúsundir af.',
  'One from cards that are clicked.': 'Eitt val úr spjöldum sem smellt er á.',
  'The name by which an address chooses from this field: service for /fa-tilbod?service=seo.':
    'Nafnið sem slóð notar til að velja í þessum reit: service fyrir /fa-tilbod?service=seo.',
  'This name has small letters a-z only, like service':
    'Í þessu nafni eru aðeins lágstafir a-z, til dæmis service',
  'Any number of cards; stored with commas between.':
    'Eins mörg spjöld og gesturinn vill; svörin eru geymd með kommum á milli.',
  'One of the packages of a set.': 'Einn af pökkunum í pakkaflokki.',
  'The package set.': 'Pakkaflokkurinn.',
  'The packages that can be ordered.': 'Pakkarnir sem hægt er að panta.',
  'The package in the set.': 'Pakkinn í pakkaflokknum.',
  'The value that is chosen at first.': 'Gildið sem er valið í byrjun.',
};
