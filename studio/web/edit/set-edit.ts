import type { Edit } from '../../../edits/edit-schema.ts';
import type { Json } from '../../../edits/json.ts';
import type { ValueField } from '../../api/content-api.ts';

/** The edit of a field's value; a missing value means that the key is absent. */
export function setEdit({ path, value }: Pick<ValueField, 'path' | 'value'>, after: Json | undefined): Edit {
  return {
    kind: 'set',
    path,
    ...(value !== undefined && { before: value }),
    ...(after !== undefined && { after }),
  };
}
