import { iconNames } from '../../checks/project/icons.ts';
import { readSite } from '../../checks/read-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Json } from '../../edits/json.ts';
import { siteValue } from '../../edits/site-value.ts';
import { listAt } from '../../schema/plain-value.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { GalleryEntry } from '../api/pages-api.ts';
import type { ParsedContent } from '../fields/field-context.ts';
import { getSlotLabel } from '../fields/slot-label.ts';
import type { SectionInput } from './fitted.ts';
import { fittedExample, sectionExamples } from './gallery.ts';
import { newKeys } from './new-texts.ts';

/** Name of a section in the preview of the gallery. */
const getSectionId = (name: string) => `gallery-${name}`;

/** Sections that can be added to a page, without those that have nothing to show on this site. */
export function listGallery({ files, labels }: ParsedContent, page: string): readonly GalleryEntry[] {
  const site = siteValue(files, []) ?? null;
  return sectionExamples().flatMap(({ name, kind, look }): GalleryEntry[] => {
    if (!fittedExample(site, name, page, [])) return [];
    const label = labels.choice('kind', kind);
    return [
      {
        name,
        label: look === null ? label : `${label}: ${labels.choice('look', look)}`,
        section: getSectionId(name),
      },
    ];
  });
}

/** Alternating grounds: sections on the same ground move closer together, which cuts off their pictures. */
const GROUNDS = ['plain', 'white'] as const;

/** Cached, because all pictures of a gallery are loaded at the same time. */
const galleryCache = new WeakMap<Files, Map<string, Files>>();

/**
 * The content with all sections of the gallery on a page, for their pictures. The sections repeat the page's texts, or
 * else name the purpose of each text.
 * @param path the page, `['pages', 'home']`
 */
export function filesWithGallery(content: ParsedContent, path: ValuePath): Files {
  const { files } = content;
  const cachedFiles = galleryCache.get(files) ?? new Map<string, Files>();
  galleryCache.set(files, cachedFiles);
  const name = path.join('/');
  const galleryFiles = cachedFiles.get(name) ?? addGallery(content, path);
  cachedFiles.set(name, galleryFiles);
  return galleryFiles;
}

function addGallery(content: ParsedContent, path: ValuePath): Files {
  const { files, site } = content;
  const siteInput = siteValue(files, []) ?? null;
  const sections = listAt(siteValue(files, [...path, 'sections']), []) as readonly Json[];
  const page = String(path.at(-1));
  const gallerySections = sectionExamples()
    .flatMap(({ name }): SectionInput[] => {
      const section = fittedExample(siteInput, name, page, []);
      return section ? [{ ...section, id: getSectionId(name) }] : [];
    })
    .map((each, index) =>
      each.ground === 'basalt' ? each : { ...each, ground: GROUNDS[index % 2] ?? 'plain' },
    );
  const list = [...path, 'sections'];
  const { files: changed } = applyEdits(files, [
    { kind: 'set', path: list, before: sections, after: [...sections, ...gallerySections] },
  ]);
  const reading = readSite(changed['site.yaml'] ?? '', { icons: iconNames() });
  if (!reading.ok) return files;
  const documents = gallerySections.flatMap(({ document }) =>
    typeof document === 'string' ? [document] : [],
  );
  const allFiles: Record<string, string> = { ...changed };
  for (const { code } of site.languages)
    for (const document of documents)
      allFiles[`content/${code}/${document}.md`] ??= `${content.labels.text('pages.gallery.paragraph')}\n`;
  return addSampleTexts(allFiles, { ...content, files: changed, site: reading.site }, content, page);
}

/** Fills in sample texts, which visitors never see. */
function addSampleTexts(
  files: Record<string, string>,
  after: ParsedContent,
  before: ParsedContent,
  page: string,
): Files {
  const keys = newKeys(before.site, after.site);
  const pageNamespace = before.site.pages.find(({ id }) => id === page)?.texts;
  for (const { code } of after.site.languages) {
    const languageTexts = before.texts.get(code);
    const title = languageTexts?.get(`nav:${page}.title`);
    const text = languageTexts?.get(`${pageNamespace}:${page}.meta.description`);
    for (const [namespace, all] of Map.groupBy(keys, ({ key }) => key.slice(0, key.indexOf(':')))) {
      const file = `locales/${code}/${namespace}.json`;
      const tree = JSON.parse((files[file] ?? '{}').replace(/^\uFEFF/, '')) as Tree;
      for (const { key } of all) {
        const steps = key.slice(namespace.length + 1).split('.');
        const isSectionText = steps.length === 3;
        const sampleText = { title, text }[steps.at(-1) ?? ''];
        setText(tree, steps, (isSectionText ? sampleText : undefined) ?? getSlotLabel(after, key));
      }
      files[file] = JSON.stringify(tree);
    }
  }
  return files;
}

type Tree = { [name: string]: string | Tree };

function setText(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree[name] = text;
    return;
  }
  const branch = Object.hasOwn(tree, name) ? tree[name] : undefined;
  const inner = typeof branch === 'object' ? branch : {};
  tree[name] = inner;
  setText(inner, rest, text);
}
