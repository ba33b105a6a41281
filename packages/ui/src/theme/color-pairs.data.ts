import type { ColorRole } from './look.ts';

/** WCAG 2.2: text needs 4.5 (1.4.3), what marks a control needs 3 (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const pages = ['background', 'surface', 'sunken', 'infoSurface'] as const;

/** One colour on another. */
export interface ColorPair {
  readonly front: ColorRole;
  readonly back: ColorRole;
  /** Smallest contrast ratio, from 1 to 21. */
  readonly atLeast: number;
}

/**
 * Pairs of colours that may be drawn on each other, each with the contrast ratio that it must reach in every palette.
 */
export const declaredPairs: readonly ColorPair[] = [
  ...pages.map((back) => ({ front: 'ink', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'inkSoft', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'primary', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'primaryHover', back, atLeast: TEXT }) as const),
  ...pages.map((back) => ({ front: 'focus', back, atLeast: CONTROL }) as const),
  { front: 'danger', back: 'surface', atLeast: TEXT },
  { front: 'danger', back: 'background', atLeast: TEXT },
  { front: 'danger', back: 'dangerSurface', atLeast: TEXT },
  { front: 'ink', back: 'dangerSurface', atLeast: TEXT },
  { front: 'ok', back: 'surface', atLeast: TEXT },
  { front: 'ok', back: 'background', atLeast: TEXT },
  { front: 'ok', back: 'okSurface', atLeast: TEXT },
  { front: 'ok', back: 'infoSurface', atLeast: TEXT },
  { front: 'ink', back: 'okSurface', atLeast: TEXT },
  { front: 'warn', back: 'surface', atLeast: TEXT },
  { front: 'warn', back: 'warnSurface', atLeast: TEXT },
  { front: 'ink', back: 'warnSurface', atLeast: TEXT },
  { front: 'accent', back: 'surface', atLeast: TEXT },
  { front: 'accent', back: 'background', atLeast: TEXT },
  { front: 'onPrimary', back: 'primary', atLeast: TEXT },
  { front: 'onPrimary', back: 'primaryHover', atLeast: TEXT },
  { front: 'onDanger', back: 'danger', atLeast: TEXT },
  { front: 'onDanger', back: 'dangerHover', atLeast: TEXT },
  { front: 'line', back: 'surface', atLeast: CONTROL },
  { front: 'line', back: 'background', atLeast: CONTROL },
];
