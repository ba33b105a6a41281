export { brandMessageEs } from './theme/brand.copy.es.ts';
export { brandMessage } from './theme/brand-message.ts';
export { type BrandProblem, brandProblems } from './theme/brand-problems.ts';
export { type BrandResult, type BrandStyles, brandStyles } from './theme/brand-styles.ts';
export type { ColorPair } from './theme/color-pairs.data.ts';
export type { BrandLook, ColorRole, ColorScheme } from './theme/look.ts';
export type { LookRule } from './theme/look-rules.ts';
