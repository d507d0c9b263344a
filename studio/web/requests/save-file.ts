import type { SavedFile } from '../../api/requests.ts';

/** Hands a file to the browser, which saves it. */
export function saveFile({ name, type, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
