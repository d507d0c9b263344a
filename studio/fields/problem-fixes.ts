import type { Edit } from '../../edits/edit-schema.ts';
import type { Json } from '../../edits/json.ts';
import { findFactOwner } from '../../schema/fact-owner.ts';
import { nearestValue, nodeAt, nodeName, type SiteNode, walkSite } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ProblemFix } from '../api/content-api.ts';
import { getPageTitle, getProblemLanguage } from './problem-words.ts';
import { changeLinks, changeText, correctSign, findSharedFact, type Subject, tidy } from './text-fixes.ts';
import { getTitle } from './titles.ts';

/** Solves a problem; several solutions are offered side by side. */
type Fix = (subject: Subject) => readonly ProblemFix[];

/** Edits that solve a problem, each in one step; none if only the editor knows what is right. */
export function listFixes(subject: Subject): readonly ProblemFix[] {
  const { key } = subject.problem.wording;
  const fix = FIXES[key] ?? (LINK.test(key) ? leadTo('meant') : undefined);
  return fix?.(subject).filter(({ edits }) => edits.length > 0) ?? [];
}

const LINK = /^(?:link|linkForm|outsideLink)\./;

const FIXES: Readonly<Record<string, Fix>> = {
  'mismatch.differ'(subject) {
    const { useFact = [], keepText = [] } = findSharedFact(subject) ?? {};
    return [createFix(subject, 'useFact', useFact), createFix(subject, 'keepText', keepText)];
  },
  'fact.typed': (subject) => listNames(subject).map((name) => insertFact(subject, name)),
  'fact.unknown'(subject) {
    const [written, meant] = [getValue(subject, 'written'), getValue(subject, 'meant')];
    if (meant !== '') return [insertFact(subject, meant)];
    if (/^\{\{[^{}]+\}\}$/.test(written)) return [];
    return fixText(subject, 'tidy', (text) => text.replace(written, written.replace(/[{}]/g, '')));
  },
  'text.missing': deferTranslation,
  'textKey.missingGroup': deferTranslation,
  'untranslated.copied': deferCopies,
  'text.unused': (subject) => removeTexts(subject, [getValue(subject, 'key')]),
  'textKey.unusedGroup': (subject) => removeTexts(subject, listNames(subject)),
  'stray.document'(subject) {
    const { files, site } = subject.content;
    const document = getValue(subject, 'name');
    const edits = site.languages.flatMap(({ code: language }): readonly Edit[] => {
      const before = files[`content/${language}/${document}.md`];
      return before === undefined ? [] : [{ kind: 'document', language, document, before, after: null }];
    });
    return [createFix(subject, 'removeUnused', edits)];
  },
  'stray.mark'(subject) {
    const before = subject.content.files[subject.problem.file] ?? null;
    return [
      createFix(subject, 'remove', [{ kind: 'mark', mark: getValue(subject, 'name'), before, after: null }]),
    ];
  },
  'style.space': (subject) => fixText(subject, 'tidy', tidy),
  'file.invisible': (subject) => fixText(subject, 'tidy', tidy),
  'file.ownSign': (subject) => fixText(subject, 'tidy', tidy),
  'style.sign': (subject) =>
    fixText(subject, 'correct', (text) =>
      correctSign(text, getValue(subject, 'written'), getValue(subject, 'right')),
    ),
  'heading.first': correctHeading,
  'heading.skips': correctHeading,
  'link.movedPage': leadTo('now'),
  'link.otherLanguage': leadTo('right'),
  'linkForm.query': (subject) =>
    changeLink(subject, `?${getValue(subject, 'query')}`, '', getValue(subject, 'page')),
  'link.noFragment': (subject) =>
    getValue(subject, 'meant') === ''
      ? changeLink(subject, getValue(subject, 'written'), '', getValue(subject, 'page'))
      : leadTo('meant')(subject),
  'redirect.chain': (subject) => setValue(subject, getValue(subject, 'end'), { label: 'leadTo' }),
  'currency.farAmount': (subject) =>
    listValues(subject, 'likely').flatMap((likely) => setValue(subject, likely)),
  'package.less': (subject) => setValue(subject, getValue(subject, 'least')),
  'package.lacks': (subject) =>
    setValue(subject, getValue(subject, 'least'), { below: [getValue(subject, 'name')] }),
  'package.repeated': (subject) => removeItem(subject, subject.problem.path),
  'lifetime.closedDayOver': (subject) => removeItem(subject, subject.problem.path),
  'lifetime.offerOver': (subject) => removeItem(subject, subject.problem.path.slice(0, -1)),
  'page.heroNotFirst'(subject) {
    const path = findNode(subject, subject.problem.path.slice(0, -1))?.path ?? [];
    const [list, item] = [path.slice(0, -1), path.at(-1) ?? ''];
    return [createFix(subject, 'moveToTop', [{ kind: 'move', list, item, after: null }])];
  },
  'package.noUnit': useMeant,
  'form.initialIsNoOption': useMeant,
  'reference.timeZone': useMeant,
  'reference.icon': useMeant,
  'value.badFormat': useMeant,
  'value.notOneOf': useMeant,
};

