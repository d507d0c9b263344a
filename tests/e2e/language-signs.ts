import { sampleClients } from '../sample-clients.ts';
import { site } from './site-model.ts';
import type { WrittenLanguage } from './typed-money.ts';

/** Words that hardly a sentence does without, each of which none of the other three languages has. */
export const functionWords: Readonly<Record<WrittenLanguage, readonly string[]>> = {
  is: 'að ekki við það eru fyrir með sem þú þinn þín þitt hvað hjá eða frá því okkar þegar líka á í hann hún þau'.split(
    ' ',
  ),
  en: 'the and with your you we are this that from which what or they when our their will not who how'.split(
    ' ',
  ),
  es: 'los que para por con más cuando nuestro nuestra tu tus pero como también y esta este desde hasta qué muy'.split(
    ' ',
  ),
  da: 'det der ikke på som du din dit jer hvad når eller også være kan har fra med ved så bliver hos'.split(
    ' ',
  ),
};

/** Letters and marks that a language does not write. */
export const foreignLetters: Readonly<Record<WrittenLanguage, RegExp>> = {
  is: /[øåñäüß¿¡]/i,
  en: /[þðæøåöñ¿¡]/i,
  es: /[þðæøåö]/i,
  da: /[þðñ¿¡]/i,
};

/** What follows a number as its unit; between the two no line may break. */
export const units: Readonly<Record<WrittenLanguage, RegExp>> = {
  is: unitPattern(
    'kr\\.|klst\\.|klukkustund\\p{L}*|mín\\.|mínút\\p{L}*|dag(?:a|ar|s|ur|inn|ana)?|vik\\p{L}*|mánuð\\p{L}*|mánað\\p{L}*|ár(?:a|um|i|s)?',
  ),
  en: unitPattern('h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?'),
  es: unitPattern('€|euros?|h|horas?|min|minutos?|días?|semanas?|mes(?:es)?|años?'),
  da: unitPattern('kr\\.|tim(?:e|er|ers|es)|minut\\p{L}*|dag(?:e|es)?|uge\\p{L}*|måned\\p{L}*|år\\p{L}?'),
};

/** A digit, an ordinary space and a unit. */
function unitPattern(words: string): RegExp {
  return new RegExp(String.raw`\d (?:GB|MB|TB|%|US\$|USD|EUR|ISK|DKK|${words})(?!\p{L})`, 'iu');
}

/** Names and addresses that every language writes as they are. */
const properNames = [
  ...site.company.offices.flatMap(({ street, locality }) => [street, locality]),
  ...site.company.clients,
  ...sampleClients,
  // A court in the terms, an authority in the privacy policy, and a town that an order of the first web shop came from.
  'Héraðsdómur Reykjavíkur',
  'Agencia Española de Protección de Datos',
  'Tromsø',
].sort((one, other) => other.length - one.length);

/** A text without names and addresses, which have words and letters of other languages. */
export function withoutNames(text: string): string {
  return properNames.reduce(
    (rest, name) => rest.replaceAll(name, ' '),
    text.replace(/\S+@\S+|https?:\S+|hraunvefur\.(is|io|es|dk)/g, ' '),
  );
}

/** The words of a text in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
