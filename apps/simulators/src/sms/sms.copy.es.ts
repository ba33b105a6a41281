export const copy = {
  title: 'Teléfono',
  intro: 'Mensajes que llegaron a cada número.',
  empty: 'Todavía no llega ningún mensaje. Esta página se actualiza sola.',
  emptyNumber: 'Este número todavía no recibe mensajes. Esta página se actualiza sola.',
  back: 'Todos los números',
};
