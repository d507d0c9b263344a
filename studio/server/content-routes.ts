import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { iconFile, iconNames } from '../../checks/project/icons.ts';
import { currentPath } from '../../edits/current-path.ts';
import { parseSource, valueSource } from '../../render/preview/sources.ts';
import type { contentApi, ProblemView } from '../api/content-api.ts';
import { updateAwaitingList } from '../fields/awaiting.ts';
import { listCalendar } from '../fields/calendar.ts';
import { listFacts } from '../fields/facts.ts';
import type { FieldContext } from '../fields/field-context.ts';
import { createOutline } from '../fields/outline.ts';
import { createPanel } from '../fields/panel.ts';
import { applyDraft } from './draft-files.ts';
import { parseSiteFiles } from './parse-site-files.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, RouteReply } from './route.ts';

/** Content that can be edited, with the draft of the current user. */
export const contentRoutes: Handlers<typeof contentApi> = {
  'GET /outline': async (call) => createOutline(createFieldContext(call, await findDraft(call), [])),
  async 'GET /fields'(call) {
    const { source, quick } = call.query;
    const draft = await findDraft(call);
    const problems =
      quick === undefined ? await call.studio.checks.problems(draft.files, draft.base, call.language) : [];
    const parsed = parseSource(source);
    const path = parsed?.kind === 'value' ? currentPath(draft.files, draft.edits, parsed.path) : null;
    const context = createFieldContext(call, draft, problems);
    const panel = createPanel(path ? valueSource(path) : source, context);
    if (!panel) throw new Refusal(404, 'no-thing');
    return panel;
  },
  async 'GET /search'(call) {
    const { q, language } = call.query;
    const { base, files } = await findDraft(call);
    const { site } = createFieldContext(call, { base, files, edits: [] }, []);
    if (!site.languages.some(({ code }) => code === language)) return [];
    return await call.studio.preview.search({ files, base, draft: call.draft }, language, q);
  },
  'GET /facts': async (call) => listFacts(createFieldContext(call, await findDraft(call), [])),
  async 'GET /calendar'(call) {
    const context = createFieldContext(call, await findDraft(call), []);
    return listCalendar(context, dayIn(companyTimeZone(context.site.company), call.studio.now()));
  },
  'GET /icons/:name'({ params: { name } }) {
    // The name is part of a file name, so only known names are allowed.
    if (!iconNames().has(name)) throw new Refusal(404, 'no-address');
    return new RouteReply({ svg: iconFile(name) });
  },
};

/** Parts of a call that identify a draft and the language of messages. */
export type DraftCall = Pick<Call, 'studio' | 'draft' | 'language'>;

/** The content of a draft. */
export type DraftContent = Awaited<ReturnType<typeof findDraft>>;

export async function findDraft({ studio, draft: name }: DraftCall) {
  const draft = await studio.drafts.read(name);
  const { published, files } = applyDraft(studio, draft);
  return { base: published, files, edits: draft.changes.flatMap(({ edits }) => edits) };
}

/** @throws Refusal if neither the draft nor the published content can be read */
export function createFieldContext(
  { studio, language }: Pick<DraftCall, 'studio' | 'language'>,
  { base, edits, files }: DraftContent,
  problems: readonly ProblemView[],
): FieldContext {
  const site = parseSiteFiles(files) ?? parseSiteFiles(base);
  if (!site) throw new Refusal(422, 'nothing-to-show');
  const awaiting = updateAwaitingList(base, files, edits, studio.now().toISOString().slice(0, 10));
  return { files, base, edits, site, problems, awaiting, language };
}
