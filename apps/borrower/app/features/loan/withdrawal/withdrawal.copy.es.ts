/** Copy for cancelling a contract by giving the money back. */
export const withdrawalCopy = {
  title: 'Cancelar tu préstamo',
  back: 'Volver a mi préstamo',
  open: {
    text: 'Puedes arrepentirte: devuelve {{amount}} a más tardar el {{day}} y tu préstamo se cancela, sin intereses ni comisiones.',
    submit: 'Cancelar mi préstamo',
    refuse: 'No, me lo quedo',
  },
  asked: {
    text: 'Pediste cancelar tu préstamo. Falta que devuelvas {{amount}} a más tardar el {{day}}.',
    pay: 'Ver cómo devolver {{amount}}',
    keep: 'Mejor me quedo con mi préstamo',
  },
  paid: {
    text: 'Ya lo pagaste completo. Si te arrepientes a más tardar el {{day}}, tu préstamo se cancela y te regresamos {{refund}}: todo lo que pagaste además de lo que recibiste.',
    steps: [
      {
        title: 'Se cancela en cuanto lo pides',
        detail: 'Se borran intereses y comisiones. No tienes que pagar ni devolver nada más.',
      },
      {
        title: 'Te regresamos {{refund}}',
        detail: 'A la cuenta de donde salió tu pago o, si pagaste en tienda, a la tuya. Te avisamos cuando llegue.',
      },
    ],
    submit: 'Cancelar mi préstamo',
    refuse: 'No, dejarlo como está',
  },
  steps: [
    {
      title: 'Devuelve {{amount}}',
      detail: 'Por transferencia o en tienda. Es justo lo que recibiste y todavía no has devuelto.',
    },
    {
      title: 'Se cancela solo',
      detail: 'En cuanto llega el monto completo se borran intereses y comisiones, y ya no debes nada.',
    },
    {
      title: 'Si no llega a tiempo, nada cambia',
      detail:
        'Tu préstamo sigue como lo firmaste, también sus intereses desde el primer día. Hoy lo liquidas con {{payoff}}.',
    },
  ],
  closed:
    'Ya pasó el plazo para cancelar este préstamo sin costo. Puedes pagarlo antes cuando quieras: hoy lo liquidas con {{payoff}}.',
  problems: {
    invalid: 'No se pudo guardar. Recarga la página e intenta de nuevo.',
    withdrawal_refused: 'Este préstamo ya cambió y eso ya no se puede. Recarga la página para ver cómo está.',
  },
};
