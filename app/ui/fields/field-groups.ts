import type { FormField } from '../../../schema/form.ts';

/** A field that is answered with cards. */
export type CardField = Extract<FormField, { type: 'package' | 'radio-cards' | 'checkbox-cards' }>;
/** A field that is written in or chosen from a list. */
export type InputField = Exclude<FormField, CardField>;

/**
 * Fields under one heading.
 * - cards: one field, whose label is the heading
 * - person: the sender; matter: the subject. Their headings are `forms:groups.<kind>`
 */
type GroupedFields =
  | { readonly kind: 'cards'; readonly field: CardField }
  | { readonly kind: 'person' | 'matter'; readonly fields: readonly InputField[] };

/** Values of `autocomplete` for the sender. */
const PERSONAL_VALUES: readonly string[] = ['name', 'email', 'tel', 'organization'];

/**
 * The fields of a form in groups, in the form's own order. No heading comes twice: if questions about the person and
 * the matter take turns, later ones join the group before them.
 */
export function fieldGroups(fields: readonly FormField[]): GroupedFields[] {
  const groups: (GroupedFields & { fields?: InputField[] })[] = [];
  for (const field of fields) {
    if (!isInputField(field)) {
      groups.push({ kind: 'cards', field });
      continue;
    }
    const kind = getGroupKind(field);
    const last = groups.at(-1);
    if (last?.fields && groups.some((group) => group.kind === kind)) last.fields.push(field);
    else groups.push({ kind, fields: [field] });
  }
  return groups;
}

/** The fields that take a whole row: long ones, and a short one that has no other next to it. */
export function wideFields(fields: readonly InputField[]): ReadonlySet<string> {
  const wideNames = new Set<string>();
  let unpairedName: string | null = null;
  for (const field of [...fields, null]) {
    if (field && field.type !== 'textarea') {
      unpairedName = unpairedName === null ? field.name : null;
      continue;
    }
    if (unpairedName !== null) wideNames.add(unpairedName);
    unpairedName = null;
    if (field) wideNames.add(field.name);
  }
  return wideNames;
}

function isInputField(field: FormField): field is InputField {
  return field.type !== 'package' && !field.type.endsWith('-cards');
}

function getGroupKind(field: InputField): 'person' | 'matter' {
  return 'autocomplete' in field && PERSONAL_VALUES.includes(field.autocomplete) ? 'person' : 'matter';
}
