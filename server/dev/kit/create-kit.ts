import { readdirSync, readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { pageSource } from '../../../app/data/create-page-source.ts';
import type { PageSource } from '../../../app/data/page-source.ts';
import { iconNames } from '../../../checks/project/icons.ts';
import { MARK_FOLDER } from '../../../checks/project/mark-file.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { siteSprite } from '../../../checks/project/site-sprite.ts';
import { readSite } from '../../../checks/read-site.ts';
import { section } from '../../../schema/sections/section.ts';
import { createSampleTexts, SAMPLE_PICTURE, sampleRows } from './sample-content.ts';

/** The address of the kit in the preview; no page of site.yaml can have it. */
export const KIT_PATH = '/_kit';

/** A small site with sample content that shows each kind of section in each look, one page for each kind. */
export interface Kit {
  readonly source: PageSource;
  /** The icons of its pages, at `KIT_SPRITE`. */
  readonly sprite: string;
  /** The SVG in place of each of its pictures, at `KIT_PICTURE`. */
  readonly picture: string;
}

export const KIT_SPRITE = `${KIT_PATH}/icons.svg`;
export const KIT_PICTURE = `${KIT_PATH}/picture.svg`;

const EXAMPLES = new URL('../../../schema/examples/', import.meta.url);
const MARKS = new URL('marks/', import.meta.url);
/** The day that the kit shows, so that no date changes its look. */
const DAY = new Date('2026-11-02T12:00:00Z');

/** The heading of pages whose first section has none. */
const TOP_SECTION = { kind: 'hero', id: 'top' };
const HEADED_KINDS: ReadonlySet<string> = new Set(['hero', 'news-article', 'project-detail']);

interface WrittenSection {
  readonly kind: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

interface WrittenPage {
  readonly id: string;
  readonly path: string;
  readonly texts: string;
  readonly sections: readonly WrittenSection[];
}

/** Pages of the kit by id, each with the names of the examples that it shows; a hero's name includes its look. */
type MixedPages = Readonly<Record<string, readonly string[]>>;

/**
 * Creates the kit.
 * @param mixedPages pages to add to those of single kinds
 * @throws if an example has a mistake; the message names it
 */
export function createKit(mixedPages: MixedPages = {}): Kit {
  const { project, sound, problems } = readProjectFiles(new Map(Object.entries(createKitFiles(mixedPages))), {
    now: DAY,
  });
  if (!project || !sound) throw new Error(problems.map(({ wording }) => wording.en.message).join('\n'));
  const { site } = project;
  return {
    source: pageSource(project, site.defaultLanguage, KIT_SPRITE, { rows: sampleRows }),
    sprite: siteSprite(project),
    picture: SAMPLE_PICTURE,
  };
}

/** The kit as the files of a project, made from `site.yaml` in this folder and the examples of sections. */
export function createKitFiles(mixedPages: MixedPages): Record<string, string> {
  const base = readFileSync(new URL('site.yaml', import.meta.url), 'utf8');
  const pages = stringify({ pages: createKitPages(mixedPages) }, { aliasDuplicateObjects: false });
  const siteText = `${base}\n${pages}`;
  const reading = readSite(siteText, { icons: iconNames(), now: DAY });
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  return { 'site.yaml': siteText, ...createSampleTexts(reading.site), ...readSampleMarks() };
}

/** The word marks of the kit's clients, as files of its content. */
function readSampleMarks(): Record<string, string> {
  const readMark = (name: string) => readFileSync(new URL(name, MARKS), 'utf8');
  return Object.fromEntries(readdirSync(MARKS).map((name) => [`${MARK_FOLDER}/${name}`, readMark(name)]));
}

/** A page for each kind, the mixed ones, and one that links to all of them. */
function createKitPages(mixedPages: MixedPages): readonly WrittenPage[] {
  const examples = readExamples();
  const kindPages = [...examples].map(([name, sections]) => createPage(name, getKitPath(name), sections));
  const otherPages = Object.entries(mixedPages).map(([id, names]) => {
    const sections = names.flatMap((name) => examples.get(name) ?? []);
    return createPage(id, `/${id}`, sections);
  });
  const pages = [...kindPages, ...otherPages];
  const cards = pages
    .filter(({ path }) => !path.includes('{'))
    .map(({ id, path }) => ({ id, icon: 'layers', to: path }));
  return [createPage('home', '/', [{ kind: 'card-grid', id: 'kinds', columns: 4, cards }]), ...pages];
}

/** The examples by kind, each in all its looks; those of a hero apart, since a page has one hero. */
function readExamples(): ReadonlyMap<string, readonly WrittenSection[]> {
  const examples = readdirSync(EXAMPLES)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => parse(readFileSync(new URL(name, EXAMPLES), 'utf8')) as WrittenSection);
  return new Map(
    examples.flatMap((example): [string, WrittenSection[]][] => {
      const { kind } = example;
      const looks = readLooks(kind).map((look) => ({ ...example, id: `${kind}-${look}`, look }));
      if (kind === 'hero') return looks.flatMap(createHeroExamples);
      return [[kind, looks.length > 0 ? looks : [example]]];
    }),
  );
}

/** A hero with the drawn picture, and with its own where its look has one. */
function createHeroExamples({ picture, ...hero }: WrittenSection): [string, WrittenSection[]][] {
  const id = `${hero.id}-picture`;
  return hero.look === 'split'
    ? [
        [hero.id, [hero]],
        [id, [{ ...hero, id, picture }]],
      ]
    : [[hero.id, [hero]]];
}

function createPage(id: string, path: string, sections: readonly WrittenSection[]): WrittenPage {
  const isHeaded = HEADED_KINDS.has(sections[0]?.kind ?? '');
  return { id, path, texts: 'home', sections: isHeaded ? sections : [TOP_SECTION, ...sections] };
}

/** The page of an item is below its list. */
function getKitPath(name: string): string {
  if (name === 'news-article') return '/news-list/{slug}';
  return name === 'project-detail' ? '/project-gallery/{id}' : `/${name}`;
}

/** The values that `look` has in the schema of a kind. */
function readLooks(kind: string): readonly string[] {
  const schema = section.options.find(({ shape }) => shape.kind.value === kind);
  if (!schema) throw new Error(`There is no section kind ${kind}.`);
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { look } = properties;
  return typeof look === 'object' ? ((look.enum ?? []) as string[]) : [];
}
