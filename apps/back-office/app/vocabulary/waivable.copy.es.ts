/** Parts of a debt that may be forgiven. */
export const waivableWords = {
  lateCharge: 'Cargos por mora',
  fees: 'Comisiones',
  interest: 'Intereses',
  principal: 'Capital',
} as const;
