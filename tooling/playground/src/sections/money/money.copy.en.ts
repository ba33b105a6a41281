export const moneyEn = {
  title: 'Amounts, exactly',
  hint: 'What the package answers to what you type.',
  fields: { amount: 'Amount, pesos', rate: 'Rate, as a decimal', weights: 'Weights, by commas', rounding: 'Rounding' },
};
