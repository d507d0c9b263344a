/** What sharing takes of a browser. */
export interface Sharer {
  readonly share?: (page: { readonly title: string; readonly url: string }) => Promise<void>;
  /** Not there on pages that did not come over https. */
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
}

/**
 * Shares a page by the device's own means; where it has none, copies the page's address. A failure is logged (SPEC
 * section 8); a visitor who changes their mind is none.
 * @returns whether the address was copied
 */
export async function sharePage(page: { title: string; url: string }, sharer: Sharer): Promise<boolean> {
  try {
    if (sharer.share) {
      await sharer.share(page);
      return false;
    }
    if (!sharer.clipboard) throw new Error('This browser lets pages copy nothing.');
    await sharer.clipboard.writeText(page.url);
    return true;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError'))
      console.error('The page could not be shared', error);
    return false;
  }
}
