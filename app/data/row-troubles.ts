import { type RowProblem, tellProblem } from './parse-rows.ts';
import type { RowReply } from './rows.ts';

/** Tells of what goes wrong with rows. */
export interface RowTroubles {
  /**
   * Takes what a reading gave.
   * @param key what was read
   */
  readonly note: (key: string, reply: RowReply) => void;
}

/** What a trouble says when it begins and when it is over. */
interface Words {
  readonly begins: string;
  readonly over: string;
}

/** A trouble, and when each thing that has it was last read. */
interface Trouble extends Words {
  readonly seen: Map<string, number>;
}

const MOST_TOLD = 100;
/** What nobody has read for so long does not keep a trouble alive. Milliseconds. */
const FORGOTTEN_AFTER = 600_000;

/**
 * Logs a failure or a problem once when it begins and once when it is over, however often it is met.
 * @param log takes one line
 * @param now a clock that never goes back, milliseconds
 */
export function rowTroubles(log: (line: string) => void, now: () => number): RowTroubles {
  const troubles = new Map<string, Trouble>();
  let isFull = false;

  const begin = (id: string, words: Words): Trouble | undefined => {
    if (troubles.size >= MOST_TOLD) {
      if (!isFull)
        log(`More than ${MOST_TOLD} things are wrong with news and projects; the rest is not told.`);
      isFull = true;
      return undefined;
    }
    const trouble = { ...words, seen: new Map<string, number>() };
    troubles.set(id, trouble);
    log(trouble.begins);
    return trouble;
  };

  return {
    note(key, reply) {
      const time = now();
      const met = wordsOf(reply);
      for (const [id, words] of met) (troubles.get(id) ?? begin(id, words))?.seen.set(key, time);
      for (const [id, { seen, over }] of troubles) {
        if (!met.has(id)) seen.delete(key);
        for (const [other, at] of seen) if (time - at > FORGOTTEN_AFTER) seen.delete(other);
        if (seen.size > 0) continue;
        troubles.delete(id);
        isFull = false;
        log(over);
      }
    },
  };
}

/** What is wrong with a reply; all failures are one trouble, since the database is the same. */
function wordsOf(reply: RowReply): ReadonlyMap<string, Words> {
  if (reply.ok) return new Map(reply.problems.map((problem) => [JSON.stringify(problem), about(problem)]));
  const begins = `News and projects cannot be read; visitors get the last ones that could be. ${reply.reason}`;
  return new Map([['', { begins, over: 'News and projects can be read again.' }]]);
}

function about(problem: RowProblem): Words {
  const { place, line } = tellProblem(problem);
  return { begins: line, over: `${place}: mended or taken away (${problem.message}).` };
}
