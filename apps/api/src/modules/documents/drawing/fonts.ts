import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Pdf } from './page.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string): Buffer => readFileSync(resolve(`@expo-google-fonts/arimo/${file}`));

/**
 * Arimo: as wide as Helvetica, and with every letter that a name may have, which the built-in fonts of PDF readers
 * lack. It is under the SIL Open Font License, whose text is in its package; only the letters in use are embedded.
 */
const FILES = {
  regular: read('400Regular/Arimo_400Regular.ttf'),
  italic: read('400Regular_Italic/Arimo_400Regular_Italic.ttf'),
  bold: read('700Bold/Arimo_700Bold.ttf'),
};

/** Fonts in which text is drawn. */
export const FONT = { regular: 'regular', italic: 'italic', bold: 'bold' } as const satisfies Record<
  keyof typeof FILES,
  string
>;

/** Makes the fonts known to a document by their names. */
export function registerFonts(doc: Pdf): void {
  for (const name of Object.values(FONT)) doc.registerFont(name, FILES[name]);
}
