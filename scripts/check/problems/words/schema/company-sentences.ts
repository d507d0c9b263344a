/** What the schema says of the company and the languages, in Icelandic, by its English sentences. */
export const companySentences: Readonly<Record<string, string>> = {
  'Facts about the company.': 'Upplýsingar um fyrirtækið.',
  'The name that visitors know.': 'Nafnið sem gestir þekkja.',
  'The company behind the name, for the last line of each page.':
    'Fyrirtækið á bak við nafnið, fyrir síðustu línu hverrar síðu.',
  'The company’s number in the register (kennitala).': 'Kennitala fyrirtækisins.',
  'A kennitala has six digits, a hyphen and four digits, like 550606-0190':
    'Kennitala er sex tölustafir, bandstrik og fjórir tölustafir, til dæmis 550606-0190',
  'The year in the last line of each page.': 'Ártalið í síðustu línu hverrar síðu.',
  'With country code and spaces: +354 555 0142.': 'Með landsnúmeri og bilum: +354 555 0142.',
  'A phone number starts with + and the country, with spaces: +354 555 0142':
    'Símanúmer byrjar á + og landsnúmeri, með bilum: +354 555 0142',
  'The general e-mail address.': 'Almenna netfangið.',
  'An e-mail address has one @ and a domain, like hallo@hraunvefur.is':
    'Í netfangi er eitt @ og lén, til dæmis hallo@hraunvefur.is',
  'The offices, the head office first.': 'Skrifstofurnar, aðalskrifstofan fyrst.',
  'An office with its address.': 'Skrifstofa með heimilisfangi.',
  'Street and number.': 'Gata og húsnúmer.',
  'Postal code; in quotes when it starts with 0.': 'Póstnúmer; í gæsalöppum ef það byrjar á 0.',
  'The city as it is written there.': 'Borgin eins og nafn hennar er skrifað á staðnum.',
  'The country by its two letters: IS.': 'Landið með tveimur bókstöfum: IS.',
  'A country has two capital letters, like IS': 'Land er skrifað með tveimur hástöfum, til dæmis IS',
  'The time zone, like Atlantic/Reykjavik.': 'Tímabeltið, til dæmis Atlantic/Reykjavik.',
  'The opening hours.': 'Afgreiðslutíminn.',
  'When the offices are open.': 'Hvenær opið er á skrifstofunum.',
  'The days that these hours hold for.': 'Dagarnir sem þessi afgreiðslutími gildir.',
  'A time of day: 09:00.': 'Klukkustund og mínútur: 09:00.',
  'A time of day has four digits, like 09:00': 'Tími er skrifaður með fjórum tölustöfum, til dæmis 09:00',
  'Years that texts and the timeline show. A text writes {{company.milestone.founded}}.':
    'Ár sem textar og tímalínan sýna. Í texta er skrifað {{company.milestone.founded}}.',
  'Something that happened, and when.': 'Eitthvað sem gerðist, og hvenær.',
  'A year in four digits.': 'Ár með fjórum tölustöfum.',
  'The company’s pages on social networks.': 'Síður fyrirtækisins á samfélagsmiðlum.',
  'The network’s name as it is written: LinkedIn.':
    'Nafn samfélagsmiðilsins eins og það er skrifað: LinkedIn.',
  'A full address outside of this site; it starts with https://.':
    'Heil slóð utan þessa vefs; hún byrjar á https://.',
  'An outside address starts with https://': 'Slóð á annan vef byrjar á https://',
  'Names of clients, drawn as word marks.': 'Nöfn viðskiptavina, teiknuð sem orðmerki.',
  'Where the company sits.': 'Hvar fyrirtækið er til húsa.',
  'The country for search engines: IS.': 'Landið fyrir leitarvélar: IS.',
  'The city for search engines: Reykjavík.': 'Borgin fyrir leitarvélar: Reykjavík.',
  'The languages; the first is the default.': 'Tungumálin; það fyrsta er aðaltungumálið.',
  'A language with its domain and currency.': 'Tungumál með léni sínu og gjaldmiðli.',
  'The language by its two letters; the folder in locales/ has this name.':
    'Tungumálið með tveimur bókstöfum; mappan í locales/ heitir þetta.',
  'A language has two or three small letters, like is':
    'Tungumál er skrifað með tveimur eða þremur lágstöfum, til dæmis is',
  'What the language calls itself: Íslenska.': 'Nafn tungumálsins á því sjálfu: Íslenska.',
  'Language and country for numbers and dates: is-IS.':
    'Tungumál og land fyrir tölur og dagsetningar: is-IS.',
  'A locale is language and country, like is-IS': 'Hér fara saman tungumál og land, til dæmis is-IS',
  'The same for social networks, with an underscore: is_IS.':
    'Hið sama fyrir samfélagsmiðla, með undirstriki: is_IS.',
  'Written with an underscore here, like is_IS': 'Hér er skrifað með undirstriki, til dæmis is_IS',
  'The domain that this language is shown on, without www.': 'Lénið sem þetta tungumál er sýnt á, án www.',
  'A domain without https:// and without www., like hraunvefur.is':
    'Lén án https:// og án www., til dæmis hraunvefur.is',
  'How hours stand in running text: written-out (4 hours), or abbreviated (4 klst.) where the word would change form.':
    'Hvernig klukkustundir eru skrifaðar í samfelldum texta: written-out (4 hours), eða abbreviated (4 klst.) þar sem orðið myndi beygjast.',
  'The currency that prices are shown in.': 'Gjaldmiðillinn sem verð eru sýnd í.',
};
