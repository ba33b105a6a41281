import type { ChartTone } from './drawing.ts';

/** Texture of the areas of a tone, and dashes of its lines, so that tones differ without their colour. */
interface Texture {
  /** Lines in a square of 8 by 8 that is repeated; empty for a plain area. */
  readonly area: string;
  /** Lengths of dashes and gaps; undefined for a whole line. */
  readonly dashes: string | undefined;
}

/** Texture of each tone; tones that one chart uses together have different ones. */
export const TEXTURES: Readonly<Record<ChartTone, Texture>> = {
  primary: { area: '', dashes: undefined },
  accent: { area: 'M0 8L8 0', dashes: '10 4' },
  ok: { area: 'M0 4H8', dashes: '2 4' },
  warn: { area: 'M0 0L8 8', dashes: '14 4 2 4' },
  danger: { area: 'M0 8L8 0M0 0L8 8', dashes: '6 3 6 8' },
  focus: { area: 'M4 0V8', dashes: '18 6' },
  soft: { area: 'M4 3V5', dashes: '1 6' },
  ink: { area: '', dashes: undefined },
  pale: { area: '', dashes: undefined },
};
