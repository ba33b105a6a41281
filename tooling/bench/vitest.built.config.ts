import unit from '@lender/vitest/unit';

/** Tests of what was built, which run once it is. */
export default { ...unit, test: { ...unit.test, include: ['src/**/*.built.ts'] } };
