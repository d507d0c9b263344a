import { companyTimeZone, type ResolvedSite } from '../../app/site/resolved-site.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import { type Files, isList } from '../../edits/edit.ts';
import { siteValue } from '../../edits/site-value.ts';
import { valueSource } from '../../render/preview/sources.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ValueField } from '../api/content-api.ts';
import type { Addition, AdditionView, pagesApi } from '../api/pages-api.ts';
import { getContent } from '../fields/field-context.ts';
import { createPanel } from '../fields/panel.ts';
import { problemView } from '../fields/problems.ts';
import { additionEdits, structureEdits, textGroups } from '../pages/additions.ts';
import { listGallery } from '../pages/gallery-view.ts';
import { kindsOfItem } from '../pages/item-kinds.ts';
import { moveEdits } from '../pages/move-edits.ts';
import { newPageChoices } from '../pages/new-page-choices.ts';
import { removalEdits, removalView } from '../pages/removal.ts';
import { createFieldContext, type DraftState, findDraft } from './content-routes.ts';
import { addToDraft } from './draft-routes.ts';
import { parseSiteFiles } from './parse-site-files.ts';
import { Refusal } from './refusal.ts';
import type { Call, Handlers } from './route.ts';

/** Adds pages, sections and items with their texts; removes pages and sections; moves addresses. */
export const pagesRoutes: Handlers<typeof pagesApi> = {
  'GET /patterns': async (call) => newPageChoices(await contentFor(call)),
  'GET /gallery': async (call) => listGallery(await contentFor(call), call.query.page),
  'POST /additions/view': async (call) => viewOf(call, await findDraft(call), call.body.addition),
  async 'POST /additions'(call) {
    const draft = await findDraft(call);
    const { structure, files, before, after, problem } = tried(call, draft, call.body.addition);
    if (!before || !after)
      throw new Refusal(422, 'not-fitting', { values: { message: problem?.message ?? '' } });
    const content = getContent({ ...createFieldContext(call, { ...draft, files }, []), site: after });
    const edits = [...structure, ...additionEdits(before, content, call.body.texts, today(call, after))];
    return await addToDraft(call.studio, call.draft, edits);
  },
  async 'POST /removals/view'(call) {
    const { content, published } = await contentToRemoveFrom(call);
    const view = removalView(content, call.body.path, published);
    if (!view) throw new Refusal(404, 'no-thing');
    return view;
  },
  async 'POST /removals'(call) {
    const { content, published } = await contentToRemoveFrom(call);
    const edits = removalEdits(content, call.body, published, today(call, content.site));
    if (edits.length === 0) throw new Refusal(404, 'no-thing');
    return await addToDraft(call.studio, call.draft, edits);
  },
  async 'POST /moves'(call) {
    const { files } = await findDraft(call);
    const moved = moveEdits(files, { ...call.body, only: false });
    if (moved.kind === 'unsound') {
      const message = moved.problems[0]?.wording[call.language].message ?? '';
      throw new Refusal(422, 'not-sound', { values: { message } });
    }
    if (moved.kind === 'refused') {
      const { message, hint } = moved.wording[call.language];
      throw new Refusal(422, 'not-fitting', { values: { message: `${message} ${hint}`.trim() } });
    }
    return await addToDraft(call.studio, call.draft, moved.edits);
  },
};

type AnyCall = Pick<Call, 'studio' | 'draft' | 'language'>;

async function contentFor(call: AnyCall) {
  return getContent(createFieldContext(call, await findDraft(call), []));
}

/** Content with the pages that visitors know. */
async function contentToRemoveFrom(call: AnyCall) {
  const draft = await findDraft(call);
  const content = getContent(createFieldContext(call, draft, []));
  return { content, published: parseSiteFiles(draft.base) ?? content.site };
}

function today({ studio }: AnyCall, site: ResolvedSite): string {
  return dayIn(companyTimeZone(site.company), studio.now());
}

/** Applies an addition to the draft. */
function tried({ studio, language }: AnyCall, draft: DraftState, wanted: Addition) {
  const structure = structureEdits(draft.files, wanted);
  if (!structure) throw new Refusal(404, 'no-thing');
  const { files, conflicts } = applyEdits(draft.files, structure);
  if (conflicts.length > 0) throw new Refusal(409, 'conflict', { conflicts });
  const read = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now: studio.now() });
  const problems = read.ok ? [] : read.problems.filter(({ severity }) => severity === 'error');
  const views = problems.map((problem) => problemView(problem, files, language));
  return {
    structure,
    files,
    problems: views,
    problem: views[0],
    before: parseSiteFiles(draft.files),
    after: read.ok ? read.site : null,
  };
}

function viewOf(call: AnyCall, draft: DraftState, wanted: Addition): AdditionView {
  const { files, before, after, problems } = tried(call, draft, wanted);
  const context = createFieldContext(call, { ...draft, files }, []);
  const site = after ?? context.site;
  const known = { ...context, site, problems };
  const fields = wanted.kind === 'item' ? fieldsOf(known, files, wanted) : [];
  const kinds = wanted.kind === 'item' ? kindsOfItem(getContent(known), wanted.list) : [];
  return { kinds, fields, groups: before && after ? textGroups(before, getContent(known)) : [], problems };
}

/** Fields of an item that has not been added yet. */
function fieldsOf(
  context: Parameters<typeof createPanel>[1],
  files: Files,
  { list, item, after }: Extract<Addition, { kind: 'item' }>,
): readonly ValueField[] {
  const items = siteValue(files, list);
  const behind = isList(items) && after !== null ? placeOf(files, list, after) : -1;
  const path: ValuePath = [...list, behind + 1];
  const panel = typeof item === 'object' ? createPanel(valueSource(path), context) : null;
  return (panel?.fields ?? []).filter((field) => field.kind === 'value');
}

function placeOf(files: Files, list: ValuePath, item: string | number): number {
  if (typeof item === 'number') return item;
  const [value, items] = [siteValue(files, [...list, item]), siteValue(files, list)];
  return isList(items) ? items.findIndex((each) => JSON.stringify(each) === JSON.stringify(value)) : -1;
}
