export const copy = {
  title: 'Correo',
  intro: 'Correos que llegaron a cada buzón.',
  empty: 'Todavía no llega ningún correo. Esta página se actualiza sola.',
  emptyMailbox: 'Este buzón todavía no recibe correos. Esta página se actualiza sola.',
  back: 'Todos los buzones',
};
