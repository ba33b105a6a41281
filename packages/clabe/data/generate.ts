import { readFileSync, writeFileSync } from 'node:fs';
import { encodeDirectory } from './encode.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

for (const [path, text] of encodeDirectory({ banksCsv: read('banks.csv'), plazasCsv: read('plazas.csv') })) {
  writeFileSync(new URL(`../src/${path}`, import.meta.url), text);
}
