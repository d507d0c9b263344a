/** How views refer to a landscape of their page, of which the first is 1. */
export function landscapeId(landscape: number): string {
  return `landscape-${landscape}`;
}
