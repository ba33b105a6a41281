export const loanListCopy = {
  title: 'Préstamos',
  lead: 'Todos los préstamos que se entregaron, los más nuevos primero, como están hoy.',
  tabs: 'Estados de los préstamos',
  all: 'Todos',
  empty: 'No hay préstamos en este estado.',
  unnamed: 'Sin nombre',
  start: 'Al principio',
  next: 'Siguientes',
  columns: {
    loan: 'Préstamo',
    client: 'Cliente',
    status: 'Estado',
    principal: 'Prestado',
    outstanding: 'Debe hoy',
    due: 'Vence',
    start: 'Entregado',
  },
} as const;
