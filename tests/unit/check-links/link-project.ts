import { editSite } from '../site/minimal-site.ts';
import { createProject, editFiles, type FileEdit } from '../texts/small-project.ts';

const site = editSite(
  ['social: []', 'social:\n    - { network: LinkedIn, url: "https://www.linkedin.com/company/hraunvefur" }'],
  ['quick: [/, /lausnir]', 'quick: [/, /lausnir, /frettir, /tilbod]'],
  [
    '  - { from: /hysing, to: /lausnir/vefhysing }',
    '  - { from: /hysing, to: /lausnir/vefhysing }\n  - { from: /verd, to: /tilbod }',
  ],
  [
    '      - { kind: timeline,',
    '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
  ],
  [
    '  - id: order\n    fields:\n',
    `  - id: offer
    fields:
      - type: radio-cards
        name: service
        link: service
        options: [{ value: hosting, page: /lausnir/vefhysing }, { value: design }]
  - id: order
    fields:
`,
  ],
  [
    '\nnotFound:\n',
    `  - id: offer
    path: /tilbod
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: form, id: form, form: offer, summary: true }]
  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]
  - { id: article, path: '/frettir/{slug}', texts: site, sections: [{ kind: news-article, id: article }] }

notFound:
`,
  ],
);

/** The same links in each language. */
const stories = {
  is: `## Síðan {{company.milestone.founded}}

Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).

## Verð

Klukkustundin kostar {{price.hourly}}. Farðu aftur [efst](#story-sidan) eða
[skrifaðu](mailto:hallo@hraunvefur.is), [hringdu](tel:+3545550142) og spurðu [Persónuvernd](https://www.personuvernd.is/en).

[frett]: /frettir/nyr-vefur
`,
  en: `## Since {{company.milestone.founded}}

See [hosting](/lausnir/vefhysing), [the price](/lausnir/vefhysing#prices) and [the offer](/tilbod?service=hosting).

## Prices

An hour costs {{price.hourly}}. Go back to [the top](#story-sidan), or
[write](mailto:hallo@hraunvefur.is), [call](tel:+3545550142) and ask [the authority](https://www.personuvernd.is/en).

[news]: /frettir/nyr-vefur
`,
};

const seed = `-- Sample rows; a note with [a link](/nowhere) is no content.
insert into public.news (slug, published_at, title, content, translations) values
(
  'nyr-vefur',
  '2026-11-04T09:00:00Z',
  'Nýr vefur',
  'Sjá [hýsingu](/lausnir/vefhysing).
Og svo er það [tilboðið](/tilbod), sem er ''gott''.',
  jsonb_build_object(
    'en', jsonb_build_object(
      'title', 'A new site',
      'content', 'See [hosting](/lausnir/vefhysing).'
    )
  )
),
('drog', null, 'Drög', 'Óbirt.', '{}');

insert into public.projects (id, published_at, image_url, link, title, description, category, tags) values
('foss', '2026-10-14T10:00:00Z', 'https://hraunvefur.is/foss.jpg', 'https://foss.example/', 'Foss', 'Ferðir.', 'Vefir', array['a', 'b']);
`;

const withLinks: readonly FileEdit[] = [
  ['locales/is/home.json', '"is home.hero.text"', '"Við erum \\u201eheima\\u201c á /lausnir/vefhysing."'],
  ['locales/en/home.json', '"en home.hero.text"', '"We are \\u201cat home\\u201d at /lausnir/vefhysing."'],
];

/** A small site with links in all places that can have them: menus and sections, texts, documents and sample rows. */
export const linkProject: Readonly<Record<string, string>> = editFiles(
  {
    ...createProject(site),
    'content/is/story.md': stories.is,
    'content/en/story.md': stories.en,
    'supabase/seed.sql': seed,
  },
  withLinks,
);
