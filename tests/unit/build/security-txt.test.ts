import { describe, expect, test } from 'vitest';
import { securityExpires, securityTxt } from '../../../scripts/build/security-txt.ts';
import { smallSite } from '../pages/small-pages.ts';

const DAY_MS = 86_400_000;

describe('security.txt', () => {
  test('names the agency’s mail, the site’s own language first, and where it lies', () => {
    const site = smallSite();
    const english = site.languages.find(({ code }) => code === 'en');
    if (!english) throw new Error('The small site has English.');
    expect(securityTxt(site, english, '2026-11-22').split('\n')).toEqual([
      `Contact: mailto:${site.company.email}`,
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en, is',
      'Canonical: https://hraunvefur.io/.well-known/security.txt',
      '',
    ]);
  });

  test.each(['2026-11-01', '2026-11-30', '2026-12-31', '2027-01-01', '2028-02-29'])(
    'built on %s it holds for eleven months at least and a year at most',
    (day) => {
      const days = (Date.parse(securityExpires(day)) - Date.parse(day)) / DAY_MS;
      expect(days).toBeGreaterThan(330);
      expect(days).toBeLessThanOrEqual(366);
    },
  );

  test('is the same on each day of a month', () => {
    expect(securityExpires('2026-11-01')).toBe(securityExpires('2026-11-30'));
  });
});
