/** Entries of the table of sizes of each package: a name and the import behind it. */
export const bundles = {
  clabe: [
    ['isValidClabe', `export { isValidClabe } from '@lender/clabe'`],
    ['isValidClabe, parseClabe, clabeMessage', `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'`],
    [
      'the same and the whole directory',
      `export { isValidClabe, parseClabe, clabeMessage } from '@lender/clabe'; export * from '@lender/clabe/directory'`,
    ],
    ['clabe-validator 3.2.2', `export { clabe } from 'clabe-validator'`],
    ['stdnum 1.12.0, its CLABE alone', `export * from 'stdnum/lib/esm/mx/clabe'`],
  ],
  curp: [
    ['isValidCurp', `export { isValidCurp } from '@lender/curp'`],
    ['isValidCurp, parseCurp', `export { isValidCurp, parseCurp } from '@lender/curp'`],
    [
      'the same, generateCurp, compareCurp',
      `export { isValidCurp, parseCurp, generateCurp, compareCurp } from '@lender/curp'`,
    ],
    ['everything behind the main door', `export * from '@lender/curp'`],
    ['what forms need besides, by itself', `export * from '@lender/curp/form'`],
    ['both of them', `export * from '@lender/curp'; export * from '@lender/curp/form'`],
    ['the names of states, by themselves', `export * from '@lender/curp/states'`],
    [
      'all three doors',
      `export * from '@lender/curp'; export * from '@lender/curp/form'; export * from '@lender/curp/states'`,
    ],
    ['curp 1.4.0', `export { default } from 'curp'`],
    ['validate-curp 1.0.0', `export { default } from 'validate-curp'`],
    ['stdnum 1.12.0, its CURP alone', `export * from 'stdnum/lib/esm/mx/curp'`],
  ],
  rfc: [
    ['isValidRfc', `export { isValidRfc } from '@lender/rfc'`],
    ['isValidRfc, parseRfc', `export { isValidRfc, parseRfc } from '@lender/rfc'`],
    [
      'the same, generateRfc, compareRfc',
      `export { isValidRfc, parseRfc, generateRfc, compareRfc } from '@lender/rfc'`,
    ],
    ['everything, companies and sentences too', `export * from '@lender/rfc'`],
    ['stdnum 1.12.0, its RFC alone', `export * from 'stdnum/lib/esm/mx/rfc'`],
  ],
  nss: [
    ['isValidNss', `export { isValidNss } from '@lender/nss'`],
    ['isValidNss, parseNss', `export { isValidNss, parseNss } from '@lender/nss'`],
    ['everything', `export * from '@lender/nss'`],
  ],
  money: [
    [
      'sumCentavos, applyRate, allocate, formatPesos',
      `export { sumCentavos, applyRate, allocate, formatPesos } from '@lender/money'`,
    ],
    ['everything', `export * from '@lender/money'`],
    [
      'dinero.js 2.0.2, the same four jobs',
      `export { dinero, add, multiply, transformScale, halfAwayFromZero, allocate, toDecimal } from 'dinero.js'`,
    ],
  ],
  lending: [
    ['positionOn', `export { positionOn } from '@lender/lending'`],
    ['everything', `export * from '@lender/lending'`],
  ],
  calculator: [
    ['effectiveAnnualRate', `export { effectiveAnnualRate } from '@lender/calculator'`],
    [
      'a whole calculator, with the CAT',
      `export { amountLimits, amountWhileMoving, amountOnBlur, tabAfterAmount, payDateOptions, defaultPayDateOption, quoteOffer, payoffOn } from '@lender/calculator'`,
    ],
    ['the whole main door', `export * from '@lender/calculator'`],
    ['xirr 1.1.0', `export { default } from 'xirr'`],
    ['node-irr 2.0.5, its xirr', `export { xirr } from 'node-irr'`],
  ],
} as const;

/** A package that has a table. */
export type Measured = keyof typeof bundles;
