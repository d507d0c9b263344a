import { type KitWords, wordsOf } from './kit-words.ts';

type Sample = (words: KitWords, place: number) => string;

const heading: Sample = ({ headings }, place) => pick(headings, place);
const name: Sample = ({ names }, place) => pick(names, place);
const label: Sample = ({ labels }, place) => pick(labels, place);
const sentence: Sample = ({ sentences }, place) => pick(sentences, place);
const sentences: Sample = (words, place) => `${sentence(words, place)} ${sentence(words, place + 3)}`;

/** What stands in a slot of a section or of the page. */
const ofSection: Readonly<Record<string, Sample>> = { title: heading, text: sentences, empty: sentence };

/** What stands in a slot of an entry of a list. */
const ofEntry: Readonly<Record<string, Sample>> = {
  title: name,
  name,
  label: name,
  text: sentence,
  description: sentence,
  help: sentence,
  question: ({ questions }, place) => pick(questions, place),
  answer: sentences,
};

/**
 * A sample of a text that the kit needs, the same each time, in natural length.
 * @param key dotted, as in `locales/`, below the id of the page, form or package set:
 *   `card-grid-7-cards.cards.item-3.title`
 * @param variables what the text has to show, such as `value`
 */
export function sampleText(language: string, key: string, variables: readonly string[] = []): string {
  const parts = key.split('.');
  const slot = parts.at(-1) ?? '';
  const words = wordsOf(language);
  const place = placeOf(key);
  if (variables.includes('value')) return `${pick(words.names, place)}: {{value}}`;
  if (slot === 'success') return sentences(words, place);
  const isOfEntry = parts.length > 2;
  const samples = isOfEntry ? ofEntry : ofSection;
  const sample = Object.hasOwn(samples, slot) ? samples[slot] : undefined;
  return (sample ?? (isOfEntry ? name : label))(words, place);
}

/** Some paragraphs in Markdown, with headings where there are many. */
export function sampleDocument(language: string, paragraphs: number): string {
  const words = wordsOf(language);
  return Array.from({ length: paragraphs }, (_, index) => {
    const title = paragraphs > 2 && index % 2 === 0 ? `## ${pick(words.headings, index / 2)}\n\n` : '';
    return `${title}${sampleParagraph(language, index)}\n`;
  }).join('\n');
}

/** One paragraph, another one for each place. */
export function sampleParagraph(language: string, place: number): string {
  const words = wordsOf(language);
  return [0, 1, 2, 3].map((step) => sentence(words, place * 3 + step)).join(' ');
}

/** An entry takes the sample of its own place, so that neighbours differ; all else one that follows from its name. */
function placeOf(key: string): number {
  const [first, ...others] = key.matchAll(/item-(\d+)/g);
  if (first && others.length === 0) return Number(first[1]) - 1;
  return [...key].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 997, 0);
}

function pick(from: readonly string[], place: number): string {
  return from[place % from.length] ?? '';
}
