import { dayIn } from '../../app/site/lifetime.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { iconFile, iconNames } from '../../checks/project/icons.ts';
import type { contentApi, ProblemView } from '../api/content.ts';
import { awaitingWith } from '../fields/awaiting.ts';
import { calendarOf } from '../fields/calendar.ts';
import type { FieldContext } from '../fields/content.ts';
import { outlineOf } from '../fields/outline.ts';
import { panelOf } from '../fields/panel.ts';
import { appliedDraft } from './draft-files.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, Reply } from './route.ts';
import { siteOf } from './site-of.ts';

/** Content that can be edited, with the draft of the current user. */
export const contentRoutes: Handlers<typeof contentApi> = {
  'GET /outline': async (call) => outlineOf(contextOf(call, await draftOf(call), [])),
  async 'GET /fields'(call) {
    const { source, quick } = call.query;
    const draft = await draftOf(call);
    const problems = quick === undefined ? await call.studio.checks.problems(draft.files, call.language) : [];
    const panel = panelOf(source, contextOf(call, draft, problems));
    if (!panel) throw new Refusal(404, 'no-thing');
    return panel;
  },
  async 'GET /search'(call) {
    const { q, language } = call.query;
    const { base, files } = await draftOf(call);
    const { site } = contextOf(call, { base, files, edits: [] }, []);
    if (!site.languages.some(({ code }) => code === language)) return [];
    return await call.studio.preview.search({ files, base, draft: call.draft }, language, q);
  },
  async 'GET /calendar'(call) {
    const context = contextOf(call, await draftOf(call), []);
    return calendarOf(context, dayIn(companyTimeZone(context.site.company), call.studio.now()));
  },
  'GET /icons/:name'({ params: { name } }) {
    // The name is part of a file name, so only known names are allowed.
    if (!iconNames().has(name)) throw new Refusal(404, 'no-address');
    return new Reply({ svg: iconFile(name) });
  },
};

type AnyCall = Pick<Call, 'studio' | 'draft' | 'language'>;

/** The content of a draft. */
export type DraftState = Awaited<ReturnType<typeof draftOf>>;

export async function draftOf({ studio, draft: name }: AnyCall) {
  const draft = await studio.drafts.read(name);
  const { published, files } = appliedDraft(studio, draft);
  return { base: published, files, edits: draft.changes.flatMap(({ edits }) => edits) };
}

/** @throws Refusal if neither the draft nor the published content can be read */
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
