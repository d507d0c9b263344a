import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentHash } from '../../app/http/content-hash.ts';
import { contentType } from '../../app/http/content-type.ts';
import { bundleFolder } from '../../server/render/renderer.ts';
import { PREVIEW_FOLDER, PREVIEW_SCRIPT, previewScript } from './preview-document.ts';

/** A file that pages of drafts use. */
export interface PreviewFile {
  readonly type: string;
  readonly body: string | Buffer;
}

const ICONS = `${PREVIEW_FOLDER}icons-`;
/** Pictures that are the same on every site. */
const BRAND_FOLDER = new URL('../../app/brand/', import.meta.url);

/** The address of the icons of a draft. */
export function iconsAddress(icons: string): string {
  return `${ICONS}${contentHash(icons)}.svg`;
}

/** Returns true for an address of icons, which only the renderer of the draft has. */
export function isIconsAddress(address: string): boolean {
  return address.startsWith(ICONS);
}

/** The script of the preview, or a file of the build that pages name; `null` for all else. */
export async function previewFile(buildFolder: string, address: string): Promise<PreviewFile | null> {
  if (address === PREVIEW_SCRIPT) return { type: contentType('page.js'), body: previewScript() };
  const file = assetFile(buildFolder, address) ?? brandFile(address);
  const body = file === null ? null : await readFile(file).catch(() => null);
  return body && { type: contentType(address), body };
}

/** A file of the bundles, such as the font. */
function assetFile(buildFolder: string, address: string): string | null {
  const [, name] = /^\/assets\/([\w-]+(?:\.[\w-]+)+)$/.exec(address) ?? [];
  return name === undefined ? null : join(bundleFolder(buildFolder), 'client/assets', name);
}

function brandFile(address: string): string | null {
  const [, name] = /^\/([\w-]+(?:\.[\w-]+)+)$/.exec(address) ?? [];
  return name === undefined || name.endsWith('.md') ? null : fileURLToPath(new URL(name, BRAND_FOLDER));
}
