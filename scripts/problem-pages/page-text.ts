import type { ProblemCode } from '../check/problems/problem.ts';
import type { ProblemPage } from '../check/problems/problem-pages/problem-page.ts';
import { type CheckLanguage, checkLanguages } from '../check/problems/wording-type.ts';
import type { ExampleResult } from './check-example.ts';

/** What stands on each page beside the words of its code. */
const frame = {
  en: {
    other: '[Á íslensku](#á-íslensku) · [all problems](README.md)',
    warning: 'This is a warning: the site can be published all the same.',
    fix: 'What to do',
    example: 'Example',
    wrong: (file: string) => `In \`${file}\`:`,
    wording: '`npm run check` says:',
    right: 'Right is:',
  },
  is: {
    other: '',
    warning: 'Þetta er viðvörun: það má birta vefinn þrátt fyrir hana.',
    fix: 'Hvað á að gera',
    example: 'Dæmi',
    wrong: (file: string) => `Í \`${file}\`:`,
    wording: '`npm run check -- --lang is` segir:',
    right: 'Rétt er:',
  },
} as const satisfies Readonly<Record<CheckLanguage, unknown>>;

/**
 * The page about a code in Markdown, in English and then in Icelandic.
 * @param result what the check says about the example; what it prints is left out if it says something else
 */
export function pageText(code: ProblemCode, page: ProblemPage, result: ExampleResult): string {
  const parts = checkLanguages.map((language) => languagePart(code, page, language, result));
  return `${parts.join('\n\n---\n\n')}\n`;
}

function languagePart(
  code: ProblemCode,
  page: ProblemPage,
  language: CheckLanguage,
  result: ExampleResult,
): string {
  const words = page[language];
  const { other, warning, fix, example } = frame[language];
  const isFirst = language === checkLanguages[0];
  const level = isFirst ? '##' : '###';
  return [
    isFirst ? `# ${words.title}` : '## Á íslensku',
    isFirst ? `\`${code}\` · ${other}` : `**${words.title}**`,
    result.isProof && result.isWarning ? `${words.cause} ${warning}` : words.cause,
    `${level} ${fix}`,
    words.fix,
    `${level} ${example}`,
    ...exampleParts(page, language, result),
  ].join('\n\n');
}

function exampleParts({ example }: ProblemPage, language: CheckLanguage, result: ExampleResult): string[] {
  const { wrong, wording, right } = frame[language];
  const sort = fileSort(example.file);
  const { printed, lines } = result;
  return [
    ...(example.kind === 'file' ? [example.done[language]] : [wrong(example.file)]),
    ...(lines ? [block(sort, lines.wrong)] : []),
    ...(result.isProof ? [wording, block('text', printed[language])] : []),
    ...(lines ? [right, block(sort, lines.right)] : []),
  ];
}

function fileSort(file: string): string {
  return { yaml: 'yaml', json: 'json', md: 'markdown' }[file.split('.').at(-1) ?? ''] ?? 'text';
}

/** Control characters are shown as a point, as the check prints them. */
function block(sort: string, text: string): string {
  const visible = text.replace(/[^\P{Cc}\n]/gu, '·').replace(/\n$/, '');
  return `\`\`\`${sort}\n${visible}\n\`\`\``;
}
