import unit from '@lender/vitest/unit';

/** Tests of the build, which run after it. */
export default { ...unit, test: { ...unit.test, include: ['src/**/*.built.ts'] } };
