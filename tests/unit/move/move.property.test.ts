import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ContentFiles } from '../../../checks/project/content-files.ts';
import { checkFiles } from '../../../checks/project/read-project.ts';
import type { MoveRequest } from '../../../edits/move/pages-to-move.ts';
import { type MovePlan, planMove } from '../../../edits/move/plan-move.ts';
import { linkProject } from '../check-links/link-project.ts';

/** The texts; of site.yaml only the non-empty lines outside the list of redirects. */
function withoutRedirects(texts: Record<string, string>): Record<string, unknown> {
  let isList = false;
  const lines = (texts['site.yaml'] ?? '').split('\n').filter((line) => {
    if (/^\S/.test(line)) isList = line.startsWith('redirects:');
    return !isList && line.trim() !== '';
  });
  return { ...texts, 'site.yaml': lines };
}

/** Any page but the front page; those of items move with their list. */
const page = fc.constantFrom('/lausnir', '/lausnir/vefhysing', '/tilbod', '/frettir');

/** Part of an address that the site does not have. */
const part = fc
  .stringMatching(/^[a-z]{1,6}(-[a-z]{1,4}){0,2}$/)
  .filter((name) => !['lausnir', 'vefhysing', 'tilbod', 'frettir', 'hysing', 'verd'].includes(name));
const parts = fc.array(part, { minLength: 1, maxLength: 3 }).map((names) => `/${names.join('/')}`);
/** An unused address, below one of the site’s pages or not. */
const freeAddress = fc.oneof(
  parts,
  fc
    .tuple(fc.constantFrom('/frettir', '/lausnir/vefhysing', '/lausnir'), parts)
    .map(([above, below]) => above + below),
);

/** Ways to lay out the same site. */
const layouts: Readonly<Record<string, (text: string) => string>> = {
  unchanged: (text) => text,
  'line ends of Windows': (text) => text.replaceAll('\n', '\r\n'),
  'a byte order mark': (text) => `\uFEFF${text}`,
  'both, and no line end at the end': (text) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`,
};
const redirects = '  - { from: /hysing, to: /lausnir/vefhysing }\n  - { from: /verd, to: /tilbod }\n';
const lists: Readonly<Record<string, string>> = {
  unchanged: `redirects:\n${redirects}`,
  'in brackets': 'redirects: [{ from: /hysing, to: /lausnir/vefhysing }]\n',
  'on lines': 'redirects:\n  - from: "/hysing" # old\n    to: /lausnir/vefhysing\n  # no more\n',
  empty: 'redirects: []\n',
  missing: '',
};
const site = fc
  .record({ layout: fc.constantFrom(...Object.keys(layouts)), list: fc.constantFrom(...Object.keys(lists)) })
  .map(({ layout, list }) => {
    const entries = lists[list] ? `${lists[list]}\n` : '';
    const laidOut = Object.entries(linkProject).map(([name, text]) => {
      const newText = text.replace(`redirects:\n${redirects}\n`, entries);
      return [name, layouts[layout]?.(newText) ?? newText] as const;
    });
    return new Map(laidOut);
  });

type Ready = Extract<MovePlan, { kind: 'ready' }>;

/**
 * Plans a move that must succeed.
 * @throws an error with the messages of the refusal if it does not
 */
function ready(files: ContentFiles, request: MoveRequest): Ready {
  const plan = planMove(files, request);
  if (plan.kind === 'ready') return plan;
  const why = plan.kind === 'refused' ? [plan.wording] : plan.problems.map(({ wording }) => wording);
  throw new Error(why.map(({ en }) => `${en.message} ${en.hint}`).join('\n'));
}

/** The files after a move. */
function filesAfter(files: ContentFiles, plan: Ready): ContentFiles {
  return new Map([...files, ...plan.files.map(({ file, after }) => [file, Buffer.from(after)] as const)]);
}

/** The files as text for comparison, including byte order marks and line ends. */
function decodeAll(files: ContentFiles): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([name, contents]) => [name, Buffer.from(contents).toString('latin1')]),
  );
}

test('a move causes no problem, and there and back changes only redirects', () => {
  fc.assert(
    fc.property(site, page, freeAddress, fc.boolean(), (files, from, to, only) => {
      const plan = ready(files, { from, to, only });
      expect(plan.warnings).toEqual([]);
      const movedFiles = filesAfter(files, plan);
      expect(checkFiles(movedFiles).problems).toEqual([]);
      const back = filesAfter(movedFiles, ready(movedFiles, { from: to, to: from, only }));
      expect(withoutRedirects(decodeAll(back))).toEqual(withoutRedirects(decodeAll(files)));
    }),
    { numRuns: 5 },
  );
});
