/** The port that playwright.config.ts serves the built sites on. */
export const port = process.env.E2E_PORT ?? '4173';
