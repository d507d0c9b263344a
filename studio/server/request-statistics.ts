import type { SupabaseClient } from '@supabase/supabase-js';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { MailProject } from '../../server/mail/mail-texts.ts';
import { countByWeek } from '../../server/submissions/submission-marks.ts';
import type { RequestStatistics } from '../api/requests-api.ts';
import { formName } from './request-view.ts';

const WEEKS = 26;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Number of requests in each of the last weeks, by form, including forms that the site no longer has. */
export async function requestStatistics(
  client: SupabaseClient,
  project: MailProject,
  language: ResolvedLanguage,
  now: Date,
): Promise<RequestStatistics> {
  const weeks = lastMondays(now);
  const rows = await countByWeek(client, weeks[0] ?? '');
  const forms = new Set([...Object.keys(project.site.forms), ...rows.map(({ form }) => form)]);
  return {
    weeks,
    forms: [...forms].map((form) => ({
      title: formName(project, language, form),
      counts: weeks.map((week) => rows.find((row) => row.form === form && row.week === week)?.requests ?? 0),
    })),
  };
}

/** The Mondays of the last weeks, including this week, oldest first. */
function lastMondays(now: Date): string[] {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) => {
    const days = sinceMonday + 7 * (WEEKS - 1 - index);
    return new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  });
}
