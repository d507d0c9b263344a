import { contentModel, type ReferenceKind, type ReferenceTarget } from './content-model.ts';
import { id } from './identifiers.ts';

/** The list that the names of each kind are in. */
export const referenceTargets: Readonly<Record<ReferenceKind, ReferenceTarget>> = {
  'package-set': { kind: 'package-set', list: ['packages'] },
  package: { kind: 'package', listOf: 'set', listIn: 'packages' },
  rate: { kind: 'rate', list: ['rates'] },
  form: { kind: 'form', list: ['forms'] },
  figure: { kind: 'figure', list: ['figures'] },
  milestone: { kind: 'milestone', list: ['company', 'milestones'] },
  picture: { kind: 'picture', list: ['pictures'] },
  choice: { kind: 'choice', listNextTo: 'options' },
};

/**
 * Schema of the name of another item.
 * @param kind the item’s kind, which tells the list that it is in
 */
export function reference(kind: ReferenceKind, description: string) {
  return id.describe(description).register(contentModel, { refersTo: referenceTargets[kind] });
}
