import type { Licences } from './read-licences.ts';

/** The text of docs/licences.md. */
export function licencesPage({ byLicence }: Licences): string {
  const count = [...byLicence.values()].reduce((sum, names) => sum + names.length, 0);
  const rows = [...byLicence].map(
    ([licence, names]) =>
      `| ${licence} | ${names.length} | ${names.map((name) => `\`${name}\``).join(', ')} |`,
  );
  return `# Licences

The ${count} packages that are installed for production (\`npm ci --omit=dev --omit=optional\`), by the licence that each declares. Written by
\`npm run licences\`, which refuses any other licence; a test keeps this page current.

None of them, and none of those for development, runs a program when it is installed: \`npm ci --ignore-scripts\` installs all.
Their texts lie with them, in \`node_modules/<package>/LICENSE\` or their \`README\`.

| licence | packages | which |
|---|---|---|
${rows.join('\n')}
`;
}
