-- Sample news and projects of an invented company, for invented clients. The embedded database
-- (server/database/migrations.ts) and `supabase db reset` insert them after the migrations; `supabase db push` does not.

insert into public.news (slug, published_at, title, excerpt, content, translations) values
(
  'afrit-sem-enginn-hefur-profad',
  '2026-11-04T09:00:00Z',
  'Afrit sem enginn hefur prófað er bara von',
  'Einu sinni í mánuði drögum við út vef og endurheimtum hann frá grunni. Við segjum frá því hvað gekk vel og hvað gekk verr.',
  'Allir vefir í hýsingu hjá okkur eru afritaðir daglega. Það er auðvelt að segja og lítils virði ef enginn kann að opna afritið. Þess vegna drögum við nú einu sinni í mánuði út einn vef og endurheimtum hann á auðum vefþjóni, eins og sá gamli hefði brunnið.
Fyrsta æfingin gekk hægt. Vefurinn kom upp, en lykilorð að póstsendingum vantaði og enginn fann það fyrr en eftir kaffi. Nú fylgir listi yfir slíkt hverju afriti, og næsta æfing gekk snurðulaust.
Æfingin snertir aldrei vefinn sem gestirnir nota, og eintakinu er eytt að henni lokinni. Ef þinn vefur er dreginn út færðu bréf með niðurstöðunni.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'A backup nobody has tested is only a hope',
      'excerpt', 'Once a month we draw one site at random and restore it from scratch. We report what went well and what went less well.',
      'content', 'Every site we host is backed up daily. That is easy to say and worth little if nobody knows how to open the backup. So once a month we now draw one site and restore it on an empty server, as if the old one had burned down.
The first drill was slow. The site came up, but a password for sending mail was missing, and nobody found it until after coffee. Now a list of such things goes with every backup, and the next drill went smoothly.
The drill never touches the site that visitors use, and the copy is deleted afterward. If your site is drawn, you get an email with the result.'
    ),
    'es', jsonb_build_object(
      'title', 'Una copia que nadie ha probado es solo una esperanza',
      'excerpt', 'Una vez al mes elegimos una web por sorteo y la restauramos desde cero. Contamos qué salió bien y qué no tanto.',
      'content', 'De todas las webs que alojamos se hace una copia diaria. Es fácil de decir y sirve de poco si nadie sabe abrir la copia. Por eso, una vez al mes, sorteamos una web y la restauramos en un servidor vacío, como si el anterior se hubiera quemado.
El primer simulacro fue lento. La web volvió, pero faltaba una contraseña para enviar correo y nadie la encontró hasta después del café. Ahora cada copia lleva una lista de esas cosas, y el siguiente simulacro salió sin tropiezos.
El simulacro nunca toca la web que usan tus visitas, y el duplicado se borra al terminar. Si le toca a tu web, recibes un correo con el resultado.'
    ),
    'da', jsonb_build_object(
      'title', 'En backup, ingen har prøvet, er kun et håb',
      'excerpt', 'Én gang om måneden trækker vi lod om en side og gendanner den helt fra bunden. Vi fortæller, hvad der gik godt, og hvad der gik mindre godt.',
      'content', 'Alle sider, vi hoster, får taget backup hver dag. Det er let at sige og ikke meget værd, hvis ingen ved, hvordan backuppen åbnes. Derfor trækker vi nu én gang om måneden lod om en side og gendanner den på en tom server, som om den gamle var brændt.
Den første øvelse gik langsomt. Siden kom op, men der manglede en adgangskode til at sende mail. Nu følger der en liste over den slags med hver backup, og den næste øvelse gik glat.
Øvelsen rører aldrig den side, dine besøgende bruger, og kopien slettes bagefter. Hvis din side bliver trukket, får du en mail med resultatet.'
    )
  )
),
(
  'nordurljos-hotel-a-nyjum-vef',
  '2026-09-09T10:30:00Z',
  'Norðurljós Hótel komið á nýjan vef',
  'Gestir spurðu helst um þrennt: herbergi, morgunmat og hvort það sæist til norðurljósa. Nýi vefurinn svarar tvennu og er heiðarlegur um það þriðja.',
  'Norðurljós Hótel opnaði nýjan vef í dag. Sá gamli var hlaðinn myndböndum og hóteleigandinn vissi ekki hvernig hann leit út í síma fyrr en gestur sýndi honum það við afgreiðsluborðið.
Nú byrjar síðan á dagsetningum og herbergjum. Myndirnar eru færri og hlaðast strax, líka í rútu á heiði. Herbergin eru skráð á einum stað og sami texti fer á vefinn, í staðfestingarbréfið og á spjaldið við rúmið.
Hótelið lofar ekki norðurljósum. Þess í stað geta gestir beðið um að vera vaktir ef þau sjást, og næturvörðurinn sér hver bað um það og í hvaða herbergi. Þeir sem vilja sofa fá að sofa.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Norðurljós Hótel has a new website',
      'excerpt', 'Guests mostly asked about three things: rooms, breakfast and whether they would see the northern lights. The new site answers two and is honest about the third.',
      'content', 'Norðurljós Hótel opened a new website today. The old one was heavy with video, and the owner didn’t know what it looked like on a phone until a guest showed him at the front desk.
The home page now begins with dates and rooms. There are fewer pictures and they load at once, even on a bus crossing the moors. Rooms are described in one place, and the same text goes to the site, the confirmation email and the card by the bed.
The hotel does not promise northern lights. Instead, guests can ask to be woken if they appear, and the night porter sees who asked and in which room. Those who want to sleep get to sleep.'
    ),
    'es', jsonb_build_object(
      'title', 'Norðurljós Hótel estrena web',
      'excerpt', 'Los huéspedes preguntaban sobre todo por tres cosas: las habitaciones, el desayuno y si verían auroras. La web nueva responde a las dos primeras y es sincera con la tercera.',
      'content', 'Norðurljós Hótel ha estrenado web hoy. La anterior iba cargada de vídeos, y el dueño no supo cómo se veía en un móvil hasta que un huésped se la enseñó en recepción.
Ahora la portada empieza por las fechas y las habitaciones. Hay menos fotos y cargan al momento, también en un autobús en mitad del páramo. Cada habitación se describe en un solo sitio, y el mismo texto va a la web, al correo de confirmación y a la tarjeta de la mesilla.
El hotel no promete auroras. Lo que sí ofrece es despertarte si aparecen, y el portero de noche ve quién lo ha pedido y en qué habitación.'
    ),
    'da', jsonb_build_object(
      'title', 'Norðurljós Hótel har fået ny hjemmeside',
      'excerpt', 'Gæsterne spurgte mest om tre ting: værelser, morgenmad, og om de ville få nordlys at se. Den nye side svarer på de to og er ærlig om den tredje.',
      'content', 'Norðurljós Hótel åbnede en ny hjemmeside i dag. Den gamle var tung af video, og ejeren vidste ikke, hvordan den så ud på en telefon, før en gæst viste ham det ved skranken.
Nu begynder forsiden med datoer og værelser. Der er færre billeder, og de kommer frem med det samme, også i en bus på heden. Værelserne er beskrevet ét sted, og den samme tekst står på siden, i bekræftelsen og på kortet ved sengen.
Hotellet lover ikke nordlys. I stedet kan gæsterne bede om at blive vækket, hvis det viser sig, og natportieren kan se, hvem der har bedt om det, og på hvilket værelse. De, der vil sove, får lov at sove.'
    )
  )
),
(
  'manadarskyrslan-er-ein-sida',
  '2026-05-20T09:00:00Z',
  'Mánaðarskýrslan er orðin ein síða',
  'Skýrslan sem fylgir stærri vCare-pökkunum var löng og enginn las hana. Nú er hún ein síða og byrjar á því sem þú þarft að ákveða.',
  'Við spurðum nokkra viðskiptavini í vCare hvað þeir gerðu við mánaðarskýrsluna. Flestir svöruðu kurteislega. Einn sagðist prenta hana út og nota bakhliðina, því að pappírinn væri svo góður.
Nýja skýrslan er ein síða. Efst stendur hvort eitthvað bíður þín: texti sem er orðinn gamall, lén sem þarf að endurnýja, tillaga sem vantar svar við. Þar fyrir neðan segir hvað við uppfærðum og hvort vefurinn fór niður.
Tölurnar eru ekki horfnar. Þær eru á mælaborðinu og þeir sem vilja þær allar geta fengið þær allar. Gamla skýrslan fæst líka áfram, ef þig vantar pappír.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'The monthly report is now one page',
      'excerpt', 'The report that comes with the larger vCare plans was long and nobody read it. Now it is one page, and it begins with what you need to decide.',
      'content', 'We asked some of our vCare clients what they did with the monthly report. Most gave a polite answer. One said he printed it and used the back, because the paper was so good.
The new report is one page. At the top it says whether anything is waiting for you: a page that is out of date, a domain to renew, a suggestion that needs an answer. Below that it says what we updated and whether the site went down.
The numbers are not gone. They are on the dashboard, and anyone who wants all of them can have all of them. The old report is still available too, should you run out of paper.'
    ),
    'es', jsonb_build_object(
      'title', 'El informe mensual ya ocupa una sola página',
      'excerpt', 'El informe que acompaña a los planes vCare más completos era largo y nadie lo leía. Ahora ocupa una página y empieza por lo que tienes que decidir.',
      'content', 'Preguntamos a varios clientes de vCare qué hacían con el informe mensual. La mayoría contestó con educación. Uno reconoció que lo imprimía para usar la otra cara, porque el papel era muy bueno.
El informe nuevo es una sola página. Arriba dice si hay algo pendiente de ti: un texto que se ha quedado viejo, un dominio por renovar, una propuesta sin respuesta. Debajo, qué hemos actualizado y si la web se ha caído.
Los números no han desaparecido. Están en el panel, y quien los quiera todos los tiene todos. El informe antiguo también sigue disponible, por si te falta papel.'
    ),
    'da', jsonb_build_object(
      'title', 'Månedsrapporten er nu på én side',
      'excerpt', 'Rapporten, der følger med de større vCare-pakker, var lang, og ingen læste den. Nu er den på én side og begynder med det, du skal tage stilling til.',
      'content', 'Vi spurgte nogle af vores kunder i vCare, hvad de brugte månedsrapporten til. De fleste svarede høfligt. En fortalte, at han printede den og brugte bagsiden, fordi papiret var så godt.
Den nye rapport er på én side. Øverst står, om der er noget, der venter på dig: en tekst, der er blevet gammel, et domæne, der skal fornyes, et forslag, der mangler svar. Derunder står, hvad vi har opdateret, og om siden har været nede.
Tallene er ikke væk. De ligger på dashboardet, og den, der vil have dem alle, kan få dem alle.'
    )
  )
),
(
  'spjallmenni-sem-veit-ekki-allt',
  '2026-02-17T10:15:00Z',
  'Spjallmenni sem veit ekki allt',
  'Spjallmennin sem við setjum upp mega nú segja „ég veit það ekki“. Það reyndist taka lengri tíma að kenna þeim það en allt hitt.',
  'Spjallmenni vilja gera vel. Það er vandinn. Ef spurt er um eitthvað sem stendur hvergi á vefnum semur óþjálfað spjallmenni svar sem hljómar rétt, og viðskiptavinurinn mætir á sunnudegi að lokuðum dyrum.
Við höfum breytt því hvernig þau vinna. Nú svara þau aðeins upp úr því sem fyrirtækið hefur sjálft skrifað og sýna hvaðan svarið kemur. Finnist ekkert svar segja þau það og bjóða manneskju, eða taka skilaboð ef enginn er við.
Um leið varð til gagnlegur listi: spurningarnar sem enginn texti á vefnum svarar. Hann fer til þín einu sinni í mánuði. Oft er ódýrara að skrifa eina setningu á vefinn en að kenna vél að giska.
Ef þú ert með netspjall frá okkur er breytingin komin í gagnið og þú þarft ekkert að gera.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'A chatbot that doesn’t know everything',
      'excerpt', 'The chatbots we set up are now allowed to say “I don’t know.” Teaching them that turned out to take longer than everything else.',
      'content', 'Chatbots aim to please. That is the problem. Asked about something the site never mentions, an untrained one makes up an answer that sounds right, and the customer shows up on a Sunday to a locked door.
We have changed how they work. They now answer only from what the company itself has written, and they show where the answer comes from. If there is no answer, they say so and hand over to staff, or take a message if the office is closed.
A useful list came out of it: the questions that no page on the site answers. You get it once a month. Writing one sentence on the site is often cheaper than teaching a machine to guess.
If you have live chat from us, the change is in place and there is nothing you need to do.'
    ),
    'es', jsonb_build_object(
      'title', 'Un chatbot que no lo sabe todo',
      'excerpt', 'Los chatbots que instalamos ya pueden decir «no lo sé». Enseñárselo ha llevado más tiempo que todo lo demás.',
      'content', 'Los chatbots quieren quedar bien. Ese es el problema. Si les preguntas algo que la web no menciona, uno sin preparar se inventa una respuesta que suena bien, y el cliente se presenta un domingo ante una puerta cerrada.
Hemos cambiado su forma de trabajar. Ahora responden solo a partir de lo que ha escrito la propia empresa y enseñan de dónde sale la respuesta. Si no la hay, lo dicen y te pasan con una persona, o toman el recado si no hay nadie.
De ahí ha salido una lista muy útil: las preguntas que ningún texto de la web responde. Te llega una vez al mes. Muchas veces sale más a cuenta escribir una frase en la web que enseñar a una máquina a adivinar.
Si tienes un chat online nuestro, el cambio ya está hecho y no tienes que hacer nada.'
    ),
    'da', jsonb_build_object(
      'title', 'En chatbot, der ikke ved alt',
      'excerpt', 'De chatbots, vi sætter op, må nu sige »det ved jeg ikke«. Det viste sig at tage længere tid at lære dem end alt det andet.',
      'content', 'Chatbots vil gerne gøre det godt. Det er problemet. Spørger du om noget, der ikke står på siden, finder en utrænet chatbot på et svar, der lyder rigtigt, og kunden står en søndag foran en låst dør.
Vi har ændret deres måde at arbejde på. Nu svarer de kun ud fra det, virksomheden selv har skrevet, og viser, hvor svaret kommer fra. Findes der ikke et svar, siger de det og henter en medarbejder eller tager imod en besked, hvis ingen er på vagt.
Der kom også en nyttig liste ud af det: de spørgsmål, som ingen tekst på siden svarer på. Du får den én gang om måneden. Det er ofte billigere at skrive en sætning på siden end at lære en maskine at gætte.
Har du en chatbot fra os, er ændringen allerede på plads, og du behøver ikke gøre noget.'
    )
  )
),
(
  'opid-hus-a-adventu',
  '2025-12-01T09:00:00Z',
  'Opið hús á aðventu',
  'Fimmtudaginn 11. desember kl. 16 er opið hús á Granda. Komdu með vefinn þinn og við förum yfir hann á meðan þú borðar piparkökur.',
  'Við opnum dyrnar á Granda fimmtudaginn 11. desember kl. 16 og höfum opið fram á kvöld. Engin dagskrá, engar glærur. Kaffi, piparkökur og fólkið sem smíðar vefina.
Komdu með slóð, síma eða útprentun, og við setjumst niður með þér í stundarfjórðung. Þú færð hreinskilið álit á því sem mætti laga fyrst. Í fyrra var svarið oftast að minnka myndirnar.
Það þarf ekki að skrá sig. Stiginn er brattur og hitablásarinn er enn á sínum stað, svo að góðir skór og peysa koma sér vel. Ef þú kemst ekki upp stigann skaltu hringja í okkur og við komum niður með borð, stóla og piparkökur.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Open house in December',
      'excerpt', 'On Thursday, December 11, at 4 p.m., our doors are open by the harbor. Bring your website and we’ll go through it while you eat ginger cookies.',
      'content', 'We open the Reykjavík office on Thursday, December 11, at 4 p.m. and stay into the evening. No program, no slides. Coffee, ginger cookies and the people who build the sites.
Bring an address, a phone or a printout, and we’ll sit down with you for a quarter of an hour. You get an honest opinion on what to fix first. Last year the answer was mostly to make the pictures smaller.
No need to sign up. The stairs are steep and the space heater is still in its place, so sensible shoes and a sweater will serve you well. If the stairs are not for you, call us and we’ll come down with a table, chairs and ginger cookies.'
    ),
    'es', jsonb_build_object(
      'title', 'Puertas abiertas en diciembre',
      'excerpt', 'El jueves 11 de diciembre, a las 16:00, abrimos las puertas de la oficina de Reikiavik. Trae tu web y la repasamos mientras comes galletas de jengibre.',
      'content', 'Abrimos la oficina de Reikiavik el jueves 11 de diciembre a las 16:00 y seguimos hasta la noche. Sin programa ni diapositivas. Café, galletas de jengibre y la gente que hace las webs.
Trae una dirección, un móvil o una hoja impresa y nos sentamos contigo un cuarto de hora. Te llevas una opinión sincera sobre qué arreglar primero. El año pasado la respuesta fue, casi siempre, reducir las fotos.
No hace falta apuntarse. La escalera es empinada y el calefactor sigue en su sitio, así que conviene traer buen calzado y un jersey. Si la escalera no es para ti, llámanos y bajamos con mesa, sillas y galletas.'
    ),
    'da', jsonb_build_object(
      'title', 'Åbent hus i december',
      'excerpt', 'Torsdag den 11. december kl. 16 er der åbent hus på havnen i Reykjavik. Tag din hjemmeside med, så gennemgår vi den, mens du spiser pebernødder.',
      'content', 'Vi åbner dørene i Reykjavik torsdag den 11. december kl. 16 og holder åbent til ud på aftenen. Intet program, ingen slides. Kaffe, pebernødder og de folk, der bygger siderne.
Tag en adresse, en telefon eller et print med, så sætter vi os ned med dig i et kvarter. Du får en ærlig mening om, hvad der bør rettes først. Sidste år var svaret for det meste at gøre billederne mindre.
Du behøver ikke melde dig til. Trappen er stejl, og varmeblæseren står der endnu, så gode sko og en sweater er en god idé. Hvis trappen ikke er noget for dig, så ring, og vi kommer ned med bord, stole og pebernødder.'
    )
  )
),
(
  'ny-herbergi-i-barcelona',
  '2025-10-02T11:00:00Z',
  'Ný herbergi í Barcelona',
  'Skrifstofan í Barcelona er flutt upp um eina hæð. Þar er fundarherbergi með hurð, og það er meiri nýjung en það hljómar.',
  'Teymið í Barcelona hafði lengi unnið í einu rými þar sem allir heyrðu alla fundi. Forritari lærði þannig talsvert um leitarvélabestun, en vinnufriðurinn var lítill.
Um mánaðamótin fluttum við upp um eina hæð í sama húsi. Nú eru herbergin þrjú: eitt fyrir þá sem vinna í hljóði, eitt fyrir þá sem tala og eitt með löngu borði þar sem við tökum á móti gestum. Gluggarnir snúa út í garð með sítrónutré.
Símanúmer, netfang og fólk er óbreytt. Ef þú átt leið hjá er kaffið betra en í Reykjavík, en ekki segja Reykjavík það.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'More room in Barcelona',
      'excerpt', 'The Barcelona office has moved up one floor. It now has a meeting room with a door, which is bigger news than it sounds.',
      'content', 'The Barcelona team had long worked in a single room where everybody heard every meeting. One programmer picked up a fair bit of SEO that way, but there was little peace to work in.
At the start of the month we moved up one floor in the same building. Now there are three rooms: one for people working in silence, one for people who talk and one with a long table where we receive visitors. The windows face a courtyard with a lemon tree.
The phone number, the email address and the people are the same. If you pass by, the coffee is better than in Reykjavík, but don’t tell Reykjavík.'
    ),
    'es', jsonb_build_object(
      'title', 'Más espacio en Barcelona',
      'excerpt', 'La oficina de Barcelona ha subido un piso. Ahora hay una sala de reuniones con puerta, y es más novedad de lo que parece.',
      'content', 'El equipo de Barcelona llevaba tiempo en una sola sala donde todos oían todas las reuniones. Así, un programador aprendió bastante de posicionamiento SEO, pero tranquilidad para trabajar había poca.
A principios de mes subimos un piso en el mismo edificio. Ahora hay tres salas: una para quien trabaja en silencio, otra para quien habla y otra con una mesa larga donde recibimos visitas. Las ventanas dan a un patio con un limonero.
El teléfono, el correo y las personas son los de siempre. Si pasas por aquí, el café es mejor que en Reikiavik, pero no se lo digas a Reikiavik.'
    ),
    'da', jsonb_build_object(
      'title', 'Nye lokaler i Barcelona',
      'excerpt', 'Kontoret i Barcelona er flyttet en etage op. Der er nu et mødelokale med dør, og det er en større nyhed, end det lyder.',
      'content', 'Holdet i Barcelona havde længe arbejdet i ét rum, hvor alle hørte alle møder. En programmør lærte en hel del om SEO på den måde, men der var ikke megen arbejdsro.
Ved månedsskiftet flyttede vi en etage op i samme hus. Nu er der tre rum: et til dem, der arbejder i stilhed, et til dem, der taler, og et med et langt bord, hvor vi tager imod gæster. Vinduerne vender ud mod en gård med et citrontræ.
Telefonnummer, e-mail og folkene er de samme. Hvis du kommer forbi, er kaffen bedre end i Reykjavik, men sig det ikke til Reykjavik.'
    )
  )
),
(
  'adgengi-er-ordid-skylda',
  '2025-06-30T08:45:00Z',
  'Aðgengi er orðið skylda í Evrópusambandinu',
  'Frá 28. júní 2025 þurfa netverslanir sem selja neytendum í Evrópusambandinu að vera aðgengilegar öllum. Hér er það sem þú ættir að skoða fyrst.',
  'Þann 28. júní 2025 tóku nýjar aðgengisreglur gildi í Evrópusambandinu. Þær ná meðal annars til netverslana, bókana og bankaþjónustu sem neytendur nota. Minnstu þjónustufyrirtækin eru undanþegin, en kaupendur þeirra sjá ekkert betur fyrir vikið.
Byrjaðu á lyklaborðinu. Legðu músina frá þér og reyndu að kaupa eitthvað í þinni eigin búð. Ef þú veist ekki hvar á síðunni þú ert, eða kemst ekki út úr valmyndinni, veistu hverju þarf að breyta fyrst.
Skoðaðu svo litina og textana. Ljósgrár texti á hvítu er fallegur á skjá hönnuðarins og ósýnilegur í strætóskýli. Myndir af vörum þurfa lýsingu sem segir hvað er á þeim, og villur í formi þurfa að segja hvað er að.
Við förum nú yfir vefi þeirra viðskiptavina okkar sem selja í Evrópusambandinu og höfum samband við hvern og einn. Ef þú vilt ekki bíða skaltu senda okkur línu.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Accessibility is now the law in the EU',
      'excerpt', 'Since June 28, 2025, online stores that sell to consumers in the European Union have to be accessible to everyone. Here is what to look at first.',
      'content', 'On June 28, 2025, new accessibility rules took effect in the European Union. They cover online stores, bookings and banking for consumers, among other things. The smallest service companies are exempt, though that doesn’t help their customers see any better.
Start with the keyboard. Put the mouse away and try to buy something in your own store. If you can’t tell where on the page you are, or can’t get out of the menu, you know what to change first.
Then look at colors and words. Light gray on white is lovely on the designer’s screen and invisible at a bus stop. Product pictures need a description that says what is in them, and errors in a form need to say what is wrong.
We are now going through the sites of those clients of ours who sell in the European Union, and will contact each of them. If you’d rather not wait, drop us a line.'
    ),
    'es', jsonb_build_object(
      'title', 'La accesibilidad ya es obligatoria en la UE',
      'excerpt', 'Desde el 28 de junio de 2025, las tiendas online que venden a consumidores en la Unión Europea deben ser accesibles para todos. Esto es lo primero que conviene mirar.',
      'content', 'El 28 de junio de 2025 empezaron a aplicarse nuevas normas de accesibilidad en la Unión Europea. Afectan, entre otras cosas, a las tiendas online, las reservas y la banca para consumidores. Las empresas de servicios más pequeñas están exentas.
Empieza por el teclado. Aparta el ratón e intenta comprar algo en tu propia tienda. Si no sabes en qué parte de la página estás, o no consigues salir del menú, ya sabes qué hay que cambiar primero.
Después, los colores y los textos. El gris claro sobre blanco queda precioso en la pantalla del diseñador y no se ve en la parada del autobús. Las fotos de producto necesitan una descripción que diga qué muestran, y los errores de un formulario tienen que decir qué falla.
Estamos revisando las webs de los clientes que venden en la Unión Europea y hablaremos con cada uno. Si prefieres no esperar, escríbenos.'
    ),
    'da', jsonb_build_object(
      'title', 'Tilgængelighed er nu et krav i EU',
      'excerpt', 'Siden 28. juni 2025 skal webshops, der sælger til forbrugere i EU, kunne bruges af alle. Her er, hvad du bør se på først.',
      'content', 'Den 28. juni 2025 trådte nye regler om tilgængelighed i kraft i EU. De gælder blandt andet webshops, booking og bankforretninger for forbrugere. De mindste servicevirksomheder er undtaget, men deres kunder ser ikke bedre af den grund.
Begynd med tastaturet. Læg musen fra dig, og prøv at købe noget i din egen shop. Hvis du ikke kan se, hvor på siden du er, eller ikke kan komme ud af menuen, ved du, hvad der skal ændres først.
Se så på farver og ord. Lysegråt på hvidt er smukt på designerens skærm og usynligt ved et busstoppested. Billeder af varer skal have en beskrivelse, der siger, hvad de viser, og fejl i en formular skal sige, hvad der er galt.
Vi gennemgår nu siderne for de kunder, der sælger i EU, og kontakter dem én for én. Vil du ikke vente, så send os et par linjer.'
    )
  )
),
(
  'saltey-opnar-netverslun',
  '2025-05-14T10:00:00Z',
  'Saltey opnar netverslun',
  'Salt, þurrkað á eyju þar sem netsamband er háð veðri, fæst nú á netinu. Netverslun Salteyjar fór í loftið í morgun.',
  'Saltey framleiðir sjávarsalt og hefur hingað til selt það á bryggjunni, í tveimur sælkerabúðum og upp úr skottinu á bíl. Í morgun opnaði fyrirtækið netverslun sem við hönnuðum og smíðuðum.
Snúnast var að birgðirnar ráðast af veðri. Þegar rignir þornar ekkert salt, og þá er ekkert salt til. Netverslunin sýnir því aðeins það sem er komið í krukku, og sá sem missir af fær bréf þegar næsta lögun er tilbúin.
Fyrsta pöntunin barst áður en við náðum að láta eigandann vita að búðin væri opin. Hann hringdi og spurði hvort þetta væri próf. Svo var ekki.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Saltey opens an online store',
      'excerpt', 'Salt, dried on an island where the internet depends on the weather, can now be bought online. Saltey’s online store went live this morning.',
      'content', 'Saltey makes sea salt and has until now sold it on the pier, in two delicatessens and out of the trunk of a car. This morning the company opened an online store that we designed and built.
The tricky part was that inventory depends on the weather. When it rains, no salt dries, and then there is no salt. So the store only shows what is already in a jar, and anyone who misses out gets an email when the next batch is ready.
The first order came in before we had managed to tell the owner that the store was open. He called to ask if it was a test. It was not.'
    ),
    'es', jsonb_build_object(
      'title', 'Saltey abre su tienda online',
      'excerpt', 'La sal que se seca en una isla donde internet depende del tiempo ya se puede comprar en línea. La tienda de Saltey se ha publicado esta mañana.',
      'content', 'Saltey elabora sal marina y hasta ahora la vendía en el muelle, en dos tiendas gourmet y en el maletero de un coche. Esta mañana ha abierto la tienda online que le hemos diseñado y programado.
Lo complicado era que las existencias dependen del tiempo. Si llueve, la sal no se seca y, entonces, no hay sal. Por eso la tienda solo enseña lo que ya está en el tarro, y quien se queda sin ella recibe un correo cuando sale la siguiente tanda.
El primer pedido entró antes de que pudiéramos avisar al dueño de que la tienda estaba abierta. Llamó para preguntar si era una prueba. No lo era.'
    ),
    'da', jsonb_build_object(
      'title', 'Saltey åbner webshop',
      'excerpt', 'Salt, der tørres på en ø, hvor nettet afhænger af vejret, kan nu købes på nettet. Salteys webshop gik i luften i morges.',
      'content', 'Saltey laver havsalt og har hidtil solgt det på molen, i to delikatesseforretninger og fra bagagerummet på en bil. I morges åbnede firmaet en webshop, som vi har designet og bygget.
Det svære var, at lageret afhænger af vejret. Når det regner, tørrer der ikke noget salt, og så er der ikke noget salt. Shoppen viser derfor kun det, der allerede er kommet på glas, og den, der kommer for sent, får en mail, når næste portion er klar.
Den første ordre kom ind, før vi nåede at fortælle ejeren, at shoppen var åben. Han ringede og spurgte, om det var en test. Det var det ikke.'
    )
  )
),
(
  'ovedursnott-i-hysingunni',
  '2025-02-07T09:30:00Z',
  'Óveðursnótt í hýsingunni',
  'Rafmagnið fór af hálfum bænum og vefirnir stóðu. Hér er það sem gerðist um nóttina og það sem við ætlum að gera öðruvísi næst.',
  'Rauð viðvörun var gefin út síðdegis á miðvikudegi. Við færðum til vaktir, hlóðum símana og skrifuðum þeim viðskiptavinum sem áttu stóra daga fram undan. Einn svaraði að hann væri sjálfur að binda niður ruslatunnur og hefði ekki tíma til að lesa póst.
Skömmu eftir miðnætti datt rafmagnið út. Varaaflið tók við eins og það átti að gera og enginn vefur fór niður. Aftur á móti hægðist á pósti í tæpa klukkustund af því að ein nettenging slitnaði og umferðin fór lengri leiðina.
Sú töf var okkar mál. Vöktunin sá að póstþjónninn svaraði en ekki að bréfin biðu í röð. Nú telur hún bréfin líka og hringir ef röðin lengist.
Þú þarft ekkert að gera. Ef bréf frá þér barst seint þessa nótt var það þess vegna, og það barst.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'A stormy night in the server room',
      'excerpt', 'The power went out in half the town and the sites stayed up. Here is what happened overnight and what we’ll do differently next time.',
      'content', 'The red warning came on a Wednesday afternoon. We moved shifts around, charged our phones and wrote to the clients who had a big day ahead. One answered that he was busy tying down trash cans and had no time to read email.
Shortly after midnight the power failed. The backup supply took over the way it should and no site went down. Email, though, was slow for the better part of an hour, because one line broke and traffic took the long way around.
That delay was on us. Monitoring saw that the mail server was answering, but not that messages were waiting in a queue. Now it counts the messages too and calls us if the queue grows.
There is nothing you need to do. If a message of yours arrived late that night, this was why, and it did arrive.'
    ),
    'es', jsonb_build_object(
      'title', 'Noche de temporal en la sala de servidores',
      'excerpt', 'Media ciudad se quedó sin luz y las webs aguantaron. Te contamos qué pasó esa noche y qué haremos de otra manera la próxima vez.',
      'content', 'La alerta roja llegó un miércoles por la tarde. Cambiamos los turnos, cargamos los móviles y escribimos a los clientes que tenían un día importante por delante. Uno contestó que estaba atando los cubos de basura y no tenía tiempo de leer el correo.
Poco después de medianoche se fue la luz. La alimentación de reserva entró como debía y no se cayó ninguna web. El correo, en cambio, fue lento durante casi una hora: se cortó una línea y el tráfico dio un rodeo.
Ese retraso fue cosa nuestra. La monitorización veía que el servidor de correo respondía, pero no que los mensajes hacían cola. Ahora también cuenta los mensajes y nos llama si la cola crece.
Tú no tienes que hacer nada. Si un mensaje tuyo llegó tarde aquella noche, fue por esto. Y llegó.'
    ),
    'da', jsonb_build_object(
      'title', 'En stormnat i vores hosting',
      'excerpt', 'Halvdelen af byen mistede strømmen, men hjemmesiderne kørte videre. Her er, hvad der skete den nat, og hvad vi gør anderledes næste gang.',
      'content', 'Det røde varsel kom en onsdag eftermiddag. Vi flyttede rundt på vagterne, ladede telefonerne op og skrev til de kunder, der havde en stor dag foran sig. En af dem svarede, at han var ved at binde skraldespande fast og ikke havde tid til at læse mail.
Kort efter midnat gik strømmen. Nødforsyningen tog over, som den skulle, og ingen sider gik ned. Til gengæld var mailen langsom i knap en time, fordi en forbindelse røg, og trafikken måtte tage omvejen.
Den forsinkelse var vores. Overvågningen kunne se, at mailserveren svarede, men ikke at der stod mails i kø. Nu tæller den også mails og ringer til os, hvis køen vokser.
Du behøver ikke gøre noget. Hvis en mail fra dig kom sent frem den nat, var det derfor, og den kom frem.'
    )
  )
);

