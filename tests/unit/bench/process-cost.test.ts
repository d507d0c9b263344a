import { expect, test, vi } from 'vitest';
import { costOf, costOfNotes, runNode } from '../../../scripts/bench/process-cost.ts';

test('the memory is that of the largest process, the processor time that of all', () => {
  const notes = [
    '{"kilobytes":102400,"microseconds":1500000}',
    '{"kilobytes":307200,"microseconds":250000}',
    '',
  ].join('\n');
  expect(costOfNotes(notes)).toEqual({ memory: 300, processor: 1.75 });
});

test('where no process told, the memory is not known', () => {
  expect(costOfNotes('')).toEqual({ memory: null, processor: 0 });
});

test('processes that a command starts count as well, the process that starts it does not', () => {
  const own = Buffer.alloc(160 * 2 ** 20, 1);
  const fill = 'const full = Buffer.alloc(160 * 2 ** 20, 1);';
  const command = `require('child_process').spawnSync(process.execPath, ['-e', '${fill}'])`;
  const alone = costOf('.', ['-e', '0']);
  const { memory, processor, seconds } = costOf('.', ['-e', command]);
  expect(own.length / 2 ** 20).toBe(160);
  expect(alone.memory).toBeLessThan(160);
  expect(memory).toBeGreaterThan(160);
  expect(processor).toBeGreaterThan(alone.processor);
  expect(seconds).toBeGreaterThan(0);
});

test('a command that fails is told with what it said', () => {
  expect(() => runNode('.', ['-e', 'console.error("No site here."); process.exit(2)'])).toThrow(
    /ended with 2:\nNo site here\./,
  );
});

test("nobody's hosted project is reached", () => {
  vi.stubEnv('SUPABASE_URL', 'https://hosted.example');
  runNode('.', ['-e', 'process.exit(process.env.SUPABASE_URL === "" ? 0 : 1)']);
});
