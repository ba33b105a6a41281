export interface Metric {
  readonly name: string;
  readonly value: number;
}

/**
 * Names that a page may measure: the web vitals, and how long its parts took. In milliseconds, except for CLS, which is
 * a score.
 */
const NAMES: ReadonlySet<string> = new Set([
  'CLS',
  'FCP',
  'FID',
  'INP',
  'LCP',
  'TTFB',
  'dom_content_loaded',
  'hydration',
  'load',
  'navigation',
]);

/** A day in milliseconds: nothing on a page takes longer, and every telephone number is larger. */
const MAX_METRICS = 86_400_000;

/**
 * Picks the measurements that may go to the log. Other names or numbers could say something about a person.
 *
 * @example
 * loggableMetrics([{ name: 'LCP', value: 812 }, { name: 'maria', value: 5512345678 }]) // → [{ name: 'LCP', value: 812 }]
 */
export const loggableMetrics = (metrics: readonly Metric[]): Metric[] =>
  metrics.filter(({ name, value }) => NAMES.has(name) && value >= 0 && value <= MAX_METRICS);
