import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../checks/project/markdown.ts';
import { renderSection } from './render-section.tsx';

test('each table of a document scrolls in a box that the keyboard reaches', async () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |\n';
  const { html, headings } = renderMarkdown(`${table}\ntext \`<table>\`\n\n${table}`);
  const page = await renderSection('prose', { document: 'terms', look: 'document', html, headings });
  expect(page.match(/<div tabindex="0"><table>/g)).toHaveLength(2);
  expect(page.match(/<\/table>\s*<\/div>/g)).toHaveLength(2);
  expect(page).toContain('<code>&lt;table&gt;</code>');
});
