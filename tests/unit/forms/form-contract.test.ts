import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import type { Project } from '../../../app/data/project.ts';
import { checkSubmission, type FormEntry } from '../../../app/forms/check-submission.ts';
import { hiddenFields, TRAP_FIELD } from '../../../app/forms/hidden-fields.ts';
import { answerError, cleanAnswer } from '../../../app/forms/typed-answers.ts';
import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { readProject } from '../../../checks/project/read-project.ts';
import { loadRenderer, type Renderer } from '../../../render/renderer.ts';
import type { Form, FormField } from '../../../schema/form.ts';
import { createTickets } from '../../../server/forms/ticket.ts';
import { validateForm } from '../../../server/forms/validate-form.ts';
import { toRow } from '../../../server/submissions/submission-row.ts';
import { BUNDLE_TIME, ownBundles } from '../build/own-bundles.ts';
import { validAnswer, validEntries } from './form-arbitraries.ts';
import { generatedForms } from './generated-forms.ts';
import { type RenderedControl, type RenderedForm, readForms } from './rendered-form.ts';

/*
 * One form is described in five places: site.yaml, the page, its static copy for other hosts, the server's validation,
 * and the stored row. Only the first is written by a person; this test proves that the others agree with it.
 */

const { project } = readProject('.');
if (!project) throw new Error('The project has problems; npm run check reports them.');
const { site } = project;
const tickets = createTickets('a secret of the contract');

let renderer: Renderer;
beforeAll(async () => {
  renderer = await loadRenderer(await ownBundles());
}, BUNDLE_TIME);

/** A page with a form, and one with an order form. */
const places = (['form', 'order-form'] as const).flatMap((kind) =>
  site.pages
    .flatMap(({ path, sections }) =>
      sections.flatMap((section) => {
        const form = section.kind === kind ? site.forms[section.form] : undefined;
        return form ? [{ form, path, isOrder: kind === 'order-form' }] : [];
      }),
    )
    .slice(0, 1),
);

/** The only form of a page, as the build writes it. */
async function renderForm(from: Project, language: ResolvedLanguage, path: string): Promise<RenderedForm> {
  const source = pageSource(from, language, '/assets/icons.svg');
  const { status, body } = await renderer.page(new URL(path, language.origin), source);
  const [form, ...otherForms] = readForms(body);
  if (status !== 200 || !form || otherForms.length > 0) throw new Error(`${path}: ${status}, not one form`);
  return form;
}

const findControls = ({ controls }: RenderedForm, name: string) =>
  controls.filter(({ attributes }) => attributes.name === name);

/** Requirements of a control, in the terms of HTML. */
const demands = ({
  tag,
  attributes: { type, required, maxlength, pattern, value },
  options,
}: RenderedControl) => ({
  tag,
  type,
  required: required !== undefined,
  maxlength,
  pattern,
  ...(tag === 'select' ? { options } : {}),
  ...(type === 'radio' || type === 'checkbox' ? { value } : {}),
});

/** Controls that the definition of a field requires. */
function expectedControls(field: FormField): ReturnType<typeof demands>[] {
  const maxlength = 'maxLength' in field ? String(field.maxLength) : undefined;
  const rules = { required: field.required, maxlength, pattern: undefined };
  switch (field.type) {
    case 'select':
      return [
        { tag: 'select', type: undefined, ...rules, options: ['', ...field.options.map((o) => o.value)] },
      ];
    case 'textarea':
      return [{ tag: 'textarea', type: undefined, ...rules }];
    case 'checkbox-cards':
      // HTML cannot require one of several checkboxes; only the server does.
      return field.options.map(({ value }) => ({
        ...{ tag: 'input', type: 'checkbox', ...rules, required: false, value },
      }));
    case 'radio-cards':
    case 'package':
      return field.options.map(({ value }) => ({ tag: 'input', type: 'radio', ...rules, value }));
    default:
      return [{ tag: 'input', type: field.type, ...rules }];
  }
}

function expectSame(form: Form, page: RenderedForm, path: string, offers: string | undefined): void {
  // The static copy, in the form that Netlify and similar hosts detect.
  const { name, method, action, enctype } = page.attributes;
  expect({ name, method, action, enctype }).toEqual({
    name: form.id,
    method: 'post',
    action: '/',
    enctype: undefined,
  });
  expect(page.attributes['data-netlify']).toBe('true');
  expect(page.attributes['data-netlify-honeypot']).toBe(TRAP_FIELD);

  const hidden = {
    [hiddenFields.form]: form.id,
    [hiddenFields.page]: path,
    ...(offers === undefined ? {} : { [hiddenFields.offers]: offers }),
    [hiddenFields.ticket]: '',
  };
  const hiddenControls = page.controls.filter(
    ({ attributes: { type, name } }) => type === 'hidden' || name === hiddenFields.ticket,
  );
  expect(Object.fromEntries(hiddenControls.map(({ attributes: a }) => [a.name, a.value]))).toEqual(hidden);
  const [trap, ...otherTraps] = findControls(page, TRAP_FIELD);
  expect([trap?.tag, trap?.attributes.type ?? 'text', trap?.attributes.required, otherTraps]).toEqual([
    'input',
    'text',
    undefined,
    [],
  ]);

  // Only the fields, in their order.
  expect([...new Set(page.controls.map(({ attributes }) => attributes.name))]).toEqual([
    ...Object.keys(hidden),
    TRAP_FIELD,
    ...form.fields.map((field) => field.name),
  ]);
  for (const field of form.fields) {
    const controls = findControls(page, field.name);
    expect(controls.map(demands), field.name).toEqual(expectedControls(field));
    const checked = controls.flatMap(({ attributes: a }) => (a.checked === undefined ? [] : [a.value]));
    expect(checked).toEqual(field.type === 'package' ? [field.initial] : []);
  }
}

