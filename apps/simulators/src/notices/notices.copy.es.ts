export const copy = {
  title: 'Avisos',
  intro: 'Lo que OpenPay le avisó al comercio, lo más reciente primero.',
  empty: 'Todavía no hay ningún aviso.',
  next: 'Con el siguiente aviso',
  plans: { lost: 'Perderlo', twice: 'Enviarlo dos veces', late: 'Retrasarlo un minuto', swapped: 'Que otro le gane' },
  faults: { lost: 'Perdido', twice: 'Enviado dos veces', late: 'Retrasado', swapped: 'Le ganó otro' },
  delivered: 'Entregado',
  pending: 'Pendiente',
  repeat: 'Enviar otra vez',
  verify: 'Enviar verificación',
  code: 'Código',
};
