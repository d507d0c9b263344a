import { pageSource } from '../../app/data/create-page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import { loadRenderer } from '../../server/render/renderer.ts';
import { plainElements } from './plain-elements.ts';

export interface RenderingTimes {
  readonly pages: number;
  /** Milliseconds a page, as the build renders it: loader, sections, texts, critical styles, hydration module. */
  readonly site: number;
  /** Milliseconds a page, plain React elements of the same HTML. */
  readonly floor: number;
}

const rounds = 5;

/** Renders every page in every language several times in turn with its floor; the medians of the rounds. */
export async function measureRendering(project: Project, buildFolder: string): Promise<RenderingTimes> {
  const renderer = await loadRenderer(buildFolder);
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const targets = project.site.languages.flatMap((language) => {
    const source = pageSource(project, language, '/assets/icons.svg');
    return project.site.pages
      .filter(({ path }) => !isPattern(path))
      .map(({ path }) => ({ url: new URL(path, language.origin), source }));
  });
  const render = ({ url, source }: (typeof targets)[number]) => renderer.page(url, source, () => '');
  const bodies = await Promise.all(targets.map(async (target) => (await render(target)).body));
  const elements = bodies.map((body) => plainElements(body, createElement));
  elements.map((element) => renderToString(element));

  const site: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    for (const target of targets) await render(target);
    const between = performance.now();
    for (const element of elements) renderToString(element);
    site.push((between - started) / targets.length);
    floor.push((performance.now() - between) / targets.length);
  }
  return { pages: targets.length, site: median(site), floor: median(floor) };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
