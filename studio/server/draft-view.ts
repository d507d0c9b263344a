import { translatePhrase } from '../../checks/message.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import { mayDo } from '../api/constants.ts';
import type { ProblemView } from '../api/content-api.ts';
import type { Draft } from '../api/drafts-api.ts';
import type { Person } from '../api/people-api.ts';
import { listAwaitingViews, updateAwaitingList } from '../fields/awaiting.ts';
import { listEditNames } from '../fields/edit-names.ts';
import { getContent } from '../fields/field-context.ts';
import { PLACELESS } from './checks.ts';
import { type AppliedDraft, applyDraft } from './draft-files.ts';
import type { StoredDraft } from './draft-store.ts';
import { parseSiteFiles } from './parse-site-files.ts';
import type { Studio } from './studio-context.ts';

/** Each new edit requires a comparison of two whole sites. Further changes are shown without their impact. */
const MAX_MEASURED_EDITS = 50;

/** A draft without results of the checks, available immediately. */
export function createQuickDraftView(studio: Studio, draft: StoredDraft): Draft {
  return { ...createViewParts(studio, draft).view, isChecked: false };
}

/** A draft with the impact of its changes, its problems and its conflicts. */
export async function createDraftView(
  studio: Studio,
  draft: StoredDraft,
  person: Person,
  language: CheckLanguage,
): Promise<Draft> {
  const { view, applied: appliedDraft } = createViewParts(studio, draft);
  const [problems, impacts] = await Promise.all([
    studio.checks.problems(appliedDraft.files, appliedDraft.published, language),
    // The impact of each change, compared to the state before it.
    Promise.all(
      appliedDraft.steps
        .slice(0, MAX_MEASURED_EDITS)
        .map(({ before, files }) => studio.checks.impact(before, files, language)),
    ),
  ]);
  const explainedProblems = await Promise.all(
    problems.map((problem) => addCause(studio, problem, draft, appliedDraft, language)),
  );
  const site = parseSiteFiles(appliedDraft.files) ?? parseSiteFiles(appliedDraft.published);
  const content =
    site &&
    getContent({
      ...{ files: appliedDraft.files, base: appliedDraft.published, edits: [] },
      ...{ site, problems: [], awaiting: {}, language },
    });
  return {
    ...view,
    changes: view.changes.map((change, index) => ({
      ...change,
      impact: impacts[index] ?? [],
      names: content ? listEditNames(content, change.edits) : [],
    })),
    problems: draft.isRemainder ? [remainderProblem(language), ...explainedProblems] : explainedProblems,
    isChecked: true,
    mayPublish:
      mayDo(person.role, 'publisher') &&
      draft.changes.length > 0 &&
      view.conflicts.length === 0 &&
      problems.every(({ severity }) => severity !== 'error'),
  };
}

/** Adds the change that causes an error without another solution: the first one after which it is there. */
async function addCause(
  { checks }: Studio,
  problem: ProblemView,
  { changes }: StoredDraft,
  { published, steps }: AppliedDraft,
  language: CheckLanguage,
): Promise<ProblemView> {
  if (problem.severity === 'warning' || problem.source !== null || problem.fixes.length > 0) return problem;
  const states = [published, ...steps.map(({ files }) => files)];
  let [first, last] = [0, states.length - 1];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    const found = await checks.problems(states[middle] ?? published, published, language);
    if (found.some(({ message }) => message === problem.message)) last = middle;
    else first = middle + 1;
  }
  const cause = changes[first - 1];
  return cause ? { ...problem, change: cause.id } : problem;
}

/** Shown until the draft is empty. */
function remainderProblem(language: CheckLanguage): ProblemView {
  const message = translatePhrase('preview.damagedDraft')[language];
  return { ...PLACELESS, severity: 'warning', message };
}

function createViewParts(studio: Studio, draft: StoredDraft) {
  const { version, changes } = draft;
  const appliedDraft = applyDraft(studio, draft);
  const { count, problem } = studio.publisher.unsent();
  const view: Omit<Draft, 'isChecked'> = {
    version,
    changes: changes.map((change) => ({ ...change, impact: [], names: [] })),
    conflicts: changes.flatMap(({ id }, index) =>
      (appliedDraft.steps[index]?.conflicts ?? []).map((conflict) => ({ change: id, conflict })),
    ),
    problems: [],
    awaiting: listAwaitingViews(
      updateAwaitingList(
        appliedDraft.published,
        appliedDraft.files,
        changes.flatMap(({ edits }) => edits),
        studio.now().toISOString().slice(0, 10),
      ),
      appliedDraft.files,
    ),
    mayPublish: false,
    unsent: { count, problem },
  };
  return { view, applied: appliedDraft };
}