function createFix({ content }: Subject, label: string, edits: readonly Edit[], title = ''): ProblemFix {
  return { label: content.labels.text(`problems.fixes.${label}`, { title }), edits };
}

function fixText(subject: Subject, label: string, change: (text: string) => string): readonly ProblemFix[] {
  return [createFix(subject, label, changeText(subject, change))];
}

/** A value of the message; empty if there is none. */
function getValue({ problem }: Subject, name: string): string {
  return String(problem.wording.values[name] ?? '');
}

function listValues({ problem }: Subject, name: string): readonly Json[] {
  const values = problem.wording.values[name];
  return Array.isArray(values) ? values : [];
}

function listNames(subject: Subject): readonly string[] {
  return listValues(subject, 'names').map(String);
}

function findNode({ content: { root } }: Subject, path: ValuePath): SiteNode | null {
  return root && nodeAt(root, path);
}

/** Replaces typed text by a fact. */
function insertFact(subject: Subject, name: string): ProblemFix {
  const { root } = subject.content;
  const owner = root && findFactOwner(root, name);
  const item = owner && owner.model.fact === undefined ? (owner.parent ?? owner) : owner;
  const edits = changeText(subject, (text) => text.replace(getValue(subject, 'written'), `{{${name}}}`));
  return createFix(subject, 'useFactOf', edits, item ? getTitle(subject.content, item) : name);
}

/** Language of the problem and the texts of a language in the same file, by key; null for the default language. */
function findTranslation({ content: { site, texts }, problem }: Subject) {
  const language = getProblemLanguage(problem);
  const { code, name: original } = site.defaultLanguage;
  if (language === null || language === code) return null;
  return { language, original, texts: texts.get(language), originalTexts: [...(texts.get(code) ?? [])] };
}

/** Shows the default language's texts until they are translated. */
function deferTranslation(subject: Subject): readonly ProblemFix[] {
  const translation = findTranslation(subject);
  if (!translation) return [];
  const { language, original, texts, originalTexts } = translation;
  const name = subject.problem.path.join('.');
  const isMissing = createKeyTest(subject, [name, getValue(subject, 'prefix') || name]);
  const edits = originalTexts.flatMap(([key]) =>
    isMissing(key) && !texts?.get(key) ? [createDeferral(language, key)] : [],
  );
  return [createFix(subject, 'defer', edits, original)];
}

/** Removes copies of the default language's texts in the same group, which are then shown until they are translated. */
function deferCopies(subject: Subject): readonly ProblemFix[] {
  const translation = findTranslation(subject);
  if (!translation || subject.problem.path.length === 0) return [];
  const { language, original, texts, originalTexts } = translation;
  const isNear = createKeyTest(subject, [subject.problem.path.slice(0, -1).join('.')]);
  const edits = originalTexts.flatMap(([key, before]): readonly Edit[] =>
    isNear(key) && texts?.get(key) === before && /\s/.test(before.trim())
      ? [{ kind: 'text', language, key, before, after: null }, createDeferral(language, key)]
      : [],
  );
  return [createFix(subject, 'defer', edits, original)];
}

