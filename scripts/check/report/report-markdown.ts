import { phraseOf } from '../message.ts';
import { excerptOf } from '../problems/excerpt.ts';
import type { Problem } from '../problems/problem.ts';
import { codeBlock, escapeMarkdown } from './escape-markdown.ts';
import { pageOfCode } from './problem-page.ts';
import { countProblems, type ReportContext } from './report-text.ts';

/** A comment on GitHub holds 65,536 characters; some are left for what is written around the report. */
const longest = 60_000;

/** The report as a summary for a pull request: a count, and the problems by file. */
export function reportMarkdown(problems: readonly Problem[], context: ReportContext): string {
  const title = `## ${countProblems(problems, context.language)}\n`;
  const { blocks, left } = blocksThatFit(problems, context);
  const parts = [...Map.groupBy(blocks, ({ file }) => file)].map(
    ([file, ofFile]) => `\n### ${escapeMarkdown(file)}\n\n${ofFile.map(({ text }) => text).join('\n')}`,
  );
  const rest = left > 0 ? `\n${phraseOf('report.left', { left })[context.language]}\n` : '';
  return `${title}${parts.join('')}${rest}`;
}

/** A problem as it is written in the list of its file. */
interface Block {
  readonly file: string;
  readonly text: string;
}

/** As many problems as a comment holds, and how many are left. */
function blocksThatFit(
  problems: readonly Problem[],
  context: ReportContext,
): { readonly blocks: readonly Block[]; readonly left: number } {
  const blocks: Block[] = [];
  let length = 0;
  for (const problem of problems) {
    const text = blockOf(problem, context);
    // A file's name may stand above each of its problems, twice.
    length += text.length + 2 * escapeMarkdown(problem.file).length + 100;
    if (length > longest) break;
    blocks.push({ file: problem.file, text });
  }
  return { blocks, left: problems.length - blocks.length };
}

function blockOf(
  problem: Problem,
  { language, sources, repository = '', prefix = '' }: ReportContext,
): string {
  const { file, line, column, code, wording, severity } = problem;
  const { message, hint } = wording[language];
  const excerpt = excerptOf(problem, sources[file] ?? '');
  const place = `${line}:${column}`;
  const shownFile = repository && `${repository}${encodeFile(`${prefix}${file}`)}`;
  const where = shownFile ? `[${place}](${shownFile}?plain=1#L${line})` : place;
  const label = severity === 'warning' ? ` (${phraseOf('report.warning')[language]})` : '';
  return [
    `- **${where}**${label} ${escapeMarkdown(message)}\\`,
    `  ${escapeMarkdown(hint)} ([${code}](${repository}${pageOfCode(code)}))`,
    '',
    ...(excerpt.length > 0 ? [codeBlock(excerpt, '  '), ''] : []),
  ].join('\n');
}

/** Safe in an address and inside of the brackets that hold it. */
function encodeFile(file: string): string {
  return encodeURI(file.toWellFormed()).replace(/[()?#]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
