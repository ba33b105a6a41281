export const clientListCopy = {
  title: 'Clientes',
  lead: 'Todas las personas con una cuenta, las más nuevas primero. Para encontrar a alguien, usa Buscar.',
  tabs: 'Estados de los clientes',
  all: 'Todos',
  empty: 'No hay clientes en este estado.',
  unnamed: 'Sin nombre todavía',
  start: 'Al principio',
  next: 'Siguientes',
  columns: { client: 'Cliente', phone: 'Celular', status: 'Estado', registered: 'Se registró', loans: 'Préstamos' },
} as const;
