/** Sample words of one language, in the lengths that the real ones have. */
export interface KitWords {
  /** The heading of a section. */
  readonly headings: readonly string[];
  /** The name of a card, a step or a package. */
  readonly names: readonly string[];
  /** A line above a heading, or a button. */
  readonly labels: readonly string[];
  readonly questions: readonly string[];
  readonly sentences: readonly string[];
}

/** By language; other languages take the first. */
export const kitWords: Readonly<Record<string, KitWords>> = {
  is: {
    headings: [
      'Vefur sem vinnur með þér allan sólarhringinn',
      'Svona vinnum við',
      'Allt sem vefurinn þarf, á einum stað',
      'Hvað kostar þetta?',
      'Traustur rekstur, ár eftir ár',
      'Spurt og svarað',
    ],
    names: [
      'Vefhýsing',
      'Leitarvélabestun',
      'Hönnun og viðmót',
      'Þróun',
      'Öryggi og afritun',
      'Netverslun fyrir öll tæki',
      'Ráðgjöf',
      'Viðhaldsþjónusta',
    ],
    labels: ['Skoða nánar', 'Þjónusta', 'Hafa samband', 'Allt efni', 'Til baka', 'Senda'],
    questions: [
      'Hvað tekur langan tíma að smíða nýjan vef?',
      'Get ég breytt efninu sjálfur?',
      'Hver á vefinn þegar hann er tilbúinn?',
      'Hvað gerist ef eitthvað bilar um helgi?',
      'Þarf ég að skipta um lén eða tölvupóst þegar nýr vefur fer í loftið?',
    ],
    sentences: [
      'Við byrjum á því að hlusta og teiknum svo vef sem hentar rekstrinum þínum.',
      'Síður opnast á augabragði, líka á ódýrum síma úti á landi.',
      'Þú færð fast verð áður en vinnan hefst.',
      'Öll gögn eru afrituð á hverri nóttu og geymd á tveimur stöðum.',
      'Textar, myndir og verð eru á einum stað og þú breytir þeim þegar þér hentar, án þess að hringja í okkur.',
      'Svar berst samdægurs.',
      'Vefurinn er mældur í hverri viku og það sem hægir á honum er lagað áður en gestirnir taka eftir því.',
      'Leitarvélar finna það sem skiptir máli og fólk líka.',
    ],
  },
  en: {
    headings: [
      'A website that works with you around the clock',
      'How we work',
      'Everything the site needs, in one place',
      'What does it cost?',
      'Steady operation, year after year',
      'Questions and answers',
    ],
    names: [
      'Web hosting',
      'Search optimization',
      'Design and interface',
      'Development',
      'Security and backups',
      'An online store for every device',
      'Consulting',
      'Maintenance',
    ],
    labels: ['Learn more', 'Services', 'Get in touch', 'All articles', 'Back', 'Send'],
    questions: [
      'How long does a new website take?',
      'Can I change the content myself?',
      'Who owns the site when it is finished?',
      'What happens if something breaks on a weekend?',
      'Do I have to change my domain or email when a new site goes live?',
    ],
    sentences: [
      'We start by listening, then design a site that suits your business.',
      'Pages open in an instant, even on a cheap phone in the countryside.',
      'You get a fixed price before the work begins.',
      'All data is backed up every night and kept in two places.',
      'Texts, pictures and prices are in one place, and you change them whenever you like without calling us.',
      'You hear back the same day.',
      'The site is measured every week, and whatever slows it down is mended before visitors notice.',
      'Search engines find what matters, and so do people.',
    ],
  },
  es: {
    headings: [
      'Una web que trabaja contigo a todas horas',
      'Así trabajamos',
      'Todo lo que la web necesita, en un solo lugar',
      '¿Cuánto cuesta?',
      'Un servicio estable, año tras año',
      'Preguntas y respuestas',
    ],
    names: [
      'Alojamiento web',
      'Posicionamiento en buscadores',
      'Diseño e interfaz',
      'Desarrollo',
      'Seguridad y copias',
      'Una tienda para cualquier dispositivo',
      'Consultoría',
      'Mantenimiento',
    ],
    labels: ['Saber más', 'Servicios', 'Contactar', 'Todos los artículos', 'Volver', 'Enviar'],
    questions: [
      '¿Cuánto se tarda en hacer una web nueva?',
      '¿Puedo cambiar yo el contenido?',
      '¿De quién es la web cuando está terminada?',
      '¿Qué pasa si algo falla un fin de semana?',
      '¿Tengo que cambiar de dominio o de correo cuando se publica la web nueva?',
    ],
    sentences: [
      'Empezamos por escuchar y después diseñamos una web a la medida de tu negocio.',
      'Las páginas se abren al instante, también en un teléfono barato.',
      'Tienes un precio cerrado antes de empezar.',
      'Todos los datos se copian cada noche y se guardan en dos lugares.',
      'Textos, imágenes y precios están en un solo lugar y los cambias cuando quieras, sin tener que llamarnos.',
      'Respondemos el mismo día.',
      'Medimos la web cada semana y arreglamos lo que la frena antes de que lo noten las visitas.',
      'Los buscadores encuentran lo importante, y las personas también.',
    ],
  },
  da: {
    headings: [
      'Et website, der arbejder for dig døgnet rundt',
      'Sådan arbejder vi',
      'Alt, hvad websitet har brug for, samlet ét sted',
      'Hvad koster det?',
      'Stabil drift, år efter år',
      'Spørgsmål og svar',
    ],
    names: [
      'Webhosting',
      'Søgemaskineoptimering',
      'Design og brugerflade',
      'Udvikling',
      'Sikkerhed og backup',
      'En webshop til alle enheder',
      'Rådgivning',
      'Vedligeholdelse',
    ],
    labels: ['Læs mere', 'Ydelser', 'Kontakt os', 'Alle artikler', 'Tilbage', 'Send'],
    questions: [
      'Hvor lang tid tager et nyt website?',
      'Kan jeg selv ændre indholdet?',
      'Hvem ejer websitet, når det er færdigt?',
      'Hvad sker der, hvis noget går i stykker i en weekend?',
      'Skal jeg skifte domæne eller e-mail, når det nye website går i luften?',
    ],
    sentences: [
      'Vi begynder med at lytte og tegner så et website, der passer til din virksomhed.',
      'Siderne åbner på et øjeblik, også på en billig telefon.',
      'Du får en fast pris, før arbejdet går i gang.',
      'Alle data sikkerhedskopieres hver nat og gemmes to steder.',
      'Tekster, billeder og priser ligger ét sted, og du ændrer dem, når det passer dig, uden at ringe til os.',
      'Du får svar samme dag.',
      'Websitet måles hver uge, og det, der gør det langsomt, bliver rettet, før de besøgende mærker det.',
      'Søgemaskiner finder det vigtige, og det gør mennesker også.',
    ],
  },
};

/** The words of a language. */
export function wordsOf(language: string): KitWords {
  const words = kitWords[language] ?? Object.values(kitWords)[0];
  if (!words) throw new Error('The kit has no words.');
  return words;
}
