import { choiceAmounts } from '../../app/site/price-view.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { Form, FormField } from '../../schema/form.ts';
import { cleanLines, indented, oneLine } from './mail-clean-text.ts';
import { type MailProject, withValues, wordsAt } from './mail-project.ts';
import type { Submission } from './submission.ts';

const LABEL_LIMIT = 200;

/** The definition of a submission's form; undefined when site.yaml has it no more. */
export function formOf({ site }: MailProject, submission: Submission): Form | undefined {
  return Object.hasOwn(site.forms, submission.form) ? site.forms[submission.form] : undefined;
}

/**
 * Writes out what was answered, each answer under its label, in the form's order.
 * Answers to fields that the form has no more come last, under their names.
 * @returns lines that end in `\n`, a blank line between answers
 */
export function answersInWords(
  project: MailProject,
  language: ResolvedLanguage,
  submission: Submission,
): string {
  const fields = formOf(project, submission)?.fields ?? [];
  const known = new Set(fields.map(({ name }) => name));
  const names = [...known, ...Object.keys(submission.fields).filter((name) => !known.has(name))];
  return names
    .flatMap((name) => {
      const answer = submission.fields[name] ?? '';
      if (answer.trim() === '') return [];
      const field = fields.find((each) => each.name === name);
      const key = `forms:${submission.form}.fields.${name}`;
      const label = (field && wordsAt(project, language, `${key}.label`)) ?? oneLine(name, LABEL_LIMIT);
      const words = field ? answerInWords(project, language, key, field, answer) : answer;
      return [`${label}:\n${indented(cleanLines(words))}`];
    })
    .join('\n\n');
}

function answerInWords(
  project: MailProject,
  language: ResolvedLanguage,
  key: string,
  field: FormField,
  answer: string,
): string {
  switch (field.type) {
    case 'select':
    case 'radio-cards':
      return (
        amountInWords(project, language, field, answer) ??
        wordsAt(project, language, `${key}.options.${answer}`) ??
        answer
      );
    case 'checkbox-cards':
      return answer
        .split(',')
        .map((value) => wordsAt(project, language, `${key}.options.${value}`) ?? value)
        .join('\n');
    case 'package':
      return packageName(project, language, field, answer) ?? answer;
    default:
      return answer;
  }
}

function amountInWords(
  project: MailProject,
  language: ResolvedLanguage,
  field: FormField,
  answer: string,
): string | undefined {
  const amounts = choiceAmounts(field, language.locale);
  const amount = Object.hasOwn(amounts, answer) ? amounts[answer] : undefined;
  if (!amount) return undefined;
  const { from, to } = amount;
  const words = wordsAt(project, language, `forms:budget.${to === null ? 'over' : 'range'}`);
  return words && withValues(words, { from, to: to ?? '' });
}

function packageName(
  project: MailProject,
  language: ResolvedLanguage,
  field: Extract<FormField, { type: 'package' }>,
  answer: string,
): string | undefined {
  const offered = field.options.find(({ value }) => value === answer);
  const { packageSets } = project.site;
  const set = Object.hasOwn(packageSets, field.set) ? packageSets[field.set] : undefined;
  if (!offered || !set) return undefined;
  return wordsAt(project, language, `${set.texts}:packages.${set.id}.${offered.package}.name`);
}
