import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { iconNames } from '../../scripts/check/project/icons.ts';
import { readSite } from '../../scripts/check/read-site.ts';
import type { Files } from '../api.ts';
import { awaitingWith } from '../fields/awaiting.ts';
import { calendarOf } from '../fields/calendar.ts';
import type { FieldContext } from '../fields/content.ts';
import { outlineOf } from '../fields/outline.ts';
import { panelOf } from '../fields/panel.ts';
import { appliedDraft } from './draft-files.ts';
import { type Call, Refusal, type Route, route } from './route.ts';

const LONGEST_QUERY = 200;

/** What there is to edit, as the draft of the person who asks has it. */
export const contentRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/outline',
    role: 'writer',
    answer: async (call) => ({ body: outlineOf(await contextOf(call)) }),
  }),
  route({
    method: 'GET',
    path: '/fields',
    role: 'writer',
    async answer(call) {
      const panel = panelOf(call.query.get('source') ?? '', await contextOf(call));
      if (!panel) throw new Refusal(404, 'no-source');
      return { body: panel };
    },
  }),
  route({
    method: 'GET',
    path: '/search',
    role: 'writer',
    async answer(call) {
      const { studio, person, query } = call;
      const words = (query.get('q') ?? '').slice(0, LONGEST_QUERY);
      const { base, files } = await draftOf(call);
      const state = { base, files, draft: person.email };
      return { body: await studio.preview.search(state, query.get('language') ?? '', words) };
    },
  }),
  route({
    method: 'GET',
    path: '/calendar',
    role: 'writer',
    answer: async (call) => ({ body: calendarOf(await contextOf(call), dayOf(call)) }),
  }),
];

async function draftOf({ studio, person }: Call<unknown>) {
  const draft = await studio.drafts.read(person.email);
  const { published, files } = appliedDraft(studio, draft);
  const edits = draft.changes.flatMap((change) => change.edits);
  return { base: published, files, edits };
}

async function contextOf(call: Call<unknown>): Promise<FieldContext> {
  const { studio, person, language } = call;
  const { base, files, edits } = await draftOf(call);
  // An unfinished value leaves no site; what there is to edit is then that of before.
  const site = siteOf(files) ?? siteOf(base);
  if (!site) throw new Refusal(422, 'nothing-to-show');
  const { problems } = studio.preview.read({ files, base, draft: person.email });
  return { files, site, problems, awaiting: awaitingWith(base, edits, dayOf(call)), language };
}

function dayOf({ studio }: Call<unknown>): string {
  return studio.now().toISOString().slice(0, 10);
}

const sites = createBoundedCache<ResolvedSite | null>(8);

/** With all that is shown on other days; null where it has errors. */
function siteOf(files: Files): ResolvedSite | null {
  const yaml = files['site.yaml'] ?? '';
  return sites.getOrMake(yaml, () => {
    const reading = readSite(yaml, { icons: iconNames() });
    return reading.ok ? reading.site : null;
  });
}
