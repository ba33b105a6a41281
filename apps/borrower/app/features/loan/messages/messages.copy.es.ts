/** Copy for the messages that a client wants to receive. */
export const messagesCopy = {
  title: 'Tus recordatorios',
  back: 'Mi perfil',
  how: 'Llegan por mensaje de texto y, si confirmaste tu correo, también por correo. Siempre entre las 7:00 y las 22:00 de donde vives.',
  always: 'Los comprobantes y los avisos de tu contrato te llegan de todas formas.',
  on: { state: 'Te recordamos tus fechas de pago.', change: 'Ya no quiero recordatorios' },
  off: { state: 'No te recordamos tus fechas de pago.', change: 'Quiero recordatorios' },
  done: { on: 'Listo, te volvemos a recordar tus fechas.', off: 'Listo, ya no te mandamos recordatorios.' },
};
