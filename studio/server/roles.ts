import { type Role, roles } from '../api.ts';

/** Whether a role includes another one. */
export function mayDo(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
