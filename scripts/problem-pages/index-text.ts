import { problemTopics } from '../check/problems/problem-pages/problem-pages.ts';

const opening = `# What npm run check tells of

Each problem that the check prints has a page here: when it happens, what to do, and an example. The pages are written by
\`npm run docs\` from \`app/site/problems/problem-pages/\`; the examples are mistakes in the small site in [\`example\`](example), and
what is printed about them is what the check says.

Hver villa sem athugunin segir frá á sér síðu hér, líka á íslensku: hvenær hún kemur, hvað á að gera og dæmi.
`;

/** The list of all pages by topic, in Markdown. */
export function indexText(): string {
  const topics = problemTopics.map(({ en, is, pages }) => {
    const rows = Object.entries(pages).map(
      ([code, page]) => `| [\`${code}\`](${code}.md) | ${page.en.title} | ${page.is.title} |`,
    );
    return `\n## ${en} · ${is}\n\n| | | |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${opening}${topics.join('')}`;
}
