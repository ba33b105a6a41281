/** What stands around every page. */
export const shellCopy = {
  /** In the header, where there is little room. */
  brand: 'Quincena',
  site: 'Quincena Operación',
  skip: 'Saltar al contenido',
  nav: { label: 'Principal', menu: 'Menú', queues: 'Colas', clock: 'Reloj' },
  signOut: 'Cerrar sesión',
  notFound: {
    title: 'No encontramos esta página',
    description: 'La dirección cambió, o la solicitud o el préstamo no existe.',
  },
  broken: {
    title: 'La página no respondió bien',
    description: 'Puede ser pasajero: el servidor de préstamos no contestó. Nada de lo guardado se perdió.',
    retry: 'Intentar de nuevo',
  },
  toQueues: 'Ir a las colas',
} as const;
