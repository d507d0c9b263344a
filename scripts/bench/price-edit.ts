import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PRICE = /(?<=amounts: \{ ISK: )\d+/;

/** Changes the first price of a site again and again; each call writes another one. */
export function priceEditor(siteFolder: string): () => void {
  const file = join(siteFolder, 'site.yaml');
  const text = readFileSync(file, 'utf8');
  let edits = 0;
  return () => {
    edits += 1;
    writeFileSync(
      file,
      text.replace(PRICE, (amount) => String(Number(amount) + 10 * edits)),
    );
  };
}
