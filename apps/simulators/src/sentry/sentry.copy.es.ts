export const copy = {
  title: 'Errores',
  intro: 'Los errores inesperados que el servidor reportó, lo más reciente primero. Nunca traen datos de personas.',
  empty: 'Todavía no hay ningún error.',
  critical: 'Crítico',
  where: 'Dónde',
};
