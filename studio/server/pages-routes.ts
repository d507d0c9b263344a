import { companyTimeZone, type ResolvedSite } from '../../app/site/resolved-site.ts';
import { dayIn } from '../../app/site/valid-days.ts';
import { type MessageValues, translateForStudio } from '../../checks/message.ts';
import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import { type Files, isJsonList } from '../../edits/edit.ts';
import { siteValue } from '../../edits/site-value.ts';
import { valueSource } from '../../render/preview/sources.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ValueField } from '../api/content-api.ts';
import type { Addition, AdditionView, pagesApi } from '../api/pages-api.ts';
import { getContent, type ParsedContent } from '../fields/field-context.ts';
import { createPanel } from '../fields/panel.ts';
import { createProblemViews } from '../fields/problems.ts';
import { additionEdits, structureEdits, textGroups } from '../pages/additions.ts';
import { listGallery } from '../pages/gallery-view.ts';
import { isTextList, listItemKinds } from '../pages/item-kinds.ts';
import { moveEdits } from '../pages/move-edits.ts';
import { newPageChoices } from '../pages/new-page-choices.ts';
import { createRemovalView, removalEdits } from '../pages/removal.ts';
import { createFieldContext, type DraftCall, type DraftContent, findDraft } from './content-routes.ts';
import { addToDraft } from './draft-routes.ts';
import { parseSiteFiles } from './parse-site-files.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './route.ts';

/** Adds pages, sections and items with their texts; removes pages and sections; moves addresses. */
export const pagesRoutes: Handlers<typeof pagesApi> = {
  'GET /patterns': async (call) => newPageChoices(await getDraftContent(call)),
  'GET /gallery': async (call) => listGallery(await getDraftContent(call), call.query.page),
  'POST /additions/view': async (call) => createAdditionView(call, await findDraft(call), call.body.addition),
  async 'POST /additions'(call) {
    const draft = await findDraft(call);
    const { structure, files, before, after, problems } = tryAddition(call, draft, call.body.addition);
    if (!before || !after)
      throw new Refusal(422, 'not-fitting', { values: { message: problems[0]?.message ?? '' } });
    const content = getContent({ ...createFieldContext(call, { ...draft, files }, []), site: after });
    const edits = [...structure, ...additionEdits(before, content, call.body.texts, getToday(call, after))];
    return await addToDraft(call.studio, call.draft, edits);
  },
  async 'POST /removals/view'(call) {
    const { content, published } = await getRemovalContent(call);
    const view = createRemovalView(content, call.body.path, published);
    if (!view) throw new Refusal(404, 'no-thing');
    return view;
  },
  async 'POST /removals'(call) {
    const { content, published } = await getRemovalContent(call);
    const edits = removalEdits(content, call.body, published, getToday(call, content.site));
    if (edits.length === 0) throw new Refusal(404, 'no-thing');
    return await addToDraft(call.studio, call.draft, edits);
  },
  async 'POST /moves'(call) {
    const draft = await findDraft(call);
    const { files } = draft;
    const moveResult = moveEdits(files, { ...call.body, only: false });
    if (moveResult.kind === 'unsound') {
      const { site } = createFieldContext(call, draft, []);
      const [problem] = createProblemViews(moveResult.problems, files, site, call.language);
      const message = problem?.message ?? '';
      throw new Refusal(422, 'not-sound', { values: { message } });
    }
    if (moveResult.kind === 'refused') {
      const { key, values } = moveResult.wording;
      const message = translateForStudio(key, call.language, values as MessageValues) ?? '';
      throw new Refusal(422, 'not-fitting', { values: { message } });
    }
    return await addToDraft(call.studio, call.draft, moveResult.edits);
  },
};

async function getDraftContent(call: DraftCall) {
  return getContent(createFieldContext(call, await findDraft(call), []));
}

/** Content with the pages that visitors know. */
async function getRemovalContent(call: DraftCall) {
  const draft = await findDraft(call);
  const content = getContent(createFieldContext(call, draft, []));
  return { content, published: parseSiteFiles(draft.base) ?? content.site };
}

function getToday({ studio }: DraftCall, site: ResolvedSite): string {
  return dayIn(companyTimeZone(site.company), studio.now());
}

/** Applies an addition to the draft. */
function tryAddition(call: DraftCall, draft: DraftContent, addition: Addition) {
  const { studio, language } = call;
  const structure = structureEdits(draft.files, addition);
  if (!structure) throw new Refusal(404, 'no-thing');
  const { files, conflicts } = applyEdits(draft.files, structure);
  if (conflicts.length > 0) throw new Refusal(409, 'conflict', { conflicts });
  const reading = readSite(files['site.yaml'] ?? '', { icons: iconNames(), now: studio.now() });
  const errors = reading.ok ? [] : reading.problems.filter(({ severity }) => severity === 'error');
  return {
    structure,
    files,
    problems: createProblemViews(errors, files, createFieldContext(call, draft, []).site, language),
    before: parseSiteFiles(draft.files),
    after: reading.ok ? reading.site : null,
  };
}

function createAdditionView(call: DraftCall, draft: DraftContent, addition: Addition): AdditionView {
  const { files, before, after, problems } = tryAddition(call, draft, addition);
  const context = createFieldContext(call, { ...draft, files }, []);
  const site = after ?? context.site;
  const content = getContent({ ...context, site, problems });
  const groups = before && after ? textGroups(before, content) : [];
  if (addition.kind !== 'item') return { kinds: [], fields: [], groups, problems };
  const kinds = listItemKinds(content, addition.list);
  return { kinds, fields: listItemFields(content, addition), groups, problems };
}

/** Fields of an item that has not been added yet; other lists than of texts are filled in afterwards. */
function listItemFields(
  content: ParsedContent,
  { list, item, after }: Extract<Addition, { kind: 'item' }>,
): readonly ValueField[] {
  const previousIndex = after === null ? -1 : findIndex(content.files, list, after);
  const path: ValuePath = [...list, previousIndex + 1];
  const panel = typeof item === 'object' ? createPanel(valueSource(path), content) : null;
  return (panel?.fields ?? [])
    .filter((field) => field.kind === 'value')
    .filter(({ control, path }) => control.type !== 'list' || isTextList(content, path));
}

function findIndex(files: Files, list: ValuePath, item: string | number): number {
  if (typeof item === 'number') return item;
  const [value, items] = [siteValue(files, [...list, item]), siteValue(files, list)];
  return isJsonList(items) ? items.findIndex((each) => JSON.stringify(each) === JSON.stringify(value)) : -1;
}
