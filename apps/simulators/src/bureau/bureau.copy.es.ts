export const copy = {
  title: 'Buró de crédito',
  intro: 'Las consultas que hizo la financiera. Lo que el buró sabe de alguien depende de su primer apellido.',
  empty: 'Nadie ha preguntado por nadie.',
  found: 'Con historial',
  notFound: 'Sin historial',
  histories: 'Qué historial tiene cada quien',
  words: {
    MOROSO: 'Debe pagos: puntaje de 520',
    BUSCADO: 'Ocho consultas en ocho días',
    DELGADO: 'Muy poco historial para un puntaje',
    NUEVO: 'El buró no lo conoce',
  },
  everybodyElse: 'Cualquier otro apellido paga a tiempo: puntaje de 720.',
};
