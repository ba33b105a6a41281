/** Account from which money is sent, unless another is named. */
export const ownAccount = { clabe: '012180015555555550', name: 'Titular de la cuenta' };
