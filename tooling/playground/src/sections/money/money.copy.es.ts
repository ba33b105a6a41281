import type { moneyEn } from './money.copy.en.ts';

export const moneyEs: typeof moneyEn = {
  title: 'Montos exactos',
  hint: 'Lo que el paquete responde a lo que escribes.',
  fields: {
    amount: 'Monto, pesos',
    rate: 'Tasa, en decimal',
    weights: 'Proporciones, con comas',
    rounding: 'Redondeo',
  },
};
