import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import type { Draft, DraftConflict, Files, ImpactView, Person } from '../api.ts';
import { awaitingViews, awaitingWith } from '../fields/awaiting.ts';
import type { StoredChange, StoredDraft } from './draft-store.ts';
import { mayDo } from './roles.ts';
import type { Studio } from './studio.ts';

/** Each new one is a comparison of two whole sites. Further changes are shown without their impact. */
const MOST_MEASURED = 50;

/** A draft at once, without what the checks say about it. */
export function quickDraftView(studio: Studio, draft: StoredDraft): Draft {
  return { ...partsOf(studio, draft).view, isChecked: false };
}

/** A draft as its person sees it: with what it changes, what is wrong and what no longer fits. */
export async function draftView(
  studio: Studio,
  draft: StoredDraft,
  person: Person,
  language: CheckLanguage,
): Promise<Draft> {
  const { view, files, published } = partsOf(studio, draft);
  const [problems, impacts] = await Promise.all([
    studio.checks.problems(files, language),
    impactsOf(studio, published, draft.changes, language),
  ]);
  return {
    ...view,
    changes: view.changes.map((change, place) => ({ ...change, impact: impacts[place] ?? [] })),
    problems,
    isChecked: true,
    mayPublish:
      mayDo(person.role, 'publisher') &&
      draft.changes.length > 0 &&
      view.conflicts.length === 0 &&
      problems.every(({ severity }) => severity !== 'error'),
  };
}

function partsOf(studio: Studio, { version, changes }: StoredDraft) {
  const published = studio.content();
  const edits = changes.flatMap((change) => change.edits);
  const { files, conflicts } = studio.engine.applyEdits(published, edits);
  const found = conflicts.flatMap((conflict): DraftConflict[] => {
    const change = changes.find((each) => each.edits.includes(conflict.edit));
    return change ? [{ change: change.id, conflict }] : [];
  });
  const view: Omit<Draft, 'isChecked'> = {
    version,
    changes: changes.map((change) => ({ ...change, impact: [] })),
    conflicts: found,
    problems: [],
    awaiting: awaitingViews(awaitingWith(published, edits, dayOf(studio.now())), files),
    mayPublish: false,
  };
  return { view, files, published };
}

/** The impact of each change over those before it. */
function impactsOf(
  studio: Studio,
  published: Files,
  changes: readonly StoredChange[],
  language: CheckLanguage,
): Promise<(readonly ImpactView[])[]> {
  let before = published;
  return Promise.all(
    changes.slice(0, MOST_MEASURED).map(({ edits }) => {
      const { files } = studio.engine.applyEdits(before, edits);
      const impact = studio.checks.impact(before, files, language);
      before = files;
      return impact;
    }),
  );
}

/** `2026-11-27` */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
