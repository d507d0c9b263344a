import { edited } from '../site/minimal-site.ts';
import { projectOf } from '../texts/small-project.ts';

/**
 * The small site with a page below another, news with their pages, notes that name pages, and texts with links.
 * @param pages more entries, with all the texts that they need
 * @param redirects more entries
 */
export function siteWith(pages = '', redirects = ''): Record<string, string> {
  const site = edited(
    [
      '  - id: hosting\n    texts: solutions\n    period',
      '  # Sold on /lausnir/vefhysing.\n  - id: hosting\n    texts: solutions\n    period',
    ],
    [
      '    - { kind: link, to: /lausnir }\n',
      '    - { kind: link, to: /frettir }\n    - { kind: link, to: "/lausnir/vefhysing/panta" }\n',
    ],
    ['        set: hosting\n        options', '        link: package\n        set: hosting\n        options'],
    [
      '      - { kind: timeline,',
      '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
    ],
    [
      '  - { from: /hysing, to: /lausnir/vefhysing }\n',
      `  - { from: /hysing, to: /lausnir/vefhysing }\n${redirects}`,
    ],
    ['\nnotFound:\n', `${morePages}${pages}\nnotFound:\n`],
  );
  return { ...projectOf(site), ...linkedTexts };
}

const linkedTexts = {
  'content/is/story.md': `Sjá [hýsingu](/lausnir/vefhysing?package=Basic#packages "x") og [pöntun](/lausnir/vefhysing/panta).

Tíminn kostar {{price.hourly}}.
`,
  'content/en/story.md': `See [hosting](/lausnir/vefhysing?package=Basic#packages "x") and [order](/lausnir/vefhysing/panta).

An hour costs {{price.hourly}}.
`,
  'supabase/seed.sql': `-- Sample news, shown on /frettir.
insert into public.news (slug, content) values ('afrit', 'Sjá /lausnir/vefhysing.');
`,
};

const morePages = `  - id: hosting-order
    path: '/lausnir/vefhysing/panta'   # under /lausnir/vefhysing
    texts: solutions
    sections: [{ kind: hero, id: hero, actions: [{ label: order, to: /lausnir/vefhysing }] }]
  - id: news
    path: /frettir
    texts: site
    sections:
      - { kind: hero, id: hero }
      - { kind: news-list, id: all }
  - id: news-article
    path: /frettir/{slug}
    texts: site
    sections:
      - { kind: news-article, id: article }
`;

export const smallSite: Readonly<Record<string, string>> = siteWith();
