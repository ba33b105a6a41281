interface PromiseDay {
  readonly weekday: string;
  readonly day: string;
  readonly isToday: boolean;
  readonly isPayDay: boolean;
}

export const callCopy = {
  title: 'Qué pasó en la llamada',
  why: 'Por qué le llamas',
  start: 'Ver el número y llamar',
  startHint: 'Queda en la bitácora que viste su celular para esta llamada.',
  revealReason: (number: string) => `Llamada de cobranza del préstamo ${number}`,
  toClient: 'Ver el expediente',
  script: 'Qué decir',
  optional: '(opcional)',
  noteHint:
    'Escríbela si no puede pagar, no reconoce la deuda o pide que no lo contacten. Queda guardada con tu nombre.',
  promised: 'Si va a pagar, cuánto',
  promisedHint: 'Déjalo vacío si no dijo cuánto.',
  save: 'Guardar',
  saveAndNext: 'Guardar y seguir',
  promiseDay: ({ weekday, day, isToday, isPayDay }: PromiseDay) =>
    [`${weekday} ${day}`, isToday && 'hoy', isPayDay && 'día de pago'].filter(Boolean).join(', '),
  offers: {
    title: 'Qué le puedes ofrecer',
    overdue: 'Ponerse al corriente',
    owed: 'Liquidar hoy',
    extension: (days: number) => `Prórroga de ${days} días`,
    extensionOf: (amount: string, newDue: string, until: string) =>
      `${amount}, y vence el ${newDue}. Se paga a más tardar el ${until}.`,
    promise: 'Promesa de pago',
  },
  work: {
    title: 'Trabajo y día de pago',
    employer: 'Trabaja en',
    payCycle: 'Cobra',
    payDays: 'Próximos días de pago',
    others: 'Otros contactos permitidos',
    textAndEmail: (email: string) => `Mensaje a su celular y a ${email}. Nunca su trabajo ni sus referencias.`,
    textOnly: 'Mensaje a su celular. Nunca su trabajo ni sus referencias.',
  },
  payments: {
    title: 'Últimos pagos',
    empty: 'No ha pagado nada de este préstamo.',
    on: 'Día',
    amount: 'Monto',
    method: 'Cómo pagó',
  },
} as const;
