import { z } from 'zod';

/** A short name that other values refer to: `web-development`. Texts and links find the item by it. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'A name here has small letters a-z, digits and single hyphens only, like web-development',
  })
  .describe('A short name in small letters a-z, digits and hyphens. Texts in locales/ are found by it.');

/** A page's address on all sites, the same in each language. `{id}` is replaced by a value from the database. */
export const path = z
  .string()
  .regex(/^\/$|^(\/([a-z0-9]+(-[a-z0-9]+)*|\{[a-z]+\}))+$/, {
    error:
      'An address starts with / and has small letters a-z, digits, hyphens and / only, like /lausnir/vefhysing',
  })
  .describe('A page of this site, like /lausnir/vefhysing. It must be one of the pages listed under pages.');

/** The file name of an icon in lucide-static, without `.svg`. */
export const iconName = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'An icon is named as on lucide.dev/icons, like shopping-cart' })
  .describe('The name of an icon as on lucide.dev/icons, like shopping-cart.');

/** A full address outside of this site. */
export const externalUrl = z
  .string()
  .regex(/^https:\/\/[^\s/?#]+\.[^\s]+$/, { error: 'An outside address starts with https://' })
  .describe('A full address outside of this site; it starts with https://.');

/** A calendar year. */
export const year = z.int().min(1900).max(2100).describe('A year in four digits.');
