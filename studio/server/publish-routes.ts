import type { ImpactView } from '../api/drafts-api.ts';
import type { Publication, publicationApi } from '../api/publications-api.ts';
import type { PublishResult } from '../publish/publish.ts';
import type { Overlap } from '../publish/undo.ts';
import { type AppliedDraft, applyDraft } from './draft-files.ts';
import { draftName } from './draft-store.ts';
import { Refusal } from './refusal.ts';
import { type Call, type Handlers, RouteReply } from './route.ts';

const MAX_TEXT_LENGTH = 80;

/** Publishes drafts, and reverts publications. */
export const publishRoutes: Handlers<typeof publicationApi> = {
  'GET /publications': ({ studio }) => studio.publisher.list(),
  async 'POST /publications'(call) {
    const { studio, person, draft, language } = call;
    if (draft !== draftName(person)) throw new Refusal(409, 'practice');
    const { changes } = await studio.drafts.read(draft);
    const edits = changes.flatMap((change) => change.edits);
    const { files, published } = applyDraft(studio, { changes });
    const errors = await countErrors(call, { files, published });
    if (errors > 0) throw new Refusal(409, 'problems', { values: { count: errors } });
    const lines = studio.checks.impact(published, files, language).then((views) => views.map(describeImpact));
    const result = await studio.publisher.publish(edits, person, lines);
    const publication = await getPublication(call, result);
    // Keeps changes that another tab has added in the meantime.
    const ids = new Set(changes.map(({ id }) => id));
    await studio.drafts.update(draft, (current) => current.changes.filter(({ id }) => !ids.has(id)));
    return new RouteReply({ status: 201, body: publication });
  },
  async 'POST /publications/prepare'(call) {
    const { studio, person, draft } = call;
    if (draft !== draftName(person)) throw new Refusal(409, 'practice');
    const { changes } = await studio.drafts.read(draft);
    if ((await countErrors(call, applyDraft(studio, { changes }))) === 0)
      await studio.publisher.prepare(changes.flatMap(({ edits }) => edits));
  },
  async 'POST /publications/:id/undo'(call) {
    if (call.draft !== draftName(call.person)) throw new Refusal(409, 'practice');
    const { id } = call.params;
    if (!/^[0-9a-f]{40,64}$/.test(id)) throw new Refusal(404, 'no-publication');
    const result = await call.studio.publisher.undo(id, call.person);
    if (!result) throw new Refusal(404, 'no-publication');
    return new RouteReply({ status: 201, body: await getPublication(call, result) });
  },
};

/** Counts errors in the thread of the checks: the publisher's own check delays all other requests. */
async function countErrors(
  { studio, language }: Pick<Call, 'studio' | 'language'>,
  { files, published }: Pick<AppliedDraft, 'files' | 'published'>,
) {
  const problems = await studio.checks.problems(files, published, language);
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** @throws Refusal if nothing was published */
async function getPublication(
  { studio, person }: Pick<Call, 'studio' | 'person'>,
  result: PublishResult,
): Promise<Publication> {
  switch (result.kind) {
    case 'published': {
      const publication = (await studio.publisher.list()).find(({ id }) => id === result.commit);
      // A publication that awaits a review is not in the history yet.
      const pending = {
        id: result.commit,
        at: studio.now().toISOString(),
        person: person.name,
        lines: [],
        undoneBy: null,
        undoes: null,
      };
      return { ...(publication ?? pending), sent: result.sent };
    }
    case 'conflicts':
      throw new Refusal(409, 'conflicts', { conflicts: result.conflicts });
    case 'overlaps':
      throw createFilesRefusal('undo-conflict', result.overlaps.map(describeOverlap));
    case 'problems':
      throw new Refusal(409, 'problems', { values: { count: result.errors } });
    case 'nothing':
      throw new Refusal(409, 'nothing');
    case 'uncommitted':
      throw createFilesRefusal('uncommitted', result.files);
    case 'failed':
      throw new Refusal(500, result.code);
  }
}

function createFilesRefusal(code: string, files: readonly string[]): Refusal {
  return new Refusal(409, code, { values: { files: files.join(', ') } });
}

/** `site.yaml (company.phone: "+354 555 0142")` */
function describeOverlap({ file, values }: Overlap): string {
  return values.length === 0 ? file : `${file} (${values.map(shorten).join('; ')})`;
}

/** A change as a line of a commit's message: `Web hosting › Basic: 4.990 kr. → 5.290 kr.` */
function describeImpact({ name, label, values: [first] }: ImpactView): string {
  const before = first?.before == null ? '' : `${shorten(first.before)} → `;
  const value = first ? `${before}${first.after === null ? '–' : shorten(first.after)}` : '';
  return [name, label, value].filter((part) => part !== '').join(': ');
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_TEXT_LENGTH ? `${line.slice(0, MAX_TEXT_LENGTH - 1)}…` : line;
}
