import { expect } from '@playwright/test';
import type { ServedPage } from './pages.ts';

/** A thing of schema.org as a page has it. */
export interface JsonThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The things that a page describes; fails where it is no JSON-LD. */
export function thingsOn({ name, structured }: ServedPage): readonly JsonThing[] {
  expect(structured, `blocks of JSON-LD on ${name}`).toHaveLength(1);
  const data = JSON.parse(structured[0] ?? '') as { '@context'?: unknown; '@graph'?: unknown };
  expect(data['@context'], name).toBe('https://schema.org');
  expect(Array.isArray(data['@graph']), `@graph of ${name}`).toBe(true);
  return data['@graph'] as readonly JsonThing[];
}

export function thingsOfType(page: ServedPage, type: string): readonly JsonThing[] {
  return thingsOn(page).filter((thing) => thing['@type'] === type);
}

/** Every value within a value, itself first, with the path that leads there. */
export function valuesWithin(value: unknown, at = ''): { readonly at: string; readonly value: unknown }[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [{ at, value }, ...inner.flatMap(([key, part]) => valuesWithin(part, `${at}/${key}`))];
}
