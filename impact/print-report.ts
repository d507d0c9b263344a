import { countTopics, leadingValues, type Report, topicLines, translate } from './impact-report.ts';

/** The formats of a report; the first is the default. */
export type ImpactFormat = 'text' | 'json' | 'markdown';

/** The version of the JSON format: a new field keeps it, a change that could break a reader raises it. */
const IMPACT_VERSION = 4;

export function printReport(format: ImpactFormat, report: Report): string {
  switch (format) {
    case 'text':
      return textReport(report);
    case 'json':
      return jsonReport(report);
    case 'markdown':
      return markdownReport(report);
  }
}

/**
 * The JSON report if a state cannot be read.
 * @param checked the JSON report of `npm run check`
 */
export function unreadableJson(base: string, unreadable: 'before' | 'after', checked: string): string {
  return printJson({ version: IMPACT_VERSION, base, unreadable, report: JSON.parse(checked) as unknown });
}

function textReport(report: Report): string {
  const { base, errors, changes } = report;
  let hasMarks = false;
  const printChanged = (words: string) => {
    hasMarks = true;
    return words === '' ? '' : `[${words}]`;
  };
  const printPlain = (text: string) => text;
  const parts = topicLines(report, { plain: printPlain, changed: printChanged, arrow: '->' }).map(
    ({ heading, lines }) =>
      [heading, ...lines.map(({ depth, text }) => `${'  '.repeat(depth + 1)}${text}`)].join('\n'),
  );
  const blocks = [
    ...(errors > 0 ? [translate(report, 'errors', { count: errors })] : []),
    translate(report, changes.length === 0 ? 'nothing' : 'since', { base }),
    ...parts,
    ...(hasMarks ? [translate(report, 'marks')] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The same lines as a summary for a pull request. */
function markdownReport(report: Report): string {
  const { base, errors, changes } = report;
  const printChanged = (text: string) => (text === '' ? '' : `**${escapeMarkdown(text)}**`);
  const printPlain = (text: string) => escapeMarkdown(text.replaceAll(' -> ', ' → '));
  const parts = topicLines(report, { plain: printPlain, changed: printChanged, arrow: '→' });
  const lines = parts.flatMap(({ heading, lines }) => [
    '',
    `### ${heading}`,
    '',
    ...lines.map(({ depth, text }) => `${'  '.repeat(depth)}- ${text}`),
  ]);
  return [
    `## ${escapeMarkdown(translate(report, 'since', { base }))}`,
    ...(errors > 0 ? ['', `> ${escapeMarkdown(translate(report, 'errors', { count: errors }))}`] : []),
    ...(changes.length === 0 ? ['', translate(report, 'nothing')] : lines),
    '',
  ].join('\n');
}

/**
 * Escapes a text so that Markdown shows it unchanged: no markup, link, HTML, mention or reference to an issue.
 * @param text any text; line ends and other control characters become spaces
 * @returns one line, for use within a line
 */
function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
      .trim()
      .replace(/[!#$&()*+\-.:<=>@[\\\]^_`{|}~]/g, String.raw`\$&`)
      // GitHub looks for @name and #12 in what is left after the escapes; a comment in between is not shown.
      .replace(/[@#](?=\w)/g, '$&<!-- -->')
  );
}

function jsonReport(report: Report): string {
  const { base, day, language, errors, changes } = report;
  return printJson({
    version: IMPACT_VERSION,
    base,
    day,
    language,
    changed: changes.length > 0,
    problems: errors,
    counts: countTopics(changes),
    changes: changes.map((change) => {
      const { isFigure: _, ...printPlain } = change;
      const leading = leadingValues(change, report);
      return { ...printPlain, before: leading?.before ?? null, after: leading?.after ?? null };
    }),
  });
}

function printJson(report: unknown): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
