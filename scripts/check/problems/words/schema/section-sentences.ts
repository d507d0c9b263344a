/** What the schema says of the parts of a page, in Icelandic, by its English sentences. */
export const sectionSentences: Readonly<Record<string, string>> = {
  'The head of a page.': 'Efsti hluti síðu.',
  'The head of the page.': 'Efsti hluti síðunnar.',
  'The section’s name on its page; its texts lie under it, and #name leads to it.':
    'Nafn hlutans á síðunni; textar hans eru undir því, og #nafn vísar á hann.',
  'What the section stands on: plain (the page), mist (a shade off) or basalt (dark).':
    'Bakgrunnur hlutans: plain (síðan sjálf), mist (örlítið annar litur) eða basalt (dökkur).',
  'grand: the home page. split: text beside a picture. band: text over a picture as wide as the screen. panel: text in a dark picture. plain: text only.':
    'grand: forsíðan. split: texti við hlið myndar. band: texti yfir mynd sem nær yfir allan skjáinn. panel: texti í dökkri mynd. plain: aðeins texti.',
  'A section on this page that the arrow at the foot leads to.':
    'Hluti á þessari síðu sem örin neðst vísar á.',
  'A row of large figures.': 'Röð af stórum lykiltölum.',
  'Which of the figures (under figures, above) are shown.':
    'Hvaða lykiltölur (undir figures, fyrir ofan) eru sýndar.',
  'The clients’ word marks.': 'Orðmerki viðskiptavinanna.',
  'Cards side by side.': 'Spjöld hlið við hlið.',
  'How many stand side by side on a wide screen: 2, 3 or 4; where 4 would leave a hole at the end, 3.':
    'Hversu mörg eru hlið við hlið á breiðum skjá: 2, 3 eða 4; þar sem 4 skildu eftir gat í lokin verða þau 3.',
  'picture: a basalt picture on top. icon: an icon on top. line: a quiet list with icons at the side. index: a list in large type, one line each. bento: the first card is large, with a picture.':
    'picture: stuðlabergsmynd efst. icon: táknmynd efst. line: látlaus listi með táknmyndum til hliðar. index: listi með stóru letri, ein lína fyrir hvert spjald. bento: fyrsta spjaldið er stórt, með mynd.',
  'The cards in the order they are shown.': 'Spjöldin í þeirri röð sem þau eru sýnd.',
  'A card: icon, title and text, and perhaps a page it leads to.':
    'Spjald: táknmynd, titill og texti, og ef til vill síða sem það vísar á.',
  'The page that the whole card leads to.': 'Síðan sem allt spjaldið vísar á.',
  'Cards with bullets.': 'Spjöld með upptalningu.',
  'A card with a list of bullets.': 'Spjald með upptalningu.',
  'Bullets; each has its words in locales/.': 'Liðir upptalningar; orð hvers þeirra eru í locales/.',
  'Bullets that are proper names, the same in each language: WordPress.':
    'Liðir upptalningar sem eru sérnöfn, eins á öllum tungumálum: WordPress.',
  'Numbered steps.': 'Tölusett skref.',
  'row: the steps side by side. picture: one below the other beside a picture.':
    'row: skrefin hlið við hlið. picture: hvert undir öðru við hlið myndar.',
  'The steps in order.': 'Skrefin í réttri röð.',
  'A step.': 'Skref.',
  'Packages side by side.': 'Pakkar hlið við hlið.',
  'Which of the package sets is shown.': 'Hvaða pakkaflokkur er sýndur.',
  'The words of each package’s button: a name under actions in common.json.':
    'Orðin á hnappi hvers pakka: nafn undir actions í common.json.',
  'The page that each package’s button leads to.': 'Síðan sem hnappur hvers pakka vísar á.',
  'A table that compares.': 'Samanburðartafla.',
  'What is compared.': 'Það sem er borið saman.',
  'A column.': 'Dálkur.',
  'The name at the head of the column.': 'Nafnið efst í dálkinum.',
  'What it is compared by.': 'Það sem borið er saman eftir.',
  'A row.': 'Röð í töflu.',
  'Groups of names.': 'Hópar nafna.',
  'The groups in the order they are shown.': 'Hóparnir í þeirri röð sem þeir eru sýndir.',
  'A group of names.': 'Hópur nafna.',
  'Proper names, the same in each language.': 'Sérnöfn, eins á öllum tungumálum.',
  'What the visitor gains.': 'Ávinningur gestsins.',
  'The benefits in the order they are shown.': 'Kostirnir í þeirri röð sem þeir eru sýndir.',
  'A benefit with its icon.': 'Kostur með táknmynd sinni.',
  'Questions and answers.': 'Spurningar og svör.',
  'The questions in the order they are shown.': 'Spurningarnar í þeirri röð sem þær eru sýndar.',
  'A question with its answer.': 'Spurning með svari sínu.',
  'Milestones, year by year.': 'Áfangar, ár fyrir ár.',
  'Which of the milestones (under company) are shown.': 'Hvaða áfangar (undir company) eru sýndir.',
  'What the company stands for.': 'Það sem fyrirtækið stendur fyrir.',
  'The values in the order they are shown.': 'Gildi fyrirtækisins í þeirri röð sem þau eru sýnd.',
  'A value.': 'Eitt af gildum fyrirtækisins.',
  'Running text.': 'Samfelldur texti.',
  'The Markdown file in content/<language>/, without .md.': 'Markdown-skráin í content/<language>/, án .md.',
  'document: a legal text with its headings. story: larger text with a picture.':
    'document: lögfræðilegur texti með fyrirsögnum sínum. story: stærri texti með mynd.',
  'Phone, e-mail and offices.': 'Sími, netfang og skrifstofur.',
  'Opening hours.': 'Afgreiðslutími.',
  'Prices one below the other.': 'Verð hvert undir öðru.',
  'The lines of the list.': 'Línur listans.',
  'A line of the price list.': 'Lína í verðlistanum.',
  'One of the rates.': 'Einn af töxtunum.',
  'Which of the rates.': 'Hvaða taxti.',
  'The page that tells more.': 'Síðan sem segir meira.',
  'One package.': 'Einn pakki.',
  'Which of the package sets.': 'Hvaða pakkaflokkur.',
  'Which package in the set.': 'Hvaða pakki í pakkaflokknum.',
  'The lowest price of a set, shown as “from”.': 'Lægsta verð í pakkaflokki, sýnt með orðinu „frá“.',
  'What to do next.': 'Það sem gera má næst.',
  'A form.': 'Eyðublað.',
  'Which of the forms.': 'Hvaða eyðublað.',
  'true shows what has been chosen beside the form.':
    'true sýnir það sem hefur verið valið við hlið eyðublaðsins.',
  'A form that orders a package.': 'Eyðublað til að panta pakka.',
  'Which of the forms; it has a field of type package.':
    'Hvaða eyðublað; á því er reitur af tegundinni package.',
  'The newest news.': 'Nýjustu fréttirnar.',
  'How many at most.': 'Hversu margar í mesta lagi.',
  'All news.': 'Allar fréttir.',
  'How many on one page; more are on further pages.':
    'Hversu mörg atriði á einni síðu; fleiri eru á næstu síðum.',
  'A piece of news.': 'Frétt.',
  'All projects.': 'Öll verkefni.',
  'A project.': 'Verkefni.',
};
