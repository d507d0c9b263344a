import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Json } from '../../edits/json.ts';
import { siteValue } from '../../edits/site-value.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { GalleryEntry } from '../api/pages-api.ts';
import type { Content } from '../fields/field-context.ts';
import { slotLabel } from '../fields/slot-label.ts';
import type { SectionInput } from './fitted.ts';
import { fittedExample, sectionExamples } from './gallery.ts';
import { newKeys } from './new-texts.ts';

/** Name of a section in the preview of the gallery. */
const shownId = (name: string) => `gallery-${name}`;

/** Sections that can be added to a page, without those that have nothing to show on this site. */
export function listGallery({ files, labels }: Content, page: string): readonly GalleryEntry[] {
  const site = siteValue(files, []) ?? null;
  return sectionExamples().flatMap(({ name, kind, look }): GalleryEntry[] => {
    if (!fittedExample(site, name, page, [])) return [];
    const label = labels.choice('kind', kind);
    return [
      {
        name,
        label: look === null ? label : `${label}: ${labels.choice('look', look)}`,
        section: shownId(name),
      },
    ];
  });
}

/** Alternating grounds: sections on the same ground move closer together, which cuts off their pictures. */
const GROUNDS = ['plain', 'mist'] as const;

/** Cached, because all pictures of a gallery are loaded at the same time. */
const shown = new WeakMap<Files, Map<string, Files>>();

/**
 * The content with all sections of the gallery on a page, for their pictures. The sections repeat the page's texts, or
 * else name the purpose of each text.
 * @param path the page, `['pages', 'home']`
 */
export function filesWithGallery(content: Content, path: ValuePath): Files {
  const { files } = content;
  const known = shown.get(files) ?? new Map<string, Files>();
  shown.set(files, known);
  const name = path.join('/');
  const made = known.get(name) ?? withGallery(content, path);
  known.set(name, made);
  return made;
}

function withGallery(content: Content, path: ValuePath): Files {
  const { files, site } = content;
  const whole = siteValue(files, []) ?? null;
  const sections = listAt(siteValue(files, [...path, 'sections']), []) as readonly Json[];
  const page = String(path.at(-1));
  const added = sectionExamples()
    .flatMap(({ name }): SectionInput[] => {
      const fitted = fittedExample(whole, name, page, []);
      return fitted ? [{ ...fitted, id: shownId(name) }] : [];
    })
    .map((each, place) =>
      each.ground === 'basalt' ? each : { ...each, ground: GROUNDS[place % 2] ?? 'plain' },
    );
  const list = [...path, 'sections'];
  const { files: changed } = applyEdits(files, [
    { kind: 'set', path: list, before: sections, after: [...sections, ...added] },
  ]);
  const read = readSite(changed['site.yaml'] ?? '', { icons: iconNames() });
  if (!read.ok) return files;
  const documents = added.flatMap(({ document }) => (typeof document === 'string' ? [document] : []));
  const done: Record<string, string> = { ...changed };
  for (const { code } of site.languages)
    for (const document of documents)
      done[`content/${code}/${document}.md`] ??= `${content.labels.of('pages.gallery.paragraph')}\n`;
  return withSampleTexts(done, { ...content, files: changed, site: read.site }, content, page);
}

/** Fills in sample texts, which visitors never see. */
function withSampleTexts(
  files: Record<string, string>,
  after: Content,
  before: Content,
  page: string,
): Files {
  const keys = newKeys(before.site, after.site);
  const texts = String(
    getChild(
      before.site.pages.find(({ id }) => id === page),
      'texts',
    ),
  );
  for (const { code } of after.site.languages) {
    const own = before.texts.get(code);
    const title = own?.get(`nav:${page}.title`);
    const text = own?.get(`${texts}:${page}.meta.description`);
    for (const [namespace, all] of Map.groupBy(keys, ({ key }) => key.slice(0, key.indexOf(':')))) {
      const file = `locales/${code}/${namespace}.json`;
      const tree = JSON.parse((files[file] ?? '{}').replace(/^\uFEFF/, '')) as Tree;
      for (const { key } of all) {
        const steps = key.slice(namespace.length + 1).split('.');
        const isOwn = steps.length === 3;
        const known = { title, text, eyebrow: title }[steps.at(-1) ?? ''];
        put(tree, steps, (isOwn ? known : undefined) ?? slotLabel(after, key));
      }
      files[file] = JSON.stringify(tree);
    }
  }
  return files;
}

type Tree = { [name: string]: string | Tree };

function put(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const below = Object.hasOwn(tree, name) ? tree[name] : undefined;
  const inner = typeof below === 'object' ? below : {};
  tree[name] = inner;
  put(inner, rest, text);
}
