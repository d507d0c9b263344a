import { translateMessage } from '../message.ts';
import { PROBLEM_CODES, type ProblemCode } from '../problems/problem.ts';
import type { CheckLanguage } from '../problems/wording-type.ts';

/** Page that explains all problem codes, relative to the root of the repository. */
export const PROBLEM_PAGE = 'docs/problems.md';

/** Link to the explanation of a code on the page. */
export function pageOfCode(code: ProblemCode): string {
  return `${PROBLEM_PAGE}#${code}`;
}

/** Text of the page: the meaning of each code and its correction, in English and then in Icelandic. */
export function problemPageText(): string {
  return `# What npm run check reports

\`npm run docs\` writes this page from the group \`codes\` in \`locales/checks\`. [Á íslensku](#á-íslensku)

${table('en', ['Code', 'What it means', 'What to write instead'])}

## Á íslensku

${table('is', ['Kóði', 'Hvað það þýðir', 'Hvað á að skrifa í staðinn'])}
`;
}

function table(language: CheckLanguage, heads: readonly string[]): string {
  const rows = PROBLEM_CODES.map((code) => {
    const { message, hint } = translateMessage(`codes.${code}`)[language];
    const name = language === 'en' ? `<a id="${code}"></a>\`${code}\`` : `\`${code}\``;
    return row([name, message, hint]);
  });
  return [row(heads), row(heads.map(() => '---')), ...rows].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
