/** Copy after signing, when the money is fetched at a counter. */
export const acceptedCashCopy = {
  title: 'Recoge tu préstamo en efectivo',
  waiting: {
    title: 'Tu dinero te espera en {{brand}}',
    lead: 'Recoge {{amount}} a más tardar el {{collectBy}}.',
  },
  preparing: {
    title: 'Estamos preparando tu orden',
    lead: 'En un momento te decimos dónde y cómo recoges tu dinero.',
  },
  handed_over: {
    title: 'Ya recogiste tu dinero',
    lead: 'En un momento ves tu préstamo y tus fechas de pago.',
  },
  cancelled: {
    title: 'Esta orden ya no se puede cobrar',
    lead: 'No debes nada por ella. Si tienes dudas, llámanos al {{customerCarePhone}}.',
  },
  order: {
    title: 'Tu orden de pago',
    number: 'Número de orden',
    copy: 'Copiar número de orden',
    copied: 'Copiado',
    brand: 'Dónde',
    amount: 'Cuánto',
    collectBy: 'A más tardar',
  },
  steps: [
    { title: 'Ve a una sucursal de {{brand}}', detail: 'Lleva tu identificación oficial vigente.' },
    { title: 'Di que vas por una orden de pago', detail: 'Da tu número de orden y muestra tu identificación.' },
    { title: 'Cuenta tu dinero y guarda tu recibo', detail: 'Los intereses corren desde el día en que lo recoges.' },
  ],
  secret: 'No le des tu número de orden a nadie: quien lo tenga puede intentar cobrar tu dinero.',
  late: 'Si no lo recoges a tiempo, tu solicitud se cierra y no debes nada.',
};