function createDeferral(language: string, key: string): Edit {
  return { kind: 'waits', language, key, since: new Date().toISOString().slice(0, 10) };
}

/** Removes the texts under some names, in all languages. */
function removeTexts(subject: Subject, names: readonly string[]): readonly ProblemFix[] {
  const isUnused = createKeyTest(subject, names);
  const edits = [...subject.content.texts].flatMap(([language, texts]) =>
    [...texts].flatMap(([key, before]): readonly Edit[] =>
      isUnused(key) ? [{ kind: 'text', language, key, before, after: null }] : [],
    ),
  );
  return [createFix(subject, 'removeUnused', edits)];
}

/** Test for the keys of the file with the problem that are one of some names, or below it. */
function createKeyTest({ problem: { file } }: Subject, names: readonly string[]) {
  const namespace = /([^/]+)\.json$/.exec(file)?.[1];
  const keys = names.map((name) => `${namespace}:${name}`);
  return (key: string) => keys.some((each) => key === each || key.startsWith(`${each}.`));
}

function correctHeading(subject: Subject): readonly ProblemFix[] {
  return fixText(subject, 'correct', (text) => text.replace(/^#+ .*$/m, () => getValue(subject, 'meant')));
}

/** Changes a link to the address that a value of the message proposes. */
function leadTo(name: string): Fix {
  return (subject) => {
    const address = getValue(subject, name);
    return address === '' ? [] : changeLink(subject, getValue(subject, 'written'), address, address);
  };
}

/** Changes links in the text, or all values of site.yaml that lead to the same address. @param target names the button */
function changeLink(subject: Subject, written: string, meant: string, target: string): readonly ProblemFix[] {
  const { root } = subject.content;
  const nodes = subject.problem.file === 'site.yaml' && root ? walkSite(root) : [];
  const sets = nodes.flatMap(({ path, value }): readonly Edit[] => {
    // The address of a page and an old address are no links.
    if (typeof value !== 'string' || path.at(-1) !== subject.problem.path.at(-1)) return [];
    const isLink = value.startsWith(written) && /^(?:$|[#?])/.test(value.slice(written.length));
    return isLink ? [{ kind: 'set', path, before: value, after: value.replace(written, () => meant) }] : [];
  });
  const edits = [...changeText(subject, (text) => changeLinks(text, written, meant)), ...sets];
  return [createFix(subject, 'leadTo', edits, getTargetTitle(subject, target))];
}

/** Title of the page, or of the part of a page, at an address. */
function getTargetTitle(subject: Subject, address: string): string {
  const { content } = subject;
  const nodes = address.startsWith('#') && content.root ? walkSite(content.root) : [];
  const section = nodes.find(
    (node) =>
      node.model.linked === 'anchor' &&
      nodeName(node) === address.slice(1) &&
      nearestValue(node, 'path') === getValue(subject, 'page'),
  );
  return section ? getTitle(content, section) : (getPageTitle(content, address) ?? address);
}

function useMeant(subject: Subject): readonly ProblemFix[] {
  const meant = getValue(subject, 'meant');
  return meant === '' ? [] : setValue(subject, meant);
}

/** Sets the value with the problem, or one below it that is missing. */
function setValue(
  subject: Subject,
  after: Json,
  { label = 'write', below = [] }: { readonly label?: string; readonly below?: ValuePath } = {},
): readonly ProblemFix[] {
  const node = findNode(subject, subject.problem.path);
  if (!node) return [];
  const before = below.length === 0 ? { before: node.value as Json } : {};
  const title = getTargetTitle(subject, String(after));
  return [
    createFix(subject, label, [{ kind: 'set', path: [...node.path, ...below], ...before, after }], title),
  ];
}

function removeItem(subject: Subject, path: ValuePath): readonly ProblemFix[] {
  const node = findNode(subject, path);
  if (!node) return [];
  const [list, item] = [node.path.slice(0, -1), node.path.at(-1) ?? ''];
  return [createFix(subject, 'remove', [{ kind: 'remove', list, item, before: node.value as Json }])];
}
