/** The nonce with which the page's policy allows styles made by scripts; Vite's build inserts it. */
export const styleNonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