insert into public.projects (id, screen, colour, published_at, link, title, description, category, tags, content, translations) values
(
  'jokulfoss-ferdabokanir',
  'ridge',
  'glacier',
  '2026-10-14T10:00:00Z',
  'https://jokulfoss.example/',
  'Jökulfoss: ferðir bókaðar á leiðinni',
  'Bókunarkerfi fyrir jöklaferðir þar sem sæti, leiðsögumenn og veður ráða för.',
  'Bókunarkerfi',
  array['bókanir', 'greiðslur', 'ferðaþjónusta'],
  '14 → 0 | sæti seld tvisvar yfir sumarið
81% | bókana koma úr síma
2 mín. | frá lokun jökulsins þar til allir gestir vita af henni
Jökulfoss fer með fólk á jökul. Bókanir komu í síma, tölvupósti og stundum á servíettu, og á háannatíma var sami bekkurinn seldur tvisvar.
Nýja bókunarkerfið veit hve mörg sæti eru í bílnum og hve mörg pör af mannbroddum eru heil. Gestir bóka og greiða í símanum, oftast á leiðinni austur.
Þegar veðrið lokar jöklinum merkir leiðsögumaður ferðina í sínum síma. Allir sem eiga sæti fá skilaboð og velja nýjan dag eða endurgreiðslu, og skrifstofan fær sér kaffi.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Jökulfoss: tours booked on the way there',
      'description', 'Online booking for glacier tours, where seats, guides and weather decide.',
      'category', 'Booking systems',
      'tags', jsonb_build_array('bookings', 'payments', 'tourism'),
      'content', '14 → 0 | seats sold twice over a summer
81% | of bookings come from a phone
2 min | from closing the glacier until every guest knows
Jökulfoss takes people onto a glacier. Bookings came by phone, by email and now and then on a napkin, and in high season the same seat was sold twice.
The new booking system knows how many seats the bus has and how many pairs of crampons are in one piece. Guests book and pay on their phones, usually while already driving east.
When weather closes the glacier, the guide marks the tour on a phone. Everyone with a seat gets a message and picks a new day or a refund.'
    ),
    'es', jsonb_build_object(
      'title', 'Jökulfoss: excursiones que se reservan de camino',
      'description', 'Sistema de reservas para excursiones al glaciar, donde mandan las plazas, los guías y el tiempo.',
      'category', 'Sistemas de reservas',
      'tags', jsonb_build_array('reservas', 'pagos', 'turismo'),
      'content', '14 → 0 | plazas vendidas dos veces en un verano
81 % | de las reservas llegan desde un móvil
2 min | desde que se cierra el glaciar hasta que lo saben todos
Jökulfoss lleva gente al glaciar. Las reservas llegaban por teléfono, por correo y alguna vez en una servilleta, y en temporada alta se vendía dos veces el mismo asiento.
El nuevo sistema de reservas sabe cuántas plazas tiene el autobús y cuántos pares de crampones están en buen estado. Los clientes reservan y pagan con el móvil, casi siempre ya en la carretera.
Cuando el tiempo cierra el glaciar, el guía marca la salida desde su teléfono. Todos los que tienen plaza reciben un mensaje y eligen otro día o la devolución.'
    ),
    'da', jsonb_build_object(
      'title', 'Jökulfoss: ture, der bookes på vejen',
      'description', 'Et bookingsystem til gletsjerture, hvor pladser, guider og vejr bestemmer.',
      'category', 'Bookingsystemer',
      'tags', jsonb_build_array('booking', 'betaling', 'turisme'),
      'content', '14 → 0 | pladser solgt to gange på en sommer
81 % | af bookingerne kommer fra en telefon
2 min. | fra gletsjeren lukkes, til alle gæster ved det
Jökulfoss tager folk med op på en gletsjer. Bookingerne kom på telefon, på mail og af og til på en serviet, og i højsæsonen blev det samme sæde solgt to gange.
Det nye bookingsystem ved, hvor mange pladser der er i bussen, og hvor mange par steigeisen der er hele. Gæsterne booker og betaler på telefonen, som regel når de allerede er på vej østpå.
Når vejret lukker gletsjeren, markerer guiden turen på sin telefon. Alle med en plads får en besked og vælger en ny dag eller pengene tilbage, og kontoret slipper for at ringe rundt.'
    )
  )
),
(
  'nordurljos-hotel',
  'ridge',
  'night',
  '2026-09-09T09:00:00Z',
  'https://nordurljos-hotel.example/',
  'Norðurljós Hótel: vefur sem lofar ekki norðurljósum',
  'Hótelvefur á fjórum tungumálum sem byrjar á dagsetningum og segir satt um himininn.',
  'Vefsíður',
  array['hótel', 'fjöltyngdur vefur', 'aðgengi'],
  '31 → 9 | myndir á forsíðunni
4 | tungumál, hver texti skrifaður einu sinni
46% | gistinátta eru bókaðar á vefnum sjálfum
Gestir hótelsins koma víða að og flestir skoða vefinn í síma. Þeir vilja vita hvað er laust, hvað er í morgunmat og hvort þeir geti sofið út.
Við byrjuðum á textunum og fækkuðum myndunum. Hvert herbergi á sína lýsingu sem er skrifuð einu sinni á hverju tungumáli og birtist alls staðar þar sem herbergið kemur við sögu.
Litirnir eru úr næturhimninum en textinn er alltaf læsilegur, líka með skjáinn stilltan á minnstu birtu svo að makinn vakni ekki.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Norðurljós Hótel: a site that promises no northern lights',
      'description', 'A hotel website in four languages that begins with dates and tells the truth about the sky.',
      'category', 'Websites',
      'tags', jsonb_build_array('hotel', 'multilingual site', 'accessibility'),
      'content', '31 → 9 | photos on the home page
4 | languages, each text written once
46% | of nights are booked on the site itself
The hotel’s guests come from all over, and most of them look at the site on a phone. They want to know which rooms are available, what is for breakfast and whether they can sleep in.
We began with the text and cut down on photos. Each room has a description that is written once in each language and appears wherever the room comes up.
The colors come from the night sky, but the text is always readable, even with the screen dimmed so as not to wake a partner.'
    ),
    'es', jsonb_build_object(
      'title', 'Norðurljós Hótel: una web que no promete auroras',
      'description', 'Web de hotel en cuatro idiomas que empieza por las fechas y dice la verdad sobre el cielo.',
      'category', 'Webs',
      'tags', jsonb_build_array('hotel', 'web multilingüe', 'accesibilidad'),
      'content', '31 → 9 | fotos en la portada
4 | idiomas, cada texto escrito una sola vez
46 % | de las noches se reservan en la propia web
Los huéspedes vienen de muchos sitios y casi todos miran la web en el móvil. Quieren saber qué fechas hay libres, qué hay de desayuno y si podrán levantarse tarde.
Empezamos por los textos y quitamos fotos. Cada habitación tiene una descripción que se escribe una vez en cada idioma y sale en todos los lugares donde aparece la habitación.
Los colores son los del cielo nocturno, pero el texto siempre se lee bien, incluso con la pantalla al mínimo para no despertar a la pareja.'
    ),
    'da', jsonb_build_object(
      'title', 'Norðurljós Hótel: en side, der ikke lover nordlys',
      'description', 'En hotelhjemmeside på fire sprog, der begynder med datoer og siger sandheden om himlen.',
      'category', 'Hjemmesider',
      'tags', jsonb_build_array('hotel', 'flersproget side', 'tilgængelighed'),
      'content', '31 → 9 | billeder på forsiden
4 | sprog, hver tekst skrevet én gang
46 % | af overnatningerne bookes på selve siden
Hotellets gæster kommer fra mange steder, og de fleste ser siden på en telefon. De vil vide, hvad der er ledigt, hvad der er til morgenmad, og om de kan sove længe.
Vi begyndte med teksterne og skar ned på billederne. Hvert værelse har sin beskrivelse, som skrives én gang på hvert sprog og vises alle de steder, hvor værelset er nævnt.
Farverne er hentet fra nattehimlen, men teksten kan altid læses, også når skærmen er skruet ned for ikke at vække kæresten.'
    )
  )
),
(
  'fjallagras-te-i-askrift',
  'houses',
  'moss',
  '2026-06-17T10:00:00Z',
  'https://fjallagras.example/',
  'Fjallagras: te í áskrift',
  'Netverslun með jurtate þar sem áskriftin má fara í frí á sumrin.',
  'Netverslanir',
  array['áskriftir', 'Shopify', 'netverslun'],
  '40% | uppskerunnar seld áður en sumarið byrjar
1 smellur | til að sleppa mánuði, og annar til að segja upp
3 → 0 | dagar í mánuði í að pakka eftir minnismiðum
Fjallagras tínir jurtir á heiðum og selur sem te. Fastir kaupendur vildu fá pakka reglulega, en ekki þegar þeir voru sjálfir á fjöllum.
Við bættum áskrift við netverslunina í Shopify. Kaupandinn ræður hve oft pakkinn kemur, sleppir mánuði með einum smelli og segir upp með öðrum. Það er enginn falinn hnappur.
Áskriftirnar segja líka fyrir um uppskeruna. Á vorin sér fyrirtækið hve mikið er þegar selt og hve langt þarf að ganga.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Fjallagras: tea by subscription',
      'description', 'An online store for herbal tea where the subscription can take the summer off.',
      'category', 'Online stores',
      'tags', jsonb_build_array('subscriptions', 'Shopify', 'online store'),
      'content', '40% | of the harvest sold before summer begins
1 click | to skip a month, and another to cancel
3 → 0 | days a month spent packing from notes
Fjallagras picks herbs on the moors and sells them as tea. Regular customers wanted a parcel now and then, though not while they were in the mountains themselves.
We added subscriptions to the store in Shopify. Customers decide how often the parcel comes, skip a month with one click and cancel with another. There is no hidden button.
The subscriptions also help plan the harvest. In spring the company can see how much is already sold and how far there is to walk.'
    ),
    'es', jsonb_build_object(
      'title', 'Fjallagras: té por suscripción',
      'description', 'Tienda online de infusiones con una suscripción que puede irse de vacaciones en verano.',
      'category', 'Tiendas online',
      'tags', jsonb_build_array('suscripciones', 'Shopify', 'tienda online'),
      'content', '40 % | de la cosecha vendida antes del verano
1 clic | para saltarse un mes, y otro para darse de baja
3 → 0 | días al mes preparando paquetes con notas a mano
Fjallagras recoge hierbas en el páramo y las vende para infusión. Los clientes fijos querían un paquete de vez en cuando, pero no mientras estaban ellos mismos en el monte.
Añadimos la suscripción a la tienda de Shopify. El cliente decide cada cuánto llega el paquete, se salta un mes con un clic y se da de baja con otro. No hay botones escondidos.
Las suscripciones ayudan también a planificar la cosecha. En primavera la empresa ve cuánto tiene ya vendido y cuánto le toca caminar.'
    ),
    'da', jsonb_build_object(
      'title', 'Fjallagras: te i abonnement',
      'description', 'En webshop med urtete, hvor abonnementet kan holde sommerferie.',
      'category', 'Webshops',
      'tags', jsonb_build_array('abonnement', 'Shopify', 'webshop'),
      'content', '40 % | af høsten solgt, før sommeren begynder
1 klik | for at springe en måned over, og ét til for at opsige
3 → 0 | dage om måneden med at pakke efter sedler
Fjallagras plukker urter på heden og sælger dem som te. De faste kunder ville gerne have en pakke jævnligt, men ikke mens de selv var på fjeldet.
Vi føjede abonnement til webshoppen i Shopify. Kunden bestemmer, hvor ofte pakken kommer, springer en måned over med ét klik og siger op med et andet. Der er ingen skjulte knapper.
Abonnementerne hjælper også med at planlægge høsten. Om foråret kan firmaet se, hvor meget der allerede er solgt, og hvor langt der skal gås.'
    )
  )
),
(
  'tannhjol-verslun-og-verkstaedi',
  'waves',
  'lava',
  '2026-04-15T10:00:00Z',
  'https://tannhjol.example/',
  'Tannhjól: ein búð, einn lager',
  'Netverslun hjólabúðar sem deilir birgðum með kassanum og verkstæðinu.',
  'Netverslanir',
  array['netverslun', 'kassakerfi', 'birgðir'],
  '2 → 1 | birgðaskrá fyrir búð, vef og verkstæði
0 | hjól seld tvisvar frá opnun
64% | viðgerða greidd áður en hjólið er sótt
Tannhjól seldi sama hjólið tvisvar fyrsta sólardag ársins: einu sinni á netinu og einu sinni í búðinni. Báðir kaupendur mættu með hjálm.
Nú er lagerinn einn. Þegar vara fer yfir kassann hverfur hún af vefnum, og öfugt. Verkstæðið tekur varahluti úr sömu birgðum, svo að bremsuklossar eru annaðhvort til eða ekki.
Viðgerðir eru líka bókaðar á vefnum. Viðskiptavinurinn fær skilaboð þegar hjólið er tilbúið og greiðir áður en hann sækir það, ef hann vill.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Tannhjól: one store, one inventory',
      'description', 'A bike store whose website shares inventory with the register and the workshop.',
      'category', 'Online stores',
      'tags', jsonb_build_array('online store', 'point of sale', 'inventory'),
      'content', '2 → 1 | inventory for store, site and workshop
0 | bikes sold twice since it opened
64% | of repairs paid before the bike is picked up
On the first sunny day of the year, Tannhjól sold the same bike twice: once online and once in the store. Both buyers showed up with a helmet.
Now there is one inventory. When an item goes through the register it disappears from the site, and the other way around. The workshop takes parts from the same inventory, so brake pads are either there or they aren’t.
Repairs are booked on the site too. Customers get a message when the bike is ready, and can pay before they pick it up.'
    ),
    'es', jsonb_build_object(
      'title', 'Tannhjól: una tienda, un almacén',
      'description', 'La tienda online de una tienda de bicicletas que comparte existencias con la caja y el taller.',
      'category', 'Tiendas online',
      'tags', jsonb_build_array('tienda online', 'TPV', 'existencias'),
      'content', '2 → 1 | inventario para tienda, web y taller
0 | bicis vendidas dos veces desde que abrió
64 % | de las reparaciones se pagan antes de recoger la bici
El primer día de sol del año, Tannhjól vendió la misma bicicleta dos veces: una por internet y otra en el local. Los dos compradores llegaron con casco.
Ahora hay un solo almacén. Cuando algo pasa por caja desaparece de la web, y al revés. El taller saca los recambios de las mismas existencias, así que pastillas de freno o hay o no hay.
Las reparaciones también se reservan en la web. El cliente recibe un mensaje cuando la bicicleta está lista y, si quiere, paga antes de recogerla.'
    ),
    'da', jsonb_build_object(
      'title', 'Tannhjól: én butik, ét lager',
      'description', 'En cykelbutiks webshop, der deler lager med kassen og værkstedet.',
      'category', 'Webshops',
      'tags', jsonb_build_array('webshop', 'kassesystem', 'lager'),
      'content', '2 → 1 | lager for butik, webshop og værksted
0 | cykler solgt to gange siden åbningen
64 % | af reparationerne betales, før cyklen hentes
Årets første solskinsdag solgte Tannhjól den samme cykel to gange: én gang på nettet og én gang i butikken. Begge købere mødte op med hjelm.
Nu er der ét lager. Når en vare går over kassen, forsvinder den fra siden, og omvendt. Værkstedet tager reservedele fra det samme lager, så bremseklodser er der, eller også er de der ikke.
Reparationer bookes også på siden. Kunden får besked, når cyklen er klar, og kan betale, før den hentes.'
    )
  )
),
(
  'brimborgir-leigjendagatt',
  'houses',
  'wool',
  '2026-03-25T10:00:00Z',
  'https://brimborgir.example/',
  'Brimborgir: gátt fyrir leigjendur',
  'Vefkerfi þar sem leigjendur tilkynna bilanir og sjá hver er á leiðinni.',
  'Vefkerfi',
  array['þjónustugátt', 'API-tengingar', 'tilkynningar'],
  '9 → 2 | dagar sem beðið er eftir viðgerð
92% | bilana eru tilkynntar með mynd
1 | staður fyrir leigu, reikninga og bilanir
Brimborgir leigja út íbúðir í mörgum húsum. Þegar ofn bilaði hringdi leigjandinn, einhver skrifaði miða og miðinn fór í úlpuvasa.
Nú tilkynnir leigjandinn bilun í gáttinni með mynd og velur tíma sem hentar. Húsvörðurinn fær hana í símann og leigjandinn sér að einhver er á leiðinni, og hver.
Gáttin er tengd bókhaldinu, svo að leigusamningar og reikningar eru á sama stað. Úlpan er aftur orðin flík.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Brimborgir: a portal for tenants',
      'description', 'A web application where tenants report faults and see who is on the way.',
      'category', 'Web applications',
      'tags', jsonb_build_array('customer portal', 'API integrations', 'notifications'),
      'content', '9 → 2 | days of waiting for a repair
92% | of faults are reported with a picture
1 | place for leases, invoices and faults
Brimborgir rents out apartments in many buildings. When a radiator failed, the tenant called, somebody wrote a note and the note went into a coat pocket.
Now the tenant reports the fault in the portal, with a picture, and picks a time that suits. The caretaker gets it on his phone, and the tenant can see that someone is coming, and who.
The portal is connected to the accounts, so leases and invoices are in the same place.'
    ),
    'es', jsonb_build_object(
      'title', 'Brimborgir: un portal para inquilinos',
      'description', 'Aplicación web donde los inquilinos avisan de una avería y ven quién va de camino.',
      'category', 'Aplicaciones web',
      'tags', jsonb_build_array('área de clientes', 'integraciones API', 'avisos'),
      'content', '9 → 2 | días de espera por una reparación
92 % | de las averías llegan con una foto
1 | sitio para contratos, facturas y averías
Brimborgir alquila pisos en muchos edificios. Cuando fallaba un radiador, el inquilino llamaba, alguien escribía una nota y la nota acababa en el bolsillo de un abrigo.
Ahora el inquilino avisa en el portal, con una foto, y elige la hora que le va bien. Al conserje le llega al móvil, y el inquilino ve que alguien va de camino y quién es.
El portal está conectado con la contabilidad, así que contratos y facturas están en el mismo sitio.'
    ),
    'da', jsonb_build_object(
      'title', 'Brimborgir: en portal til lejere',
      'description', 'En webløsning, hvor lejere melder fejl og kan se, hvem der er på vej.',
      'category', 'Webløsninger',
      'tags', jsonb_build_array('kundeportal', 'API-integration', 'beskeder'),
      'content', '9 → 2 | dages ventetid på en reparation
92 % | af fejlene meldes med et billede
1 | sted til lejekontrakter, fakturaer og fejl
Brimborgir lejer lejligheder ud i mange ejendomme. Når en radiator gik i stykker, ringede lejeren, en eller anden skrev en seddel, og sedlen endte i en jakkelomme.
Nu melder lejeren fejlen i portalen med et billede og vælger et tidspunkt, der passer. Viceværten får den på telefonen, og lejeren kan se, at nogen er på vej, og hvem det er.
Portalen er koblet til bogholderiet, så lejekontrakter og fakturaer ligger samme sted.'
    )
  )
),
(
  'steinbogi-verkfraedistofa',
  'sky',
  'sulphur',
  '2026-01-21T10:00:00Z',
  'https://steinbogi.example/',
  'Steinbogi: verk sem tala sjálf',
  'Vefur verkfræðistofu þar sem brýrnar eru fremst og orðin fá.',
  'Vefsíður',
  array['fyrirtækjavefur', 'WordPress', 'textagerð'],
  '0 → 47 | verk á vefnum, hvert með lausn og símanúmeri
4 | spurningar í sniðmáti sem verkfræðingar svara sjálfir
20 mín. | tekur að skrifa síðu um nýtt verk
Steinbogi teiknar brýr. Á gamla vefnum var löng síða um gildi fyrirtækisins og engin um brýr.
Nýi vefurinn, sem er í WordPress, byrjar á verkunum. Við hvert þeirra stendur hvað þurfti að leysa, hvernig það var leyst og hver svarar spurningum um það, með síma.
Verkfræðingarnir skrifa nú sjálfir. Við gerðum sniðmát með fjórum spurningum og ef þeim er svarað er síðan tilbúin.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Steinbogi: work that speaks for itself',
      'description', 'A website for an engineering firm, with bridges up front and few words.',
      'category', 'Websites',
      'tags', jsonb_build_array('company website', 'WordPress', 'copywriting'),
      'content', '0 → 47 | projects on the site, each with a solution and a number to call
4 | questions in a template that the engineers answer themselves
20 min | to write the page of a new project
Steinbogi designs bridges. The old site had a long page about the company’s values and none about bridges.
The new one, built in WordPress, begins with the work. Each entry says what had to be solved, how it was solved and who answers questions about it, with a phone number.
The engineers now write the pages themselves. We made a template with four questions, and once they are answered, the page is done.'
    ),
    'es', jsonb_build_object(
      'title', 'Steinbogi: obras que hablan por sí solas',
      'description', 'La web de un estudio de ingeniería, con los puentes delante y pocas palabras.',
      'category', 'Webs',
      'tags', jsonb_build_array('web de empresa', 'WordPress', 'redacción'),
      'content', '0 → 47 | obras en la web, cada una con su solución y un teléfono
4 | preguntas en una plantilla que responden los ingenieros
20 min | para escribir la página de una obra nueva
Steinbogi proyecta puentes. La web antigua tenía una página larga sobre los valores de la empresa y ninguna sobre puentes.
La nueva, hecha en WordPress, empieza por las obras. En cada una se lee qué había que resolver, cómo se resolvió y quién responde a las preguntas, con su teléfono.
Ahora escriben los propios ingenieros. Preparamos una plantilla con cuatro preguntas: cuando están contestadas, la página está lista.'
    ),
    'da', jsonb_build_object(
      'title', 'Steinbogi: arbejde, der taler for sig selv',
      'description', 'En hjemmeside til et ingeniørfirma med broerne forrest og få ord.',
      'category', 'Hjemmesider',
      'tags', jsonb_build_array('firmahjemmeside', 'WordPress', 'tekst'),
      'content', '0 → 47 | opgaver på siden, hver med en løsning og et telefonnummer
4 | spørgsmål i en skabelon, som ingeniørerne selv besvarer
20 min. | tager det at skrive en side om en ny opgave
Steinbogi tegner broer. Den gamle side havde et langt afsnit om firmaets værdier og intet om broer.
Den nye, som er lavet i WordPress, begynder med arbejdet. Ved hvert projekt står, hvad der skulle løses, hvordan det blev løst, og hvem der svarer på spørgsmål om det, med telefonnummer.
Ingeniørerne skriver nu selv. Vi lavede en skabelon med fire spørgsmål, og når de er besvaret, er siden færdig.'
    )
  )
),
(
  'kria-og-co-haustlina',
  'stitches',
  'dawn',
  '2025-11-12T10:00:00Z',
  'https://kria-og-co.example/',
  'Kría & Co: haustlínan kynnt í bréfum',
  'Markaðssetning á ullarfatnaði með fáum bréfum, skrifuðum af fólki sem prjónar.',
  'Markaðssetning',
  array['fréttabréf', 'auglýsingar', 'textagerð'],
  '52 → 12 | fréttabréf á ári
19 → 41% | viðtakenda opna bréfið
1 | auglýsing skilaði engu, og nú er vitað hver
Kría & Co selur ullarfatnað og sendi áður fréttabréf í hverri viku, hvort sem eitthvað var að frétta eða ekki. Fólk skráði sig af listanum, kurteislega en ákveðið.
Við fækkuðum bréfunum og gáfum hverju þeirra eitt erindi: ein flík, sá sem hannaði hana og hvers vegna kraginn er svona. Auglýsingarnar sögðu sömu sögu í styttra máli.
Í lok herferðarinnar fórum við yfir hvað seldist og hvað ekki. Ein auglýsing gerði ekkert gagn og fyrirtækið veit nú hver hún var.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Kría & Co: the fall collection by email',
      'description', 'Marketing for wool clothing with few emails, written by people who knit.',
      'category', 'Marketing',
      'tags', jsonb_build_array('newsletters', 'ads', 'copywriting'),
      'content', '52 → 12 | newsletters a year
19 → 41% | of recipients open it
1 | ad did no good, and now we know which
Kría & Co sells wool clothing and used to send a newsletter every week, news or no news. People left the list, politely but firmly.
We sent fewer and gave each one thing to say: one garment, who designed it and why the collar is like that. The ads told the same story in fewer words.
When the campaign ended, we went through what sold and what didn’t. One ad did no good at all, and the company now knows which.'
    ),
    'es', jsonb_build_object(
      'title', 'Kría & Co: la colección de otoño, por correo',
      'description', 'Marketing de ropa de lana con pocos correos, escritos por gente que teje.',
      'category', 'Marketing',
      'tags', jsonb_build_array('boletines', 'anuncios', 'redacción'),
      'content', '52 → 12 | boletines al año
19 → 41 % | de quienes lo reciben lo abren
1 | anuncio no sirvió de nada, y ya se sabe cuál
Kría & Co vende ropa de lana y antes mandaba un boletín cada semana, hubiera noticias o no. La gente se daba de baja con educación, pero se daba de baja.
Enviamos menos y a cada uno le dimos un solo tema: una prenda, quién la diseñó y por qué el cuello es así. Los anuncios contaban lo mismo en menos palabras.
Al acabar la campaña repasamos qué se había vendido y qué no. Un anuncio no sirvió de nada, y la empresa ya sabe cuál.'
    ),
    'da', jsonb_build_object(
      'title', 'Kría & Co: efterårskollektionen i breve',
      'description', 'Markedsføring af uldtøj med få nyhedsbreve, skrevet af folk, der strikker.',
      'category', 'Markedsføring',
      'tags', jsonb_build_array('nyhedsbreve', 'annoncer', 'tekst'),
      'content', '52 → 12 | nyhedsbreve om året
19 → 41 % | af modtagerne åbner det
1 | annonce gav ingenting, og nu ved man hvilken
Kría & Co sælger uldtøj og sendte før et nyhedsbrev hver uge, hvad enten der var nyt eller ej. Folk meldte sig fra, høfligt, men bestemt.
Vi sendte færre og gav hvert brev ét budskab: ét stykke tøj, hvem der har designet det, og hvorfor kraven er, som den er. Annoncerne fortalte det samme med færre ord.
Da kampagnen var slut, gennemgik vi, hvad der blev solgt, og hvad der ikke gjorde. Én annonce gavnede ikke det mindste, og nu ved firmaet hvilken.'
    )
  )
),
(
  'vitaleid-fylgstu-med-farmi',
  'basalt',
  'sea',
  '2025-08-27T10:00:00Z',
  null,
  'Vitaleið: hvar er farmurinn?',
  'Vefkerfi fyrir flutningafyrirtæki þar sem viðskiptavinir svara sér sjálfir.',
  'Vefkerfi',
  array['rauntímagögn', 'API-tengingar', 'mælaborð'],
  '3 → 1 | staður sem veit hvar sendingin er
−70% | símtöl um hvar sendingin sé
24/7 | svar um stöðu farms
Hjá Vitaleið byrjaði hver dagur á sömu spurningunni í símanum: hvar er sendingin mín? Svarið var til, en í þremur kerfum sem töluðust ekki við.
Við tengdum þau saman og settum svarið á eina síðu. Viðskiptavinurinn slær inn númerið og sér hvar farmurinn er, hvenær hann kemur og hvað tefur, ef eitthvað tefur.
Kerfið er lokað öðrum en viðskiptavinum Vitaleiðar og þess vegna fylgir enginn tengill. Síminn hringir enn, en nú út af nýjum verkefnum.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Vitaleið: where is my freight?',
      'description', 'A web application for a freight company whose customers find the answer themselves.',
      'category', 'Web applications',
      'tags', jsonb_build_array('real-time data', 'API integrations', 'dashboard'),
      'content', '3 → 1 | place that knows where the shipment is
−70% | calls asking where it is
24/7 | an answer about the freight
At Vitaleið every day began with the same question on the phone: where is my shipment? The answer existed, in three systems that were not on speaking terms.
We connected them and put the answer on one page. The customer types in the number and sees where the freight is, when it arrives and what is holding it up, if anything is.
The application is only open to Vitaleið’s customers, so there is no link here. The phone still rings, but now it is about new work.'
    ),
    'es', jsonb_build_object(
      'title', 'Vitaleið: ¿dónde está mi carga?',
      'description', 'Aplicación web para una empresa de transporte cuyos clientes encuentran solos la respuesta.',
      'category', 'Aplicaciones web',
      'tags', jsonb_build_array('datos en tiempo real', 'integraciones API', 'panel'),
      'content', '3 → 1 | lugar que sabe dónde está el envío
−70 % | llamadas para preguntar dónde está
24/7 | respuesta sobre la carga
En Vitaleið cada día empezaba con la misma pregunta al teléfono: ¿dónde está mi envío? La respuesta existía, repartida en tres sistemas que no se hablaban.
Los conectamos y pusimos la respuesta en una sola página. El cliente escribe el número y ve dónde está la carga, cuándo llega y qué la retrasa, si algo la retrasa.
La aplicación es solo para clientes de Vitaleið, por eso aquí no hay enlace. El teléfono sigue sonando, pero ahora por encargos nuevos.'
    ),
    'da', jsonb_build_object(
      'title', 'Vitaleið: hvor er min fragt?',
      'description', 'En webløsning til et fragtfirma, hvor kunderne selv finder svaret.',
      'category', 'Webløsninger',
      'tags', jsonb_build_array('realtidsdata', 'API-integration', 'dashboard'),
      'content', '3 → 1 | sted, der ved, hvor forsendelsen er
−70 % | opkald om, hvor den er
24/7 | svar om godset
Hos Vitaleið begyndte hver dag med det samme spørgsmål i telefonen: Hvor er min forsendelse? Svaret fandtes, men i tre systemer, der ikke var på talefod.
Vi koblede dem sammen og satte svaret på én side. Kunden taster nummeret og ser, hvor fragten er, hvornår den kommer, og hvad der forsinker den, hvis noget gør.
Løsningen er kun åben for Vitaleiðs kunder, og derfor er der intet link her. Telefonen ringer stadig, men nu handler det om nye opgaver.'
    )
  )
),
(
  'safnahus-skarfavikur',
  'sky',
  'lava',
  '2025-06-11T10:00:00Z',
  'https://skarfavik.example/',
  'Safnahús Skarfavíkur: vefur sem les upphátt',
  'Safnvefur sem virkar jafn vel fyrir þá sem heyra hann og þá sem sjá hann.',
  'Vefsíður',
  array['aðgengi', 'safn', 'hljóðleiðsögn'],
  '17 → 0 | hindranir í prófunum með skjálesara
340 | gripir með lýsingu sem má lesa eða hlusta á
Nr. 1 | björninn er á mest sóttu síðunni
Safnahúsið í Skarfavík geymir báta, bréf og eitt uppstoppað bjarndýr. Vefurinn átti að gagnast öllum, líka þeim sem sjá illa eða nota ekki mús.
Við prófuðum hann með fólki sem notar skjálesara á hverjum degi. Það fann það sem við höfðum ekki fundið, meðal annars hnapp sem kynnti sig sem „hnappur“.
Hver gripur á sér lýsingu sem hægt er að lesa eða hlusta á. Bjarndýrið á sína eigin síðu og er vinsælast.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Skarfavík Museum: a site that reads aloud',
      'description', 'A museum website that works as well for those who hear it as for those who see it.',
      'category', 'Websites',
      'tags', jsonb_build_array('accessibility', 'museum', 'audio guide'),
      'content', '17 → 0 | barriers in tests with a screen reader
340 | objects with a description to read or listen to
No. 1 | the bear has the most visited page
The museum in Skarfavík keeps boats, letters and one stuffed bear. The site had to work for everyone, including people with poor eyesight and people who don’t use a mouse.
We tested it with people who use a screen reader every day. They found what we had not, among other things a button that introduced itself as “button.”
Each object has a description that can be read or listened to. The bear has a page of its own and is the most popular.'
    ),
    'es', jsonb_build_object(
      'title', 'Museo de Skarfavík: una web que lee en voz alta',
      'description', 'Web de museo que funciona igual de bien para quien la oye y para quien la ve.',
      'category', 'Webs',
      'tags', jsonb_build_array('accesibilidad', 'museo', 'audioguía'),
      'content', '17 → 0 | barreras en pruebas con lector de pantalla
340 | piezas con una descripción para leer o escuchar
N.º 1 | el oso tiene la página más visitada
El museo de Skarfavík guarda barcas, cartas y un oso disecado. La web tenía que servir a todos, también a quien ve mal o no usa ratón.
La probamos con personas que usan un lector de pantalla a diario. Encontraron lo que nosotros no habíamos visto, entre otras cosas un botón que se presentaba como «botón».
Cada pieza tiene una descripción que se puede leer o escuchar. El oso tiene página propia y es la más visitada.'
    ),
    'da', jsonb_build_object(
      'title', 'Museet i Skarfavík: en side, der læser højt',
      'description', 'En museumshjemmeside, der virker lige godt for dem, der hører den, og dem, der ser den.',
      'category', 'Hjemmesider',
      'tags', jsonb_build_array('tilgængelighed', 'museum', 'lydguide'),
      'content', '17 → 0 | barrierer i test med skærmlæser
340 | genstande med en beskrivelse, der kan læses eller høres
Nr. 1 | bjørnen har den mest besøgte side
Museet i Skarfavík har fiskerbåde, breve og én udstoppet bjørn. Siden skulle kunne bruges af alle, også af folk, der ser dårligt eller ikke bruger mus.
Vi testede den med mennesker, der bruger skærmlæser hver dag. De fandt det, vi ikke selv havde fundet, blandt andet en knap, der præsenterede sig som »knap«.
Hver genstand har en beskrivelse, som man kan læse eller lytte til. Bjørnen har sin egen side og er den mest populære.'
    )
  )
),
(
  'saltey-netverslun',
  'waves',
  'glacier',
  '2025-05-14T09:00:00Z',
  'https://saltey.example/',
  'Saltey: netverslun sem fylgir veðri',
  'Netverslun með sjávarsalti þar sem birgðirnar koma þegar sólin vill.',
  'Netverslanir',
  array['WooCommerce', 'birgðir', 'sendingar'],
  '6 → 0% | pantana felldar niður af því að saltið var búið
100% | krukka á vefnum eru til þegar pantað er
2 | siglingar á viku, og viðskiptavinurinn veit hvenær
Salt þornar þegar veðrið leyfir. Venjuleg netverslun gerir ráð fyrir að lagerinn fyllist á þriðjudögum, en í eynni er enginn þriðjudagur eins.
Við settum upp netverslun í WooCommerce sem selur aðeins það sem er komið í krukku. Starfsfólkið skráir nýja lögun í símanum, niðri í fjöru, og þeir sem voru á biðlista fá að kaupa fyrstir.
Pantanir safnast saman fyrir næstu ferð bátsins. Kaupandinn sér hvenær báturinn fer og fær skilaboð ef honum seinkar.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Saltey: an online store that follows the weather',
      'description', 'An online store for sea salt, with inventory that comes when the sun feels like it.',
      'category', 'Online stores',
      'tags', jsonb_build_array('WooCommerce', 'inventory', 'shipping'),
      'content', '6 → 0% | of orders canceled because the salt had run out
100% | of the jars on the site exist when you order
2 | sailings a week, and the customer knows when
Salt dries when the weather allows. An ordinary online store assumes that inventory fills up on Tuesdays, but on the island no two Tuesdays are alike.
We set up a store in WooCommerce that only sells what is already in a jar. Staff register a new batch on a phone, down on the shore, and those on the waiting list get to buy first.
Orders are gathered for the next sailing. The customer sees when the boat leaves and gets a message if it is late.'
    ),
    'es', jsonb_build_object(
      'title', 'Saltey: una tienda online al ritmo del tiempo',
      'description', 'Tienda online de sal marina con existencias que llegan cuando el sol quiere.',
      'category', 'Tiendas online',
      'tags', jsonb_build_array('WooCommerce', 'existencias', 'envíos'),
      'content', '6 → 0 % | de pedidos anulados porque ya no quedaba sal
100 % | de los tarros de la web existen al pedirlos
2 | barcos por semana, y el cliente sabe cuándo
La sal se seca cuando el tiempo lo permite. Una tienda normal cuenta con que el almacén se llene los martes, pero en la isla no hay dos martes iguales.
Montamos una tienda en WooCommerce que solo vende lo que ya está en el tarro. El equipo anota cada tanda con el móvil, a pie de playa, y quien estaba en lista de espera compra primero.
Los pedidos se agrupan para el siguiente barco. El cliente ve cuándo sale y recibe un mensaje si se retrasa.'
    ),
    'da', jsonb_build_object(
      'title', 'Saltey: en webshop, der følger vejret',
      'description', 'En webshop med havsalt, hvor lageret kommer, når solen har lyst.',
      'category', 'Webshops',
      'tags', jsonb_build_array('WooCommerce', 'lager', 'forsendelse'),
      'content', '6 → 0 % | af ordrerne annulleret, fordi saltet var udsolgt
100 % | af glassene på siden findes, når der bestilles
2 | afgange om ugen, og kunden ved hvornår
Salt tørrer, når vejret tillader det. En almindelig webshop regner med, at lageret fyldes op om tirsdagen, men på øen er to tirsdage aldrig ens.
Vi satte en webshop op i WooCommerce, som kun sælger det, der allerede er kommet på glas. Medarbejderne registrerer en ny portion på telefonen nede på stranden, og de, der stod på venteliste, får lov at købe først.
Ordrerne samles til bådens næste tur. Kunden kan se, hvornår båden sejler, og får besked, hvis den er forsinket.'
    )
  )
),
(
  'birkilundur-vorid-i-leitinni',
  'basalt',
  'moss',
  '2025-04-09T10:00:00Z',
  null,
  'Birkilundur: fundinn í leitinni fyrir vorið',
  'Leitarvélabestun og auglýsingar fyrir gróðrarstöð sem selur mest á fáeinum vikum.',
  'Markaðssetning',
  array['leitarvélabestun', 'Google', 'textagerð'],
  '0 → 24 | síður, ein fyrir hverja spurningu
+58% | gestir úr leit að vori
5 | vikur á ári með auglýsingum
Birkilundur ræktar tré og runna. Á vorin spyrja allir þess sama: hvað lifir af vindinn hjá mér? Svarið kunni starfsfólkið utan að, en það stóð hvergi á vefnum.
Við tókum viðtöl við garðyrkjufólkið og skrifuðum síður eftir svörunum, eina fyrir hverja spurningu. Þær voru tilbúnar um veturinn svo að Google hefði tíma til að finna þær.
Auglýsingar keyptum við aðeins þær vikur sem fólk er með skóflu í hendi. Vefurinn var óbreyttur að öðru leyti og þess vegna er enginn tengill hér, bara trén.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Birkilundur: found before spring',
      'description', 'SEO and ads for a plant nursery that does most of its selling in a few weeks.',
      'category', 'Marketing',
      'tags', jsonb_build_array('SEO', 'Google', 'copywriting'),
      'content', '0 → 24 | pages, one for each question
+58% | visitors from search in spring
5 | weeks a year with ads
Birkilundur grows trees and shrubs. Every spring everyone asks the same thing: what will survive the wind at my place? The staff knew the answer by heart, but it was nowhere on the site.
We interviewed the gardeners and wrote pages from their answers, one for each question. They were ready in winter, so that Google had time to find them.
We only bought ads for the weeks when people have a shovel in hand. The site was otherwise left alone, which is why there is no link here, just the trees.'
    ),
    'es', jsonb_build_object(
      'title', 'Birkilundur: visible antes de la primavera',
      'description', 'Posicionamiento SEO y anuncios para un vivero que vende casi todo en unas pocas semanas.',
      'category', 'Marketing',
      'tags', jsonb_build_array('posicionamiento SEO', 'Google', 'redacción'),
      'content', '0 → 24 | páginas, una por pregunta
+58 % | visitas desde el buscador en primavera
5 | semanas al año con anuncios
Birkilundur cultiva árboles y arbustos. Cada primavera todos preguntan lo mismo: ¿qué aguanta el viento en mi jardín? El equipo se sabía la respuesta de memoria, pero no estaba en la web.
Entrevistamos a los jardineros y escribimos páginas con sus respuestas, una por pregunta. Estaban listas en invierno para que Google tuviera tiempo de encontrarlas.
Solo compramos anuncios en las semanas en que la gente tiene la pala en la mano. El resto de la web se quedó como estaba, y por eso aquí no hay enlace.'
    ),
    'da', jsonb_build_object(
      'title', 'Birkilundur: fundet før foråret',
      'description', 'SEO og annoncer for en planteskole, der sælger det meste på få uger.',
      'category', 'Markedsføring',
      'tags', jsonb_build_array('SEO', 'Google', 'tekst'),
      'content', '0 → 24 | sider, én til hvert spørgsmål
+58 % | besøgende fra søgning om foråret
5 | uger om året med annoncer
Birkilundur dyrker træer og buske. Hvert forår spørger alle om det samme: Hvad kan klare vinden hos mig? Medarbejderne kunne svaret udenad, men det stod ingen steder på siden.
Vi interviewede gartnerne og skrev sider ud fra deres svar, én for hvert spørgsmål. De var klar om vinteren, så Google havde tid til at finde dem.
Annoncer købte vi kun i de uger, hvor folk står med en skovl i hånden. Resten af siden rørte vi ikke, og derfor er der intet link her.'
    )
  )
),
(
  'harstofan-lokkur',
  'houses',
  'dawn',
  '2025-03-19T10:00:00Z',
  'https://lokkur.example/',
  'Hárstofan Lokkur: tímar pantaðir á kvöldin',
  'Tímabókun fyrir hárstofu þar sem síminn hringir ekki lengur í miðri klippingu.',
  'Bókunarkerfi',
  array['tímabókun', 'áminningar', 'dagatal'],
  '11 → 3% | gesta mæta ekki í bókaðan tíma
63% | tíma eru bókaðir utan opnunartíma
1 smellur | til að afbóka, og næsti á biðlista fær tímann
Hárstofan Lokkur svaraði í símann með skærin í hinni hendinni. Flestir vildu panta á kvöldin, þegar stofan var lokuð og enginn svaraði.
Nú panta viðskiptavinir sjálfir, velja sinn hárskera og sjá hvað tekur langan tíma. Kerfið veit að litun þarf bið og að hægt er að klippa annan á meðan.
Áminning fer út daginn áður og þeir sem komast ekki afpanta með einum smelli. Þá fær sá næsti á biðlistanum tímann.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'Lokkur hair salon: appointments after hours',
      'description', 'Appointments for a hair salon where the phone no longer rings in the middle of a haircut.',
      'category', 'Booking systems',
      'tags', jsonb_build_array('appointments', 'reminders', 'calendar'),
      'content', '11 → 3% | of customers fail to turn up
63% | of appointments are booked after closing
1 click | to cancel, and the next in line gets the slot
At Lokkur the phone was answered with scissors in the other hand. Most people wanted to book in the evening, when the salon was closed and nobody picked up.
Now customers book for themselves, choose their hairdresser and see how long things take. The system knows that coloring involves a wait, and that somebody else can have a haircut meanwhile.
A reminder goes out the day before, and those who can’t come cancel with one click. The next person on the waiting list then gets the slot.'
    ),
    'es', jsonb_build_object(
      'title', 'Peluquería Lokkur: citas fuera de horario',
      'description', 'Cita previa para una peluquería donde el teléfono ya no suena a mitad de un corte.',
      'category', 'Sistemas de reservas',
      'tags', jsonb_build_array('cita previa', 'recordatorios', 'calendario'),
      'content', '11 → 3 % | de los clientes no se presentan
63 % | de las citas se reservan fuera de horario
1 clic | para cancelar, y el siguiente de la lista ocupa el hueco
En Lokkur se cogía el teléfono con las tijeras en la otra mano. Casi todo el mundo quería reservar por la noche, cuando estaba cerrado y no contestaba nadie.
Ahora los clientes reservan solos, eligen quién los peina y ven cuánto dura cada cosa. El sistema sabe que el tinte lleva una espera y que, entretanto, se puede cortar el pelo a otra persona.
El día antes sale un recordatorio, y quien no puede ir cancela con un clic. El hueco pasa al siguiente de la lista de espera.'
    ),
    'da', jsonb_build_object(
      'title', 'Frisørsalonen Lokkur: tider bestilt om aftenen',
      'description', 'Tidsbestilling til en frisørsalon, hvor telefonen ikke længere ringer midt i en klipning.',
      'category', 'Bookingsystemer',
      'tags', jsonb_build_array('tidsbestilling', 'påmindelser', 'kalender'),
      'content', '11 → 3 % | af kunderne udebliver
63 % | af tiderne bookes uden for åbningstid
1 klik | for at aflyse, og den næste på ventelisten får tiden
Hos Lokkur blev telefonen taget med saksen i den anden hånd. De fleste ville bestille tid om aftenen, når salonen var lukket, og ingen svarede.
Nu bestiller kunderne selv, vælger deres frisør og kan se, hvor længe tingene varer. Systemet ved, at farvning kræver ventetid, og at en anden kan blive klippet imens.
Dagen før sender systemet en påmindelse, og de, der ikke kan komme, melder afbud med ét klik. Så får den næste på ventelisten tiden.'
    )
  )
);
