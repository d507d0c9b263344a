import type { Submission } from './submission.ts';

/** A submission as a line of the spool: how many bytes follow, and its JSON, which has no line break. */
export function spoolLine(submission: Submission): Buffer {
  const json = Buffer.from(JSON.stringify(submission));
  return Buffer.concat([Buffer.from(`${json.length} `), json, LINE_BREAK]);
}

const LINE_BREAK = Buffer.from('\n');

export interface SpoolLines {
  readonly submissions: readonly Submission[];
  /** How many lines were torn by a crash while they were written; nobody was told that they were kept. */
  readonly torn: number;
}

/** Reads the lines of a spool file; one that is not whole is never taken for a record. */
export function readSpoolLines(bytes: Buffer): SpoolLines {
  const submissions: Submission[] = [];
  let torn = 0;
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_BREAK, start);
    const end = found === -1 ? bytes.length : found;
    const submission = found === -1 ? null : readLine(bytes.subarray(start, end));
    if (submission) submissions.push(submission);
    else torn++;
    start = end + 1;
  }
  return { submissions, torn };
}

function readLine(line: Buffer): Submission | null {
  const space = line.indexOf(0x20);
  const json = line.subarray(space + 1);
  if (space < 1 || line.toString('latin1', 0, space) !== String(json.length)) return null;
  try {
    // The length says that it is whole, and nobody but `spoolLine` writes here.
    return JSON.parse(json.toString('utf8')) as Submission;
  } catch {
    return null;
  }
}
