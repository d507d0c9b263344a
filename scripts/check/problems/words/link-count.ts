import type { Phrase } from '../wording-type.ts';

/**
 * So many links with their verb, before the place that they lead to.
 * @returns `1 link leads`, `8 links lead`; `1 tengill vísar`, `8 tenglar vísa`, `21 tengill vísar`
 */
export function leading(links: number): Phrase {
  const isOne = links % 10 === 1 && links % 100 !== 11;
  return {
    en: links === 1 ? '1 link leads' : `${links} links lead`,
    is: isOne ? `${links} tengill vísar` : `${links} tenglar vísa`,
  };
}
