import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into each process of a command that is measured, before its own code (`process-cost.ts`): as the process ends, it
 * notes its peak memory and its processor time, those of its threads included, in the file that COST_FILE names.
 */
const file = process.env.COST_FILE;
if (file && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    const cost = { kilobytes: peakKilobytes(), microseconds: userCPUTime + systemCPUTime };
    appendFileSync(file, `${JSON.stringify(cost)}\n`);
  });
}

/** On Linux `maxRSS` begins with what the process had that started this one; the system's own note of it does not. */
function peakKilobytes(): number {
  try {
    const [, peak] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(peak ?? process.resourceUsage().maxRSS);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}
