/** True when the test runs in its long form, `pnpm test --deep`, which also searches where the short one checks. */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/**
 * Returns how many cases a property tries: all of them in the long form, a fifth in the short one.
 *
 * @example
 * fc.assert(property, { numRuns: cases(10_000), seed: 2026 });
 */
export const cases = (many: number): number => (isDeep ? many : Math.ceil(many / 5));