/** Validates a value as the page does: by the attributes of a control, and by its script for typed values. */
function passesPage(field: FormField, { attributes, options }: RenderedControl, value: string): boolean {
  const { required, maxlength } = attributes;
  if (value === '') return required === undefined;
  if (!('maxLength' in field)) return options.includes(value);
  return value.length <= Number(maxlength) && answerError(field, cleanAnswer(field, value)) === null;
}

/** Answers of which some are right, and some are wrong in each way that a browser checks. */
function anyAnswer(field: FormField): fc.Arbitrary<string> {
  const longest = 'maxLength' in field ? field.maxLength : 10;
  return fc.oneof(
    validAnswer(field).map(([value = '']) => value.replaceAll('\r\n', '\n')),
    fc.constantFrom('', 'a@b', 'a@b.is', 'a b@c.is', '12', '+354 555 0199', '555-x', 'x.is', '\u200b'),
    fc.constantFrom('javascript:alert(1)', 'a'.repeat(longest), 'a'.repeat(longest + 1)),
  );
}

/** Expects the server to accept what the page accepts, and to refuse the rest. */
function expectSameRules(form: Form, page: RenderedForm): void {
  for (const field of form.fields) {
    const [control, ...otherControls] = findControls(page, field.name);
    if (!control || otherControls.length > 0 || control.attributes.type === 'radio') continue;
    if (control.attributes.type === 'checkbox') continue;
    const alone = { ...form, fields: [field] };
    fc.assert(
      fc.property(anyAnswer(field), (value) => {
        const { kind } = checkSubmission(alone, [[field.name, value]]);
        expect([value, kind === 'accepted']).toEqual([value, passesPage(field, control, value)]);
      }),
      { numRuns: 30 },
    );
  }
}

/** Expects the stored row of a sent form to have the names of the filled-in fields as keys. */
function expectSameRow(from: Project, form: Form, page: RenderedForm, language: ResolvedLanguage): void {
  const hidden = page.controls
    .filter(
      ({ attributes: { type, name } }) =>
        type === 'hidden' || name === hiddenFields.ticket || name === TRAP_FIELD,
    )
    .map(
      ({ attributes: { name = '', value = '' } }): FormEntry => [
        name,
        name === hiddenFields.ticket ? tickets.issue() : value,
      ],
    );
  const names = form.fields.map(({ name }) => name);
  fc.assert(
    fc.property(validEntries(form), (entries) => {
      const rules = { site: from.site, language, tickets, minSeconds: 0, now: Date.now() };
      const result = validateForm([...hidden, ...entries], rules);
      if (result.kind !== 'accepted') throw new Error(`${JSON.stringify(entries)}: ${result.kind}`);
      const row = toRow(result.submission);
      const filledNames = names.filter((name) =>
        entries.some(([entryName, value]) => entryName === name && value.trim() !== ''),
      );
      expect(Object.keys(row.fields as object)).toEqual(filledNames);
      expect(Object.values(row.fields as object).every((value) => typeof value === 'string')).toBe(true);
      expect([row.form, row.language, row.spam]).toEqual([form.id, language.code, false]);
      expect((row.offer as { stale: boolean } | null)?.stale ?? false).toBe(false);
    }),
    { numRuns: 30 },
  );
}

test.each(places)(
  'any form in the place of $form.id is the same everywhere',
  async ({ form: originalForm, path, isOrder }) => {
    const packages = originalForm.fields.filter(({ type }) => type === 'package');
    const language = site.defaultLanguage;
    await fc.assert(
      fc.asyncProperty(generatedForms(originalForm.id, packages), async (form) => {
        const changedProject = withForm(project, language, form);
        const page = await renderForm(changedProject, language, path);
        const offers = isOrder ? findControls(page, hiddenFields.offers)[0]?.attributes.value : undefined;
        expect(offers === undefined).toBe(!isOrder);
        expectSame(form, page, path, offers);
        expectSameRules(form, page);
        expectSameRow(changedProject, form, page, language);
      }),
      { numRuns: 10 },
    );
  },
  60_000,
);

/** The project with another definition of a form, and texts for it. */
function withForm(from: Project, language: ResolvedLanguage, form: Form): Project {
  const languageProject = from.languages[language.code];
  if (!languageProject) throw new Error(`No texts for ${language.code}`);
  const fields = form.fields.map((field) => [
    field.name,
    {
      label: `Label of ${field.name}`,
      ...('options' in field
        ? { options: Object.fromEntries(field.options.map(({ value }) => [value, value])) }
        : {}),
    },
  ]);
  const forms = {
    ...languageProject.texts.namespaces.forms,
    [form.id]: { success: 'Thanks', fields: Object.fromEntries(fields) },
  };
  const texts = { ...languageProject.texts, namespaces: { ...languageProject.texts.namespaces, forms } };
  return {
    ...from,
    site: { ...from.site, forms: { ...from.site.forms, [form.id]: form } },
    languages: { ...from.languages, [language.code]: { ...languageProject, texts } },
  };
}
