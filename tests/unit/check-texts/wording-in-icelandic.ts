/** What is said in Icelandic about each case: the message and the hint. */
export const wordingInIcelandic: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  'bold that one language has not': [
    'Hér er enginn feitletraður bútur en í sama texta í content/is/story.md:5 er 1 feitletraður bútur.',
    'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
  ],
  'a link that one language has twice': [
    'Hér eru 2 tenglar en í sama texta í content/is/story.md:5 er 1 tengill.',
    'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
  ],
  'a point that lost its dash': [
    'Hér eru 2 liðir en í sama texta í content/is/story.md:6 eru 3 liðir.',
    'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
  ],
  'a heading that is plain text in one language': [
    'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er fyrirsögn.',
    'Skrifaðu „### Our work“, eða breyttu hinum.',
  ],
  'a point whose dash has no space behind it': [
    'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er liður í lista.',
    'Skrifaðu „- The standard rate“, eða breyttu hinum.',
  ],
  'points with the sign of a word processor': [
    'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er liður í lista.',
    'Skrifaðu „- The standard rate“, eða breyttu hinum.',
  ],
  'bold that is not closed': [
    '„**“ feitletrar ekkert hér: lesandinn sér táknin.',
    'Skrifaðu ** þétt fyrir framan fyrsta orðið og þétt á eftir því síðasta: **orð**.',
  ],
  'a link without its last bracket': [
    'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
    'Skrifaðu „[þjónustuna](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
  ],
  'a link with a space between its brackets': [
    'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
    'Skrifaðu „[þjónustuna](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
  ],
  'a link with its brackets the other way round': [
    'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
    'Skrifaðu „[the service](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
  ],
  'a backtick that is not closed': [
    'Hér er „`“ opnað en aldrei lokað: lesandinn sér táknið.',
    'Skrifaðu ` báðum megin við orðin: `orð`.',
  ],
  'code that is not closed': [
    'Allur textinn héðan í frá birtist sem kóði.',
    'Settu línu með ``` á eftir síðustu línunni sem er kóði, eða taktu þessa línu út.',
  ],
  'a table without the line under its head': [
    'Þessar línur mynda enga töflu: lesandinn sér strikin.',
    'Skrifaðu „| --- | --- |“ í sérstaka línu undir þeirri fyrstu, sem er haus töflunnar.',
  ],
  'a table whose line of dashes lacks a column': [
    'Þessar línur mynda enga töflu: lesandinn sér strikin.',
    'Skrifaðu „| --- | --- |“ í sérstaka línu undir þeirri fyrstu, sem er haus töflunnar.',
  ],
  'a heading without a space': [
    'Þetta verður ekki að fyrirsögn: það vantar bil á eftir #.',
    'Skrifaðu „### Vinnan“.',
  ],
  'HTML in a running text': [
    'Lesandinn sér „<strong>“ eins og það er skrifað: HTML virkar ekki í textum.',
    'Taktu það út. Í samfelldu textunum verða **orð** feitletruð og *orð* skáletruð.',
  ],
  'bold in a text that is words only': [
    'Lesandinn sér „**“ eins og það er skrifað: textar í locales/ eru orðin ein.',
    'Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.',
  ],
  'an entity in a text that is words only': [
    'Lesandinn sér „&nbsp;“ eins og það er skrifað: textar í locales/ eru orðin ein.',
    'Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.',
  ],
  'a line break in one language': [
    'Aðeins þessi texti er með línuskil (\\n); þau eru ekki í locales/is/home.json.',
    'Settu bil í staðinn.',
  ],
  'a form for a number that is not there': [
    'Myndina disk_one vantar við hlið þessarar: síða með slíkri tölu hefur engin orð að sýna.',
    'Bættu við "disk_one": "…" í nýrri línu. Hvert tungumál þarf allar myndir sínar.',
  ],
  'a level that is left out': [
    'Þessi fyrirsögn hleypur yfir þrep: hún má hafa einu # fleira en fyrirsögnin fyrir ofan.',
    'Skrifaðu „### Vinnan“.',
  ],
  'a heading of the whole page': [
    'Fyrirsögn með einu # er fyrirsögn allrar síðunnar, en hún er þegar á síðunni.',
    'Skrifaðu „## Vinnan“.',
  ],
  'a first heading that is too deep': [
    'Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri.',
    'Skrifaðu „## Since {{company.milestone.founded}}“.',
  ],
  'a heading without words': [
    'Þessi fyrirsögn er án orða.',
    'Skrifaðu orðin á eftir #, eða taktu línuna út.',
  ],
  'the same words for two pages in a running text': [
    '„verðin“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (content/is/story.md:5).',
    'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
  ],
  'link words that say nothing': [
    '„hér“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar.',
    'Settu tengilinn á orð sem segja hvað er að finna á /lausnir.',
  ],
  'a link without words': [
    'Tengillinn á /lausnir er án orða: enginn sér hann.',
    'Skrifaðu orðin á milli hornklofanna: [orð](/lausnir).',
  ],
  'a button that leads elsewhere than the same button of the header': [
    '„is actions.get-quote“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (site.yaml:79).',
    'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
  ],
  'two buttons of a page with the same words in one language': [
    '„Order“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (actions.get-quote).',
    'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
  ],
  'two cards of a page with the same words in one language': [
    '„Hýsing“ vísar hér á / en annars staðar á sömu síðu á /lausnir/vefhysing (solutions.all.cards.hosting.title).',
    'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
  ],
  'a button that says nothing alone': [
    '„Lesa meira“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar.',
    'Settu tengilinn á orð sem segja hvað er að finna á /lausnir.',
  ],
  'a picture without words': [
    'Þessi mynd er án orða fyrir þau sem sjá hana ekki.',
    'Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).',
  ],
  'a picture with the name of its file': [
    '„stofan.png“ er skráarheiti og segir ekki hvað myndin sýnir.',
    'Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).',
  ],
  'a title that is too long with the name of the site': [
    'Titillinn er 76 stafir með heiti vefsins en leitarvélar sýna um 65.',
    'Styttu hann um 11 stafi eða meira. Það sem sést endar svona: „…ing og umsjón fyrir stór og sm…“',
  ],
  'a title that is too short': [
    'Titillinn er aðeins 8 stafir og segir ekki um hvað síðan er.',
    'Skrifaðu að minnsta kosti 10 stafi: orðin sem fólk leitar að.',
  ],
  'a name of the site that leaves no room for titles, told once': [
    'Heiti vefsins er 65 stafir og kemur á eftir titli hverrar síðu, svo að lítið er eftir handa titlunum.',
    'Hafðu heitið í mesta lagi 25 stafi.',
  ],
  'a description that is too long': [
    'Lýsingin er 167 stafir en leitarvélar sýna um 160.',
    'Styttu hana um 7 stafi eða meira. Það sem sést endar svona: „…a að vefurinn virki alla daga …“',
  ],
  'a description that is too short': [
    'Lýsingin er aðeins 11 stafir og segir ekki um hvað síðan er.',
    'Skrifaðu að minnsta kosti 50 stafi: setningu um það sem lesandinn finnur á síðunni.',
  ],
  'two pages with one title': [
    'Síðan „solutions“ er með sama titil (í locales/is/solutions.json).',
    'Gefðu hvorri síðu sinn titil, svo að fólk þekki þær í sundur þegar það leitar.',
  ],
  'two pages with one description, in other letters': [
    'Síðan „solutions“ er með sömu lýsingu (í locales/en/solutions.json).',
    'Gefðu hvorri síðu sína lýsingu, svo að fólk þekki þær í sundur þegar það leitar.',
  ],
  'a sentence that was copied': [
    'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json.',
    'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
  ],
  'a single word with letters that the language has not': [
    'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json.',
    'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
  ],
  'both texts of one thing, told once': [
    'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json og eins er um 1 annan fyrir neðan.',
    'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
  ],
  'a text in another language than that of its folder': [
    'Þessi texti virðist vera á öðru tungumáli (English) en skráin (Íslenska).',
    'Skrifaðu hann á tungumáli þessarar skráar (Íslenska).',
  ],
  'a paragraph that was copied': [
    'Þessi texti er óþýddur: hann er orðrétt sá sami og í content/is/story.md.',
    'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
  ],
  'several paragraphs in another language, told once': [
    'Þessi texti virðist vera á öðru tungumáli (Íslenska) en skráin (English) og eins er um 1 annan fyrir neðan.',
    'Skrifaðu hann á tungumáli þessarar skráar (English).',
  ],
  'a copy of a file': [
    'Ekkert les locales/is/home.json.bak; vefurinn les locales/is/home.json.',
    'Færðu það sem þú þarft yfir í locales/is/home.json og eyddu þessari skrá.',
  ],
  'a name in capitals': [
    'Ekkert les locales/is/Home.json; vefurinn les locales/is/home.json.',
    'Færðu það sem þú þarft yfir í locales/is/home.json og eyddu þessari skrá.',
  ],
  'a folder of no language, told once': [
    'Ekkert les möppuna locales/fr: vefurinn hefur ekkert slíkt tungumál.',
    'Hver mappa heitir eftir kóða tungumáls undir languages í site.yaml: is, en.',
  ],
  'a folder with a slip in its name': [
    'Ekkert les möppuna content/eng: vefurinn hefur ekkert slíkt tungumál.',
    'Áttirðu við content/en?',
  ],
  'a file beside the folders of the languages': [
    'Ekkert les locales/home.json: skrár eiga heima í möppu síns tungumáls.',
    'Færðu hana á stað eins og locales/is/site.json, eða eyddu henni.',
  ],
  'texts that no page asks for': [
    'Ekkert les locales/is/about.json: engin síða er með „texts: about“.',
    'Eyddu henni, eða færðu textana í einhverja af skránum sem síður nefna: site, common, forms, cookies, nav, home, solutions.',
  ],
  'a running text that no page shows, in both languages, told once': [
    'Engin síða sýnir content/is/handbook.md.',
    'Sýndu skjalið í hluta á síðu með „kind: prose“ og „document: handbook“, eða eyddu því á öllum tungumálum.',
  ],
  'a file of another kind': [
    'Ekkert les content/is/picture.png: heiti skráa í þessari möppu enda á .md.',
    'Eyddu henni eða færðu hana úr möppunni.',
  ],
  'a text that changed in the first language only': [
    'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „is home.hero.title“.',
    'Ef merkingin er önnur skaltu líka breyta home.hero.title í locales/en/home.json.',
  ],
  'two texts of one thing, told once': [
    'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „is home.hero.title“.',
    'Ef merkingin er önnur skaltu líka breyta home.hero.title og home.hero.text í locales/en/home.json.',
  ],
  'a paragraph that changed in the first language only': [
    'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „An hour costs {{price.hourly}}.“.',
    'Ef merkingin er önnur skaltu líka breyta sömu málsgrein í content/en/story.md.',
  ],
  'letters that were misread': [
    'Stafirnir í „sÃ©r Ã¶ll veÃ°ur.“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
    'Skrifaðu: sér öll veður.',
  ],
  'letters of which a half is lost': [
    'Stafirnir í „Ãslenskir“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
    'Skrifaðu orðin upp á nýtt.',
  ],
  'a letter that is lost': [
    'Hér hefur stafur glatast: táknið „\ufffd“ (U+FFFD) er komið í staðinn.',
    'Skrifaðu stafinn sem á að vera hér.',
  ],
  'a file in another encoding': [
    'Stafir eru brenglaðir eða glataðir í 6 línum þessarar skráar: hún var afrituð eða vistuð með annarri stafakóðun en UTF-8.',
    'Taktu síðustu breytingu til baka, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.',
  ],
  'the bullet of a word processor': [
    'Táknið hér (U+F0B7) birtist aðeins í forritinu sem það var afritað úr.',
    'Eyddu því eða skrifaðu annað tákn í staðinn. Liður í lista byrjar á „- “.',
  ],
  'a sign that nobody sees': [
    'Hér er ósýnilegt tákn (U+200B) sem á ekki heima í texta.',
    'Eyddu því eða skrifaðu línuna upp á nýtt.',
  ],
  'a hyphen that nobody sees, in a file that starts with a mark': [
    'Hér er ósýnilegt tákn (U+00AD) sem á ekki heima í texta.',
    'Eyddu því eða skrifaðu línuna upp á nýtt.',
  ],
  'a name in site.yaml that was misread': [
    'Stafirnir í „ReykjavÃ\u00adk“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
    'Skrifaðu: Reykjavík',
  ],
};
