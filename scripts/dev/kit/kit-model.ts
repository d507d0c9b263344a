import type { ResolvedRate, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { type Company, company } from '../../../schema/company.ts';
import { type Form, form } from '../../../schema/form.ts';
import { type PackageSet, packageSet } from '../../../schema/package-set.ts';
import { type Quantity, quantity } from '../../../schema/quantity.ts';
import { icons, itemName } from './kit-names.ts';

/*
 * What the examples show besides their own words. It is the kit's own, so that a price or an office that changes in
 * site.yaml changes nothing in the kit.
 */

const amounts = [4990, 12_900, 29_900, 59_900, 124_900].map((ISK) => {
  const dollars = Math.round(ISK / 128);
  return { ISK, USD: dollars, EUR: dollars - 2, DKK: dollars * 6, NOK: ISK, SEK: ISK, GBP: dollars };
});

/** A set of so many packages: fixed, from and by quote, with figures and without. */
function setOf(count: number): PackageSet {
  return packageSet.parse({
    id: `kit-${count}`,
    texts: 'solutions',
    period: 'month',
    vat: 'excluded',
    packages: amounts.slice(0, count).map((offered, index) => ({
      id: itemName(index),
      price: priceOf(index, offered),
      popular: index === 1,
      facts: { disk: `${10 * (index + 1)} GB`, mailboxes: index === 2 ? 'unlimited' : 5 * (index + 1) },
      features: ['disk', 'mailboxes', 'backups', 'support', 'certificate', 'updates'].slice(0, 3 + index),
    })),
  });
}

function priceOf(index: number, offered: Readonly<Record<string, number>>) {
  if (index === 4) return { kind: 'by-quote' };
  return { kind: index === 3 ? 'from' : 'fixed', amounts: offered };
}

/** The package sets by id: of one package, of two and so on. */
export const kitPackageSets: Readonly<Record<string, PackageSet>> = Object.fromEntries(
  amounts.map((_, index) => [`kit-${index + 1}`, setOf(index + 1)]),
);

export const kitRates: Readonly<Record<string, ResolvedRate>> = {
  hourly: {
    id: 'hourly',
    period: 'hour',
    vat: 'excluded',
    times: 1,
    amounts: { ISK: 14_900, USD: 110, EUR: 100, DKK: 740, NOK: 1100, SEK: 1100, GBP: 85 },
  },
};

export const kitFigures: Readonly<Record<string, Quantity>> = Object.fromEntries(
  ['500+', 1200, '99.9 %', '24/7', '15 years', '0.5-2 %'].map((written, index) => [
    itemName(index),
    quantity.parse(written),
  ]),
);

const options = icons.slice(0, 5).map((icon, index) => ({ value: itemName(index), icon }));

const person = [
  { type: 'text', name: 'name', required: true, autocomplete: 'name' },
  { type: 'email', name: 'email', required: true, autocomplete: 'email' },
];

/**
 * A form with a field of every type but `package`.
 * @param id what it is stored under
 */
export function kitContactForm(id: string): Form {
  return form.parse({
    id,
    fields: [
      { type: 'radio-cards', name: 'topic', required: true, options: options.slice(0, 3) },
      ...person,
      { type: 'tel', name: 'phone', autocomplete: 'tel' },
      { type: 'url', name: 'website' },
      { type: 'checkbox-cards', name: 'services', options },
      { type: 'select', name: 'urgency', options: [itemName(0), itemName(1), itemName(2)] },
      { type: 'textarea', name: 'message', required: true },
    ],
  });
}

/**
 * A form that orders one of three packages.
 * @param id what it is stored under
 */
export function kitOrderForm(id: string): Form {
  const packages = [0, 1, 2].map((index) => ({ value: itemName(index), package: itemName(index) }));
  return form.parse({
    id,
    fields: [
      {
        type: 'package',
        name: 'package',
        required: true,
        set: 'kit-3',
        options: packages,
        initial: itemName(1),
      },
      ...person,
      { type: 'textarea', name: 'message' },
    ],
  });
}

/** The offices, hours, milestones and clients of the kit in the place of the company's. */
export function kitCompany(own: ResolvedSite['company']): Company {
  const reykjavik = {
    street: 'Dæmisgata 12',
    postalCode: '101',
    locality: 'Reykjavík',
    countryCode: 'IS',
    timeZone: 'Atlantic/Reykjavik',
  };
  return company.parse({
    ...own,
    phone: '+354 555 0100',
    email: 'daemi@example.is',
    offices: [
      { ...reykjavik, id: itemName(0) },
      {
        id: itemName(1),
        street: 'Calle del Ejemplo 4',
        postalCode: '28001',
        locality: 'Madrid',
        countryCode: 'ES',
        timeZone: 'Europe/Madrid',
        phone: '+34 555 010 010',
      },
      { ...reykjavik, id: itemName(2), street: 'Dæmisgata 14' },
    ],
    hours: [
      {
        days: ['monday', 'tuesday', 'wednesday', 'thursday'],
        opens: '09:00',
        closes: '17:00',
      },
      { days: ['friday'], opens: '09:00', closes: '15:00' },
    ],
    milestones: [2006, 2009, 2013, 2016, 2019, 2022, 2026].map((year, index) => ({
      id: itemName(index),
      year,
    })),
    clients: ['Norðurljós', 'Fjallabyggð', 'Hafið bláa', 'Ísgerðin', 'Kaffi Berg', 'Sæberg', 'Vör', 'Móberg'],
  });
}
