import bwipjs from 'bwip-js/node';
import * as z from 'zod/mini';

/** A code as bars: `path` draws them, in modules, one module high. */
export interface Bars {
  readonly path: string;
  /** Width in modules, with the empty margin that a scanner needs on both sides. */
  readonly width: number;
}

const MARGIN = 10;

/** Widths of bars and spaces in turn, a bar first. */
const drawn = z.tuple([z.object({ sbs: z.array(z.int()) })]);

/**
 * Returns the bars of a reference, as OpenPay draws them: Code 128. Drawn by us they are sharp at any size, and the
 * page waits for no picture.
 */
export function code128(text: string): Bars {
  const [{ sbs: widths }] = drawn.parse(bwipjs.raw('code128', text));
  let x = MARGIN;
  let path = '';
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { path, width: x + MARGIN };
}
