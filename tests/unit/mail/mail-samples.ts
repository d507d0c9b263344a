import { randomUUID } from 'node:crypto';
import type { TextTree } from '../../../app/site/texts/fill-facts.ts';
import type { SourceTexts } from '../../../app/site/texts/texts.ts';
import type { FormField } from '../../../schema/form.ts';
import type { MailProject } from '../../../server/mail/mail-texts.ts';
import {
  NO_MARKS,
  type StoredSubmission,
  type SubmissionTable,
} from '../../../server/submissions/submission.ts';
import { realSite } from '../texts/real-project.ts';

/** The project's own site and forms, with short texts that name their language and their key. */
export const sampleProject: MailProject = {
  site: realSite,
  languages: Object.fromEntries(
    realSite.languages.map(({ code }) => [code, { texts: { namespaces: sampleTexts(code) } }]),
  ),
};

function sampleTexts(code: string): SourceTexts {
  const forms = Object.values(realSite.forms).map(({ id, fields }): [string, TextTree] => [
    id,
    {
      subject: `${code} við fengum það`,
      confirmation: `${code} we have ${id} of {{day}}.`,
      fields: Object.fromEntries(fields.map((field) => [field.name, fieldTexts(code, field)])),
    },
  ]);
  const sets = Object.values(realSite.packages).map(({ id, packages }): [string, TextTree] => [
    id,
    Object.fromEntries(packages.map((item) => [item.id, { name: `${code} package ${item.id}` }])),
  ]);
  const packages = { packages: Object.fromEntries(sets) };
  return {
    nav: Object.fromEntries(realSite.pages.map(({ id }) => [id, { title: `${code} síða ${id}` }])),
    services: packages,
    solutions: packages,
    forms: {
      ...Object.fromEntries(forms),
      budget: { range: `${code} {{from}} to {{to}}`, over: `${code} over {{from}}` },
      mail: {
        greeting: `${code} hello,`,
        contact: `${code} call us.`,
        signature: `${code} the agency`,
      },
    },
  };
}

function fieldTexts(code: string, field: FormField): TextTree {
  const label = `${code} label ${field.name}`;
  if (!('options' in field)) return { label };
  const options = field.options.map(({ value }) => [value, `${code} option ${value}`]);
  return { label, options: Object.fromEntries(options) };
}

/** A submission of a form with every field answered. */
export function sampleSubmission(
  form = 'contact',
  language = 'is',
  fields: Readonly<Record<string, string>> = {},
): StoredSubmission {
  const answers = realSite.forms[form]?.fields.map((field) => [field.name, sampleAnswer(field)]) ?? [];
  const current = { package: 'basic', price: 4990, currency: 'ISK', version: 'a' };
  return {
    id: randomUUID(),
    idempotencyKey: randomUUID(),
    form,
    language,
    page: '/hafa-samband',
    fields: { ...Object.fromEntries(answers), ...fields },
    offer: form.endsWith('-order') ? { seen: { ...current, price: 3990 }, current, stale: true } : null,
    spam: false,
    receivedAt: '2026-11-21T12:34:56.000Z',
    notifiedAt: null,
    marks: NO_MARKS,
  };
}

/** An answer in stored form: the last two options of checkboxes, the last of other choices. */
function sampleAnswer(field: FormField): string {
  if ('options' in field) {
    const values = field.options.map(({ value }) => value);
    return values.slice(field.type === 'checkbox-cards' ? -2 : -1).join(',');
  }
  if (field.type === 'email') return 'sigga@example.is';
  if (field.type === 'url') return 'https://example.is/x';
  if (field.type === 'tel') return '+354 555 0190';
  if (field.name === 'name') return 'Sigríður Þórðardóttir';
  return `answer to ${field.name}\nin two lines`;
}

export interface MemoryTable extends Pick<SubmissionTable, 'unnotified' | 'markNotified'> {
  /** Ids that were marked, in order. */
  readonly notifiedIds: readonly string[];
  readonly add: (...submissions: readonly StoredSubmission[]) => void;
  /** Simulates the deletion of a row. */
  readonly remove: (id: string) => void;
  /** While true, every call rejects. */
  isUnavailable: boolean;
}

/** A table in memory, filled by the tests. */
export function memoryTable(...first: readonly StoredSubmission[]): MemoryTable {
  const rows = [...first];
  const notifiedIds: string[] = [];
  return {
    notifiedIds,
    isUnavailable: false,
    add(...newRows) {
      rows.push(...newRows);
    },
    remove(id) {
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
    },
    async unnotified(limit) {
      const rowsToNotify = rows.filter(({ id, spam }) => !spam && !notifiedIds.includes(id)).slice(0, limit);
      await Promise.resolve();
      if (this.isUnavailable) throw new Error('The database is unavailable.');
      return rowsToNotify;
    },
    async markNotified(id) {
      await Promise.resolve();
      if (this.isUnavailable) throw new Error('The database is unavailable.');
      notifiedIds.push(id);
    },
  };
}
