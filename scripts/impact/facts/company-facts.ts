import { type Company, weekdays } from '../../../schema/company.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import type { Sides } from '../comparison/values.ts';
import { pairUp } from '../pairs/pair-up.ts';
import { factWords } from '../words/fact-words.ts';
import type { Fact } from './fact.ts';

/** What is otherwise about the company: its name, phone number, offices, opening hours. */
export function companyFacts({ before, after, say }: Comparison): Fact[] {
  const { company, ...site } = after.project.site;
  const old = before.project.site.company;
  return companyKeys.flatMap((key) => {
    if (!isOther(old[key], company[key])) return [];
    const undone = { ...site, company: { ...company, [key]: old[key] } };
    const lines = otherLines(linesOf(old, key, say), linesOf(company, key, say));
    return (key === 'hours' ? daysTogether(lines) : lines).map(({ id, name, sides }): Fact => {
      const words = say(factWords.company[key]);
      return {
        kind: 'company-changed',
        subject: id === '' ? `company.${key}` : `company.${key}.${id}`,
        name: name === '' ? words : `${words} ${name}`,
        sidesIn: () => sides,
        undone,
      };
    });
  });
}

const companyKeys = Object.keys(factWords.company) as (keyof typeof factWords.company)[];

/** One thing that is known about the company, in words. */
interface Line {
  /** What tells it from others; empty where there is only one. */
  readonly id: string;
  readonly name: string;
  readonly words: string;
}

/** A thing that is otherwise. */
interface OtherLine extends Pick<Line, 'id' | 'name'> {
  readonly sides: Sides;
}

function otherLines(before: readonly Line[], after: readonly Line[]): OtherLine[] {
  return pairUp(before, after, ({ id }) => id).flatMap((pair) => {
    const { id, name } = pair.after ?? pair.before;
    const sides = { before: pair.before?.words ?? null, after: pair.after?.words ?? null };
    return sides.before === sides.after ? [] : [{ id, name, sides }];
  });
}

/** Days in a row with the same hours, before and after, are one: `Monday–Friday`. */
function daysTogether(lines: readonly OtherLine[]): OtherLine[] {
  const runs: OtherLine[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && weekdayNumber(last) + 1 === weekdayNumber(line);
    if (isNext && !isOther(last.sides, line.sides)) run?.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || first === last) return run;
    return [{ ...first, id: `${first.id}-${last.id}`, name: `${first.name}–${last.name}` }];
  });
}

function weekdayNumber({ id }: OtherLine): number {
  return (weekdays as readonly string[]).indexOf(id);
}

/** What is known under a key of the company, one line for each thing. */
function linesOf(company: Company, key: keyof Company, say: (phrase: Phrase) => string): Line[] {
  switch (key) {
    case 'offices':
      return company.offices.map((office) => ({
        id: office.id,
        name: office.locality,
        words: [office.street, `${office.postalCode} ${office.locality}`, office.countryCode, office.phone]
          .filter(Boolean)
          .join(', '),
      }));
    case 'hours':
      return weekdays.map((day) => {
        const open = company.hours.find(({ days }) => days.includes(day));
        const name = say(factWords.days[day]);
        return { id: day, name, words: open ? `${open.opens}–${open.closes}` : say(factWords.closed) };
      });
    case 'milestones':
      return company.milestones.map(({ id, year }) => ({ id, name: id, words: String(year) }));
    case 'social':
      return company.social.map(({ network, url }) => ({ id: network, name: network, words: url }));
    case 'clients':
      return [{ id: '', name: '', words: company.clients.join(', ') }];
    case 'geo':
      return [{ id: '', name: '', words: `${company.geo.placename}, ${company.geo.region}` }];
    default:
      return [{ id: '', name: '', words: String(company[key]) }];
  }
}
