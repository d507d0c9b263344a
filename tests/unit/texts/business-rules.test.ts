import { describe, expect, test } from 'vitest';
import { realContent, rules } from './business-rules.ts';

describe('the site and its texts keep the rule:', () => {
  test.each(rules)('$name', ({ findings }) => {
    expect(findings(realContent)).toEqual([]);
  });
});

describe('what contradicts it is found:', () => {
  test.each(rules)('$name', ({ findings, contradictions }) => {
    for (const contradict of contradictions)
      expect(findings(contradict(realContent)).length).toBeGreaterThan(findings(realContent).length);
  });
});
