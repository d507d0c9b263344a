/** What the schema says of pages, addresses and menus, in Icelandic, by its English sentences. */
export const pageSentences: Readonly<Record<string, string>> = {
  'A short name in small letters a-z, digits and hyphens. Texts in locales/ are found by it.':
    'Stutt nafn með lágstöfum a-z, tölustöfum og bandstrikum. Textar í locales/ finnast eftir því.',
  'A name here has small letters a-z, digits and single hyphens only, like web-development':
    'Í nafni hér eru aðeins lágstafir a-z, tölustafir og stök bandstrik, til dæmis web-development',
  'A page of this site, like /lausnir/vefhysing. It must be one of the pages listed under pages.':
    'Síða á þessum vef, til dæmis /lausnir/vefhysing. Hún þarf að vera ein af síðunum undir pages.',
  'An address starts with / and has small letters a-z, digits, hyphens and / only, like /lausnir/vefhysing':
    'Slóð byrjar á / og í henni eru aðeins lágstafir a-z, tölustafir, bandstrik og /, til dæmis /lausnir/vefhysing',
  'The name of an icon as on lucide.dev/icons, like shopping-cart.':
    'Nafn táknmyndar eins og á lucide.dev/icons, til dæmis shopping-cart.',
  'An icon is named as on lucide.dev/icons, like shopping-cart':
    'Táknmynd heitir það sama og á lucide.dev/icons, til dæmis shopping-cart',
  'Names of products that every language writes alike. A text names one in each language or in none.':
    'Vöruheiti sem eru skrifuð eins á öllum tungumálum. Texti nefnir slíkt heiti á öllum tungumálum eða engu.',
  'Header and footer.': 'Haus og fótur síðunnar.',
  'The bar at the top of each page.': 'Stikan efst á hverri síðu.',
  'An entry of the bar at the top: a menu or a link.': 'Atriði í stikunni efst: valmynd eða tengill.',
  'A page with a dropdown below it.': 'Síða með fellivalmynd fyrir neðan.',
  'The pages in the dropdown.': 'Síðurnar í fellivalmyndinni.',
  'A page in a dropdown, with its icon.': 'Síða í fellivalmynd, með táknmynd sinni.',
  'A single page.': 'Stök síða.',
  'The button at the end of the bar.': 'Hnappurinn aftast í stikunni.',
  'Which words the button carries: a name under actions in locales/<language>/common.json.':
    'Orðin á hnappnum: nafn undir actions í locales/<language>/common.json.',
  'primary: the one thing to do here. secondary: another way on.':
    'primary: það helsta sem hægt er að gera hér. secondary: önnur leið áfram.',
  'Up to three buttons, the most important first.': 'Allt að þrír hnappar, sá mikilvægasti fyrst.',
  'A button: its words and the page it leads to.': 'Hnappur: orð hans og síðan sem hann vísar á.',
  'Quick links at the foot of each page.': 'Flýtileiðir neðst á hverri síðu.',
  'Legal links at the foot of each page.': 'Tenglar á lögfræðilegt efni neðst á hverri síðu.',
  'The page that the cookie notice leads to.': 'Síðan sem tilkynningin um vafrakökur vísar á.',
  'Lines at the top of pages for something that passes: an offer, a closed day.':
    'Línur efst á síðum um eitthvað tímabundið: tilboð eða dag sem lokað er.',
  'A line at the top of pages for something that passes.': 'Lína efst á síðum um eitthvað tímabundið.',
  'The page that the line leads to.': 'Síðan sem línan vísar á.',
  'The pages that show it; none named: all of them.': 'Síðurnar sem sýna hana; ef engin er nefnd: allar.',
  'Old addresses that lead on to pages.': 'Gamlar slóðir sem vísa áfram á síður.',
  'An old address that leads on to a page.': 'Gömul slóð sem vísar áfram á síðu.',
  'The old address.': 'Gamla slóðin.',
  'false when the old address will come back.': 'false ef gamla slóðin verður aftur tekin í notkun.',
  'Every page of the site.': 'Allar síður vefsins.',
  'A page of the site.': 'Síða á vefnum.',
  'The file in locales/<language>/ that holds the texts, without .json.':
    'Skráin með textunum í locales/<language>/, án .json.',
  'false keeps the page out of search engines.': 'false heldur síðunni frá leitarvélum.',
  'The parts of the page from top to bottom. The first is a hero.':
    'Hlutar síðunnar ofan frá og niður. Sá fyrsti er af gerðinni hero.',
  'A part of the page; its kind says what it is.': 'Hluti af síðunni; gerð hans (kind) segir hvað hann er.',
  'What is shown for an address that is no page.': 'Það sem er sýnt þegar engin síða er á slóðinni.',
};
