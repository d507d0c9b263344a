import { expect, test } from 'vitest';
import type { Change } from '../../../scripts/impact/change.ts';
import { withGitProject } from './git-project.ts';
import { kindsOf } from './printed-impact.ts';

test('a price is one entry with every page that shows it, and with the other currencies below', () => {
  withGitProject(({ edit, impact }) => {
    edit(
      'site.yaml',
      'amounts: { ISK: 4990, USD: 39, EUR: 35, DKK: 249 } }',
      'amounts: { ISK: 5490, USD: 43, EUR: 39, DKK: 275 } }',
    );
    expect(impact()).toEqual({
      status: 0,
      stderr: '',
      stdout: `What changes for visitors since HEAD

Prices and figures
  Hosting Basic 4.990 kr. -> 5.490 kr.: /lausnir, /lausnir/netverslun, /lausnir/vefhysing, /lausnir/vefhysing/panta, /verdskra (4 languages), structured data
    is +10 %; en $39 -> $43 (+10.3 %); es 35 € -> 39 € (+11.4 %); da 249 kr. -> 275 kr. (+10.4 %)
`.replaceAll(/(?<=\d) (?=kr|€)/g, '\u00a0'),
    });
  });
});

test('a price that has changed in one currency is told for the readers of that currency', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', 'ISK: 14900, USD: 110', 'ISK: 15900, USD: 110');
    expect(
      impact('--lang', 'is').stdout.replaceAll('\u00a0', ' '),
    ).toBe(`Það sem breytist fyrir gesti miðað við HEAD

Verð og tölur
  Almennt tímaverð 14.900 kr. -> 15.900 kr.: /thjonusta/vidhald, /lausnir/api-tengingar, /verdskra, /skilmalar (íslenska), gögn fyrir leitarvélar
    +6,7 %
  Utan opnunartíma 22.350 kr. -> 23.850 kr.: /lausnir/vefumsjon, /verdskra, /hafa-samband, /skilmalar (íslenska), gögn fyrir leitarvélar
    +6,7 %
`);
  });
});

test('an edit of everything that nobody sees changes nothing', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', '# The hourly rate', '# A rate');
    edit(
      'site.yaml',
      '{ ISK: 4990, USD: 39, EUR: 35, DKK: 249 }',
      '{ DKK: 249, EUR: 35, USD: 39, ISK: 4990 }',
    );
    edit('content/is/privacy.md', '\n\n## 2.', '\n\n\n## 2.');
    expect(impact()).toEqual({ status: 0, stdout: 'Nothing changes for visitors.\n', stderr: '' });
  });
});

test('an edit of many things is told by topic and page', () => {
  withGitProject(({ edit, write, impact }) => {
    edit(
      'site.yaml',
      'figures: [clients, projects, uptime, support] }\n      - { kind: client-logos',
      'figures: [uptime, clients, projects] }\n      - { kind: client-logos',
    );
    edit(
      'site.yaml',
      'notices: []',
      'notices:\n  - { id: christmas, validFrom: 2026-12-14, validUntil: 2026-12-26 }',
    );
    edit('site.yaml', 'options: [low, medium, high, urgent]', 'options: [medium, high, urgent]');
    edit(
      'site.yaml',
      '{ name: phone, type: tel, autocomplete: tel }\n      - { name: company, type: text, autocomplete: organization }\n      - { name: subject',
      '{ name: mobile, type: tel, autocomplete: tel }\n      - { name: company, type: text, autocomplete: organization }\n      - { name: subject',
    );
    edit('content/is/terms.md', 'Verðið breytist ekki nema', 'Verðið breytist aldrei nema');
    for (const language of ['is', 'en', 'es', 'da'])
      write(language, {
        'common:notices.christmas': `Closed (${language})`,
        'home:home.stats.figures.support': null,
        'forms:servicedesk.fields.urgency.options.low': null,
        'forms:contact.fields.phone': null,
        'forms:contact.fields.mobile.label': `Mobile (${language})`,
      });
    const { changes } = JSON.parse(impact('--format', 'json').stdout) as { changes: Change[] };
    expect(kindsOf(changes)).toEqual([
      'item-removed home.stats.support',
      'items-reordered home.stats',
      'notice-added notice.christmas',
      'field-renamed form.contact.mobile',
      'option-removed form.servicedesk.urgency.low',
      'text-changed forms:contact.fields.mobile.label',
      'text-removed forms:contact.fields.mobile.help',
      'paragraph-changed terms.text#7',
    ]);
    expect(changes[2]).toMatchObject({
      everyPage: true,
      values: [
        { languages: ['is'], before: null },
        { languages: ['en'], before: null, after: '“Closed (en)”' },
        { languages: ['es'], before: null },
        { languages: ['da'], before: null },
      ],
      from: '2026-12-14',
      until: '2026-12-26',
    });
  });
});

test('a site that cannot be read is told as the check tells it', () => {
  withGitProject(({ edit, impact }) => {
    edit('site.yaml', 'ISK: 4990,', 'ISK: 4.990,');
    const { status, stdout } = impact();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^The site cannot be read as it is now\./);
    expect(stdout).toContain('site.yaml:');
    expect(stdout).toContain('1 problem');
    const json = JSON.parse(impact('--format', 'json').stdout) as Record<string, unknown>;
    expect(json).toMatchObject({
      version: 1,
      base: 'HEAD',
      unreadable: 'after',
      report: { counts: { problems: 1 } },
    });
  });
});
