/** The value by which the page's policy knows styles that are made by its scripts; Vite's build puts it there. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
