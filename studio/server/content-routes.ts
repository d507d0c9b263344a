import { dayIn } from '../../app/site/lifetime.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { iconFile, iconNames } from '../../checks/project/icons.ts';
import type { ProblemView } from '../api.ts';
import { awaitingWith } from '../fields/awaiting.ts';
import { calendarOf } from '../fields/calendar.ts';
import type { FieldContext } from '../fields/content.ts';
import { outlineOf } from '../fields/outline.ts';
import { panelOf } from '../fields/panel.ts';
import { appliedDraft } from './draft-files.ts';
import { type Call, Refusal, Reply, type Route, route } from './route.ts';
import { siteOf } from './site-of.ts';

const MAX_QUERY_LENGTH = 200;
const MAX_SOURCE_LENGTH = 1000;

/** What there is to edit, in the draft of the person who asks. */
export const contentRoutes: readonly Route[] = [
  route('GET', '/outline', 'writer', async (call) => outlineOf(contextOf(call, await draftOf(call), []))),
  route('GET', '/fields', 'writer', async (call) => {
    const draft = await draftOf(call);
    const isQuick = call.query.has('quick');
    const problems = isQuick ? [] : await call.studio.checks.problems(draft.files, call.language);
    const source = (call.query.get('source') ?? '').slice(0, MAX_SOURCE_LENGTH);
    const panel = panelOf(source, contextOf(call, draft, problems));
    if (!panel) throw new Refusal(404, 'no-thing');
    return panel;
  }),
  route('GET', '/search', 'writer', async (call) => {
    const { base, files } = await draftOf(call);
    const query = (call.query.get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
    const language = call.query.get('language') ?? '';
    const { site } = contextOf(call, { base, files, edits: [] }, []);
    if (!site.languages.some(({ code }) => code === language)) return [];
    const state = { files, base, draft: call.draft };
    return await call.studio.preview.search(state, language, query);
  }),
  route('GET', '/calendar', 'writer', async (call) => {
    const context = contextOf(call, await draftOf(call), []);
    return calendarOf(context, dayIn(companyTimeZone(context.site.company), call.studio.now()));
  }),
  route('GET', '/icons/:name', 'writer', ({ params: { name = '' } }) => {
    // Only names of the package become names of files.
    if (!iconNames().has(name)) throw new Refusal(404, 'no-address');
    return new Reply({ svg: iconFile(name) });
  }),
];

type AnyCall = Pick<Call, 'studio' | 'draft' | 'language'>;

/** The content of a draft. */
export type DraftState = Awaited<ReturnType<typeof draftOf>>;

export async function draftOf({ studio, draft: name }: AnyCall) {
  const draft = await studio.drafts.read(name);
  const { published, files } = appliedDraft(studio, draft);
  return { base: published, files, edits: draft.changes.flatMap(({ edits }) => edits) };
}

/** @throws Refusal where neither the draft nor what is published can be read */
export function contextOf(
  { studio, language }: Pick<AnyCall, 'studio' | 'language'>,
  { base, edits, files }: DraftState,
  problems: readonly ProblemView[],
): FieldContext {
  const site = siteOf(files) ?? siteOf(base);
  if (!site) throw new Refusal(422, 'nothing-to-show');
  const awaiting = awaitingWith(base, edits, studio.now().toISOString().slice(0, 10));
  return { files, site, problems, awaiting, language };
}
