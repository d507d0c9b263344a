import type { SupabaseClient } from '@supabase/supabase-js';
import { connectClient, type DatabaseConnection } from '../../server/database/database-connection.ts';
import { connectSubmissionTable } from '../../server/database/submission-table.ts';
import type { Submission } from '../../server/forms/submission.ts';

export const MANY = { requests: 10_000, news: 2_000 };

const FORMS = ['contact', 'quote', 'servicedesk', 'hosting-order'];
const LANGUAGES = ['is', 'is', 'is', 'en', 'es', 'da'];
const NAMES = ['Anna', 'Björn', 'Ægir', 'Þóra', 'Lucía', 'Søren', 'Mary', 'Örn', 'Inga', 'Jón'];
const SYLLABLES = [
  'vef',
  'hýsing',
  'tölvu',
  'póst',
  'land',
  'síða',
  'merki',
  'tilboð',
  'kerfi',
  'búð',
  'ráð',
  'ljós',
];
const MINUTE_MS = 60_000;
/** From the first to the last: about two years. */
const APART_MS = 100 * MINUTE_MS;

/** Numbers that look random, and are the same in every run. */
function someNumbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Fills an empty database with requests in all states, and with news in all states. */
export async function fillDatabase(connection: DatabaseConnection): Promise<void> {
  const number = someNumbers();
  const words = Array.from({ length: 600 }, () =>
    [0, 1].map(() => SYLLABLES[number(SYLLABLES.length)]).join(''),
  );
  const text = (length: number) => Array.from({ length }, () => words[number(words.length)]).join(' ');
  const now = Date.now();
  const requests = Array.from({ length: MANY.requests }, (_, at): Submission => {
    const name = NAMES[number(NAMES.length)] ?? '';
    return {
      ...{ idempotencyKey: `bench ${at}`, form: FORMS[number(FORMS.length)] ?? '', page: '/hafa-samband' },
      ...{ language: LANGUAGES[number(LANGUAGES.length)] ?? '', offer: null, spam: number(12) === 0 },
      receivedAt: new Date(now - at * APART_MS).toISOString(),
      fields: {
        name: `${name} ${text(1)}`,
        email: emailOf(number(4_000)),
        subject: text(3),
        message: text(10 + number(150)),
      },
    };
  });
  await connectSubmissionTable(connection).insert(requests);
  const client = connectClient(connection.url, connection.secretKey);
  const answered = { state: 'answered', answered_by: 'bench@example.is' };
  const moment = (at: number) => new Date(now - at * APART_MS).toISOString();
  for (let at = 1_000; at < MANY.requests; at += 500)
    await done(
      client
        .from('form_submissions')
        .update(answered)
        .lte('received_at', moment(at))
        .gt('received_at', moment(at + 500)),
    );
  await addNews(client, now, text);
}

/** One of 4,000 visitors, who have written two or three times each. */
export function emailOf(visitor: number): string {
  return `visitor.${visitor}@example.is`;
}

async function addNews(client: SupabaseClient, now: number, text: (length: number) => string): Promise<void> {
  const news = Array.from({ length: MANY.news }, (_, at) => {
    const written = () => ({ title: text(5), excerpt: text(15), content: text(300) });
    return {
      ...{ slug: `bench-${at}`, ...written(), hidden: at % 20 === 1 },
      // Drafts, scheduled ones, and what is live.
      published_at: at % 20 === 0 ? null : new Date(now + (50 - at) * 600 * MINUTE_MS).toISOString(),
      translations: Object.fromEntries(['en', 'es', 'da'].map((language) => [language, written()])),
    };
  });
  for (let at = 0; at < news.length; at += 100)
    await done(client.from('news').insert(news.slice(at, at + 100)));
}

async function done(asked: PromiseLike<{ readonly error: Error | null }>): Promise<void> {
  const { error } = await asked;
  if (error) throw error;
}
