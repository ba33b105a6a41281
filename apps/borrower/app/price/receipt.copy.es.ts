/** Copy for the price of a loan. Plain sentences: the calculator loads them without a translator. */
export const receiptCopy = {
  receive: 'Recibes',
  receiveNote: 'Te llega completo',
  interest: 'Intereses',
  fee: 'Comisión',
  iva: 'IVA',
  aboutInterest: '¿Qué son los intereses?',
  interestMeaning: 'Lo que cuesta usar el dinero cada día, desde que te llega hasta que lo pagas.',
  aboutFee: '¿Qué cubre la comisión?',
  feeMeaning: 'Revisar tu solicitud y darte el préstamo. Se cobra una sola vez, con tu pago.',
  /** `Recibes $2500.00, pagas $2719.00 el lunes 07.12.2026.` */
  sum: { receive: 'Recibes', pay: 'pagas', on: 'el' },
  total: 'Total a pagar',
  on: 'el',
  before: 'Antes',
  now: 'ahora',
  cat: 'CAT',
  catLegend: 'sin IVA. Para fines informativos y de comparación.',
  annualRate: 'Tasa de interés anual fija, sin IVA:',
  aboutCat: '¿Qué es el CAT?',
  catMeaning:
    'El Costo Anual Total junta en un porcentaje de un año todo lo que cuesta un crédito. En un plazo corto se ve muy alto: para saber cuánto pagas, mira los pesos.',
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const;
