import { pageSource } from '../../app/data/create-page-source.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import { loadRenderer } from '../../server/render/renderer.ts';
import { readProject } from '../check/project/read-project.ts';
import { median } from './median.ts';
import { plainElements } from './plain-elements.ts';
import type { ProjectCopy } from './project-copy.ts';
import { judged, type Row, told } from './row.ts';

export interface RenderingTimes {
  readonly pages: number;
  /** Milliseconds a page, as the build renders it: loader, sections, texts, critical styles, hydration module. */
  readonly site: number;
  /** Milliseconds a page, plain React elements of the same HTML. */
  readonly floor: number;
}

const ROUNDS = 5;
const BUDGET_MS = 5;

/** Renders every page in every language several times in turn with its floor; the medians of the rounds. */
export async function measureRendering({ folder, out }: ProjectCopy): Promise<RenderingTimes> {
  const { project } = readProject(folder);
  if (!project) throw new Error('The content cannot be read: npm run check');
  const renderer = await loadRenderer(out);
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const targets = project.site.languages.flatMap((language) => {
    const source = pageSource(project, language, '/assets/icons.svg');
    return project.site.pages
      .filter(({ path }) => !isPattern(path))
      .map(({ path }) => ({ url: new URL(path, language.origin), source }));
  });
  const render = ({ url, source }: (typeof targets)[number]) => renderer.page(url, source, () => {});
  const bodies = await Promise.all(targets.map(async (target) => (await render(target)).body));
  const elements = bodies.map((body) => plainElements(body, createElement));
  elements.map((element) => renderToString(element));

  const site: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    for (const target of targets) await render(target);
    const between = performance.now();
    for (const element of elements) renderToString(element);
    site.push((between - started) / targets.length);
    floor.push((performance.now() - between) / targets.length);
  }
  return { pages: targets.length, site: median(site), floor: median(floor) };
}

export function renderingRows({ pages, site, floor }: RenderingTimes): Row[] {
  const figure = (time: number) => `${time.toFixed(2)} ms`;
  return [
    judged(
      `render a page, everything included, mean of ${pages}`,
      figure(site),
      `<= ${BUDGET_MS} ms; ${(site / floor).toFixed(1)} times the floor`,
      site <= BUDGET_MS,
    ),
    told('  plain React renderToString of the same HTML', figure(floor), 'the floor'),
  ];
}
