import { expect, test } from 'vitest';
import { speculationRules } from '../../../app/hydration/speculation-rules.ts';
import { startScript } from '../../../app/hydration/start-script.ts';

test('everything inline is no larger than two kilobytes and can be part of a page', () => {
  expect(Buffer.byteLength(startScript + speculationRules)).toBeLessThanOrEqual(2048);
  expect(startScript).not.toMatch(/<\/script|<!--/i);
});
