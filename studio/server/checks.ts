import { createHash } from 'node:crypto';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import type { Files } from '../../edits/edit.ts';
import type { ProblemView } from '../api/content-api.ts';
import type { ImpactView } from '../api/drafts-api.ts';
import { createThread, ThreadLimit } from './limited-thread.ts';

/** A request to the thread. */
export type CheckRequest =
  | {
      readonly kind: 'problems';
      readonly files: Files;
      /** Published site.yaml, for the names of pages and items if that of the files has errors. */
      readonly siteText: string;
      readonly language: CheckLanguage;
    }
  | {
      readonly kind: 'impact';
      readonly before: Files;
      readonly after: Files;
      readonly language: CheckLanguage;
    };

export type Checks = ReturnType<typeof createChecks>;

const MAX_CACHED_CHECKS = 500;
/** Checks take up to a second. */
const MAX_CHECK_MS = 20_000;
const MAX_MEMORY_MIB = 192;

/**
 * Finds problems in a state of the content, and differences between two states. Either takes up to a second of CPU,
 * so they run in a separate thread, and previews do not wait for them.
 */
export function createChecks() {
  const cache = createBoundedCache<Promise<unknown>>(MAX_CACHED_CHECKS);
  const thread = createThread<CheckRequest>({
    module: new URL('check-thread.ts', import.meta.url),
    milliseconds: MAX_CHECK_MS,
    memory: MAX_MEMORY_MIB,
  });
  const answerOnce = <T>(key: string, request: CheckRequest, fallback: T): Promise<T> => {
    // Offers begin and end on a day.
    const fullKey = `${new Date().toISOString().slice(0, 10)} ${request.language} ${key}`;
    const ask = () =>
      thread.ask<T>(request).catch((error: unknown) => {
        if (error instanceof ThreadLimit) return fallback;
        throw error;
      });
    const answer = cache.getOrMake(fullKey, ask);
    answer.catch(() => cache.delete(fullKey));
    return answer as Promise<T>;
  };

  return {
    /** @param published content that the files are a draft of */
    async problems(
      files: Files,
      { 'site.yaml': siteText = '' }: Files,
      language: CheckLanguage,
    ): Promise<readonly ProblemView[]> {
      const request = { kind: 'problems', files, siteText, language } as const;
      const answer = await answerOnce<readonly ProblemView[] | null>(fingerprint(files), request, null);
      return answer ?? [uncheckedProblem(language)];
    },
    impact: (before: Files, after: Files, language: CheckLanguage) =>
      answerOnce<readonly ImpactView[]>(
        `${fingerprint(before)} ${fingerprint(after)}`,
        { kind: 'impact', before, after, language },
        [],
      ),
  };
}

/** A problem of no field. */
export const PLACELESS = { languages: [], place: '', source: null, open: null, fixes: [] } as const;

/** Content that cannot be checked is not published. */
function uncheckedProblem(language: CheckLanguage): ProblemView {
  const message = translatePhrase('preview.unchecked')[language];
  return { ...PLACELESS, severity: 'error', message };
}

function fingerprint(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, text] of Object.entries(files)) hash.update(`${name}\0${text}\0`);
  return hash.digest('base64url');
}
