/** The words around the price of a loan. Plain sentences: the calculator carries them without a translator. */
export const receiptCopy = {
  receive: 'Recibes',
  receiveNote: 'Te llega completo',
  interest: 'Intereses',
  fee: 'Comisión',
  iva: 'IVA',
  total: 'Total a pagar',
  on: 'el',
  before: 'Antes',
  cat: 'CAT',
  catLegend: 'sin IVA. Para fines informativos y de comparación.',
  aboutCat: '¿Qué es el CAT?',
  catMeaning:
    'El Costo Anual Total junta en un porcentaje de un año todo lo que cuesta un crédito. En un plazo corto se ve muy alto: para saber cuánto pagas, mira los pesos.',
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const;
