/** Whether two values of site.yaml are otherwise. */
export function isOther(before: unknown, after: unknown): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
