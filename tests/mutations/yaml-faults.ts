import type { Breaker } from './fault.ts';
import { editBreakers } from './yaml-edit-faults.ts';
import type { YamlFile } from './yaml-file.ts';
import { lineBreakers } from './yaml-line-faults.ts';
import { signBreakers } from './yaml-sign-faults.ts';
import { valueBreakers } from './yaml-value-faults.ts';

/** Every sort of mistake that a YAML file is broken with. */
export const yamlBreakers: Readonly<Record<string, Breaker<YamlFile>>> = {
  ...valueBreakers,
  ...signBreakers,
  ...lineBreakers,
  ...editBreakers,
};
