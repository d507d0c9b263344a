import { vi } from 'vitest';

/**
 * Runs a command in this process, which takes a tenth of the processor time of a separate one.
 * @returns its exit code and its output
 */
export function runHere(run: (args: readonly string[]) => void, args: readonly string[]) {
  const { exitCode } = process;
  const listeners = process.stdout.listeners('error');
  const [stdout, stderr] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  process.exitCode = 0;
  try {
    run(args);
    const outputs = [stdout, stderr].map((write) => (write?.mock.calls ?? []).map(([text]) => text).join(''));
    return { status: process.exitCode, stdout: outputs[0] ?? '', stderr: outputs[1] ?? '' };
  } finally {
    process.exitCode = exitCode;
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void);
    stdout?.mockRestore();
    stderr?.mockRestore();
  }
}
