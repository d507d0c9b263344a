import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../checks/project/markdown.ts';
import { createMarkdownParser } from '../../../checks/texts/limited-markdown.ts';
import { splitUnits } from '../../../checks/texts/markdown-blocks.ts';

test.each(['_a', '[a](()'])('thousands of %s are plain text after some steps of the parser', (mark) => {
  const text = mark.repeat(20_000 / mark.length);
  let steps = 0;
  const parser = createMarkdownParser().use({
    tokenizer: {
      escape() {
        steps++;
        return false;
      },
    },
  });
  expect(String(parser.parse(text)).length).toBeGreaterThan(text.length);
  expect(steps).toBeGreaterThan(0);
  expect(steps).toBeLessThan(1_500);
});

test('what follows a hostile paragraph is still read, and its inline markup is plain text', () => {
  const { html, headings } = renderMarkdown(`**First**\n\n${'_*a'.repeat(7_000)}\n\n## Last\n\n- **point**`);
  expect(headings).toEqual([{ id: 'part-1', text: 'Last' }]);
  expect(html).toMatch(/^<p><strong>First<\/strong><\/p>/);
  expect(html).toMatch(/<li>\*\*point\*\*<\/li>\n<\/ul>$/);
});

test('a document of 100,000 characters keeps its markup to the end', () => {
  const sentence = 'Words in **bold** and _italic_, with [a link](/a) among a few others. ';
  const { html } = renderMarkdown(`${sentence.repeat(14)}\n\n`.repeat(100));
  expect(html.match(/<a href/g)).toHaveLength(1_400);
});

test('the checks read a hostile paragraph as one unit', () => {
  for (const mark of ['_a', '{% ']) expect(splitUnits(mark.repeat(10_000))).toHaveLength(1);
});
