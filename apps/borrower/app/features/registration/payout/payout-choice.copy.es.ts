/** Copy for the choice of payout method, where the product leaves one. */
export const payoutChoiceCopy = {
  legend: '¿Cómo quieres recibir tu dinero?',
  transfer: 'Transferencia a tu cuenta',
  transferDetail: 'Por SPEI, a la CLABE que escribas aquí. Casi siempre llega en minutos.',
  cashDetail: 'Lo recoges en una sucursal con tu identificación.',
  cost: 'Lo que cuesta según cómo lo recibas lo ves completo antes de firmar. Tu CLABE te la pedimos de todos modos.',
};
