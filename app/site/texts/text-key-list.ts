import type { Lifetime } from '../../../schema/lifetime.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import type { TextSlots } from '../../../schema/text-slots.ts';
import { whileAny } from '../valid-days.ts';

/** A text that the site needs (or may have) in every language. */
export interface TextKey {
  readonly namespace: Namespace;
  /** Dotted, below the namespace: `home.hero.title`. */
  readonly key: string;
  readonly need: 'required' | 'optional';
  /** Names that the text may use in addition to facts, such as `value` in a package's feature. */
  readonly variables: readonly string[];
  /** The days on which it is shown. */
  readonly lifetime: Lifetime;
}

/** A text with a number has a form for each: `mailboxes_one` is a form of `mailboxes`. */
export function withoutNumberForm(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}

/** Collects text keys, each once; one that is required anywhere is required. */
export class TextKeyList {
  readonly #keys = new Map<string, TextKey>();

  add(
    namespace: Namespace,
    key: string,
    need: TextKey['need'] = 'required',
    variables: readonly string[] = [],
    lifetime: Lifetime = {},
  ): void {
    const name = `${namespace}:${key}`;
    const existingKey = this.#keys.get(name);
    this.#keys.set(name, {
      namespace,
      key,
      need: existingKey?.need === 'required' ? 'required' : need,
      variables: [...new Set([...(existingKey?.variables ?? []), ...variables])],
      lifetime: existingKey ? whileAny([existingKey.lifetime, lifetime]) : lifetime,
    });
  }

  addSlots(namespace: Namespace, prefix: string, slots: TextSlots, lifetime: Lifetime = {}): void {
    for (const [slot, need] of Object.entries(slots))
      this.add(namespace, `${prefix}.${slot}`, need, [], lifetime);
  }

  all(): readonly TextKey[] {
    return [...this.#keys.values()];
  }
}
