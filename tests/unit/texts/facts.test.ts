import { describe, expect, test } from 'vitest';
import { factsFor } from '../../../app/site/facts.ts';
import { factNames, fillText } from '../../../app/site/texts/fill-facts.ts';
import { editSite, minimalSite, parseSite } from '../site/minimal-site.ts';

const words = { unlimited: 'no limit', byQuote: 'on request' };

function facts(text = minimalSite) {
  const site = parseSite(text);
  return Object.fromEntries(
    Object.entries(factsFor(site, site.defaultLanguage, words)).map(([name, fact]) => [
      name,
      fact.replace(/\u00a0/g, ' '),
    ]),
  );
}

describe('the facts', () => {
  test('of the small site are all there, and no others', () => {
    expect(facts()).toEqual({
      'price.hourly': '14.900 kr.',
      'price.emergency': '22.350 kr.',
      'price.emergency.surcharge': '50%',
      'package.hosting.basic.price': '4.990 kr.',
      'package.hosting.basic.disk': '10 GB',
      'package.hosting.basic.disk.number': '10',
      'package.hosting.plus.price': 'on request',
      'package.hosting.lowest': '4.990 kr.',
      'figure.clients': '500+',
      'figure.uptime': '99,9%',
      'figure.uptime.number': '99,9',
      'company.milestone.founded': '2009',
      'company.milestone.moved': '2015',
      'company.name': 'Hraunvefur',
      'company.operator': 'Hraunvefur ehf.',
      'company.registrationNumber': '550142-0990',
      'company.phone': '+354 555 0142',
      'company.address': 'Laugavegur 1, 101 Reykjavík',
      'company.email': 'hallo@hraunvefur.is',
      'company.copyrightYear': '2025',
    });
  });

  test('without a limit are a word', () => {
    expect(facts(editSite(['disk: 10 GB', 'disk: unlimited']))['package.hosting.basic.disk']).toBe(
      'no limit',
    );
  });

  test.each([
    ['7-10 days', '7–10 dagar', '7–10'],
    ['24/7', '24/7', undefined],
  ])('of a unit are there with it and without: %s', (figure, fact, number) => {
    const all = facts(editSite(['uptime: 99.9 %', `uptime: ${figure}`]));
    expect([all['figure.uptime'], all['figure.uptime.number']]).toEqual([fact, number]);
  });

  test('say how much a derived rate adds, all the way from the fixed one', () => {
    const all = facts(
      editSite([
        'rates:\n',
        'rates:\n  - { kind: derived, id: night, of: emergency, times: 2 }\n  - { kind: derived, id: friend, of: hourly, times: 0.8 }\n',
      ]),
    );
    expect(all['price.emergency.surcharge']).toBe('50%');
    expect(all['price.night.surcharge']).toBe('200%');
    expect(Object.keys(all).filter((name) => name.endsWith('.surcharge'))).toHaveLength(2);
  });
});

describe('filling facts in', () => {
  const factTexts = { 'price.hourly': '14.900\u00a0kr.', 'a.b': '$&$1' };

  test.each([
    ['{{ price.hourly }}, {{price.hourly}}', '14.900\u00a0kr., 14.900\u00a0kr.'],
    ['{{price.hourley}} stays', '{{price.hourley}} stays'],
    ['signs that mean something elsewhere: {{a.b}}', 'signs that mean something elsewhere: $&$1'],
    ['{{toString.constructor}}', '{{toString.constructor}}'],
  ])('%s', (text, filledText) => {
    expect(fillText(text, factTexts)).toBe(filledText);
  });

  test('the names that a text asks for are known with their places', () => {
    expect(factNames('{{a.b}}, {{count}}, {{ c.d-e.f }}')).toEqual([
      { name: 'a.b', index: 0 },
      { name: 'c.d-e.f', index: 20 },
    ]);
  });
});
