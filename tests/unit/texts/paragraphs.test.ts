import { describe, expect, test } from 'vitest';
import { firstGap, otherOrder } from '../../../scripts/check/texts/document-parity.ts';
import { paragraphsOf } from '../../../scripts/check/texts/markdown-blocks.ts';

const english = `## 1. Hours

We answer on weekdays from nine to five, and the next morning at the latest.

Outside of these hours it costs {{price.emergency}} an hour, and somebody answers the phone.

## 2. Payment

Invoices are due within {{figure.terms-due}} of the day on them, unless agreed otherwise.

## 3. Disputes

The law of Iceland governs these terms; write to {{company.email}} before you go to court.`;
const parts = english.split(/\n\n(?=## )/);

const gapIn = (own: string) => firstGap(paragraphsOf(own), paragraphsOf(english));

describe('the paragraph that only one text has', () => {
  test('is the second of two that became one', () => {
    expect(gapIn(english.replace('latest.\n\nOutside', 'latest. Outside'))).toEqual({
      in: 'theirs',
      at: 2,
      before: 2,
    });
  });

  test('is the second half of one that became two', () => {
    expect(gapIn(english.replace('hour, and', 'hour.\n\nAlso'))).toEqual({ in: 'own', at: 3, before: 3 });
  });

  test('is the first of several that are gone', () => {
    expect(gapIn([parts[0], parts[2]].join('\n\n'))).toEqual({ in: 'theirs', at: 3, before: 3 });
  });
});

describe('another order', () => {
  const order = (own: string) => otherOrder(paragraphsOf(own), paragraphsOf(english));

  test('begins where the first paragraph stands that belongs elsewhere', () => {
    const turned = [parts[0], parts[2], parts[1]].join('\n\n');
    expect(order(turned)?.own.written).toBe('## 3. Disputes');
    expect(order(turned)?.theirs.written).toBe('## 2. Payment');
  });

  test('is none where a fact is another one, or all is as it was', () => {
    expect(order(english)).toBeNull();
    expect(order(english.replace('terms-due', 'terms-notice'))).toBeNull();
  });
});
