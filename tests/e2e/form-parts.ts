import type { Locator, Page } from '@playwright/test';
import { hiddenFields, TICKET_PATH, TRAP_FIELD } from '../../app/forms/hidden-fields.ts';
import type { Form, FormField } from '../../schema/form.ts';
import { home, site, words } from './site-model.ts';
import { waitForReact } from './start-react.ts';

/** A form and the page that it is on. */
export interface FormPlace {
  readonly form: Form;
  readonly path: string;
}

/** Every form with its page. */
export const formPlaces: readonly FormPlace[] = site.pages.flatMap(({ path, sections }) =>
  sections.flatMap((section) => {
    const form = 'form' in section ? site.forms[section.form] : undefined;
    return form ? [{ form, path }] : [];
  }),
);

/** The page of a form. */
export function findForm(form: string): FormPlace {
  const place = formPlaces.find((candidate) => candidate.form.id === form);
  if (!place) throw new Error(`No page has the form ${form}.`);
  return place;
}

/** Forms that together have every type of field. */
export const variedForms = ['servicedesk', 'quote', 'hosting-order'].map(findForm);

/** The parts of a form that visitors see. */
export function getFormParts(page: Page, { form }: FormPlace, language = home) {
  const element = page.locator(`form[name="${form.id}"]`);
  return {
    form: element,
    field: (name: string) => element.locator(`[name="${name}"]`),
    choice: (name: string, value: string) => element.locator(`[name="${name}"][value="${value}"]`),
    send: element.locator('button[type=submit]'),
    alert: element.getByRole('alert'),
    errors: element.locator('[data-errors]'),
    dialog: page.getByRole('dialog'),
    success: words(`forms:${form.id}.success`, language),
  };
}

/** Fills in every field of a form correctly. */
export async function fillIn(
  page: Page,
  { form }: FormPlace,
  message = 'Halló, þetta er prófun.',
): Promise<void> {
  const element = page.locator(`form[name="${form.id}"]`);
  for (const field of form.fields) await answer(element.locator(`[name="${field.name}"]`), field, message);
}

const samples = {
  text: 'Jóna Þórðardóttir',
  email: 'jona@example.is',
  tel: '+354 555 0199',
  url: 'https://example.is/',
} as const;

async function answer(control: Locator, field: FormField, message: string): Promise<void> {
  switch (field.type) {
    case 'select':
      await control.selectOption({ index: 2 });
      return;
    case 'checkbox-cards':
    case 'radio-cards':
    case 'package':
      await control.nth(1).check();
      return;
    case 'textarea':
      await control.fill(message);
      return;
    default:
      await control.fill(samples[field.type]);
  }
}

/** Form posts that were received. */
export interface SubmittedForms {
  /** The body of each post, in order. */
  readonly bodies: URLSearchParams[];
  /** Number of tickets that were requested. */
  tickets: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Answers in place of a server that takes forms, and keeps the posts; `null`: the network is unavailable. */
export async function takeForms(
  page: Page,
  answers: (count: number) => Answer | null | Promise<Answer>,
): Promise<SubmittedForms> {
  const submissions: SubmittedForms = { bodies: [], tickets: 0 };
  await page.route(`**${TICKET_PATH}`, async (route) => {
    submissions.tickets += 1;
    await route.fulfill({ json: { ticket: `ticket-${submissions.tickets}` } });
  });
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      submissions.bodies.push(new URLSearchParams(route.request().postData() ?? ''));
      const answer = await answers(submissions.bodies.length);
      await (answer ? route.fulfill(answer) : route.abort());
    },
  );
  return submissions;
}

/** A reply of the site's own server. */
export function reply(status: number, outcome: string, errors: readonly object[] = []): Answer {
  return { status, body: JSON.stringify({ outcome, errors }) };
}

/** Names that a form's visible fields are posted under. */
export function ownNames(body: URLSearchParams): string[] {
  const hidden: readonly string[] = [...Object.values(hiddenFields), TRAP_FIELD];
  return [...new Set(body.keys())].filter((name) => !hidden.includes(name));
}

/** Opens the page of a form and fills the form in as soon as React has hydrated it. */
export async function openFilledIn(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  form: string,
): Promise<ReturnType<typeof getFormParts>> {
  const place = findForm(form);
  await visit(place.path);
  await waitForForm(page, place);
  await fillIn(page, place);
  return getFormParts(page, place);
}

/** Points at a form and waits until scripts have taken over. */
export async function waitForForm(page: Page, { form }: FormPlace): Promise<void> {
  await page.locator(`form[name="${form.id}"]`).dispatchEvent('pointerover');
  await waitForReact(page);
}
