import type { MenuGroup, SCREENS, ScreenName } from '../screens.ts';

/** Labels of all pages with an item in the menu: a missing one does not compile. */
type MenuLabels = {
  readonly [Name in ScreenName as (typeof SCREENS)[Name] extends { menuHref: string } ? Name : never]: string;
};

/** Copy around every page. */
export const shellCopy = {
  /** Shown in the header, where there is little room. */
  brand: 'Quincena',
  site: 'Quincena Operación',
  skip: 'Saltar al contenido',
  nav: {
    label: 'Principal',
    menu: 'Menú',
    hide: 'Ocultar menú',
    show: 'Mostrar menú',
    /** Said to screen readers after the name of a page. */
    waiting: (count: number) => (count === 1 ? '1 espera' : `${count} esperan`),
    overdue: (count: number) => (count === 1 ? '1 vencido' : `${count} vencidos`),
  },
  /** Groups of the menu. */
  groups: {
    work: 'Mi trabajo',
    applications: 'Solicitudes',
    clients: 'Clientes',
    loans: 'Préstamos',
    collection: 'Cobranza',
    money: 'Dinero',
    complaints: 'Quejas',
    risk: 'Riesgo',
    rules: 'Reglas',
    reports: 'Reportes',
    system: 'Sistema',
  } satisfies Record<MenuGroup, string>,
  /** Leads to the page from which one came. */
  back: (page: string) => `Volver a ${page}`,
  /** Pages that have no item in the menu. */
  places: { case: 'la solicitud', client: 'la ficha del cliente', loan: 'el préstamo' },
  /** Items of the menu, by their page. */
  menu: {
    work: 'Mi trabajo',
    queue: 'Colas',
    clients: 'Clientes',
    loans: 'Préstamos',
    jobs: 'Trabajos del servidor',
    collections: 'Cobranza',
    complaints: 'Quejas',
    alerts: 'Alertas',
    tasks: 'Pendientes',
    approvals: 'Aprobaciones',
    deposits: 'Depósitos',
    reconciliation: 'Conciliación',
    payouts: 'Dispersión',
    mandates: 'Domiciliación',
    notices: 'Avisos',
    providers: 'Integraciones',
    developers: 'Desarrolladores',
    blockList: 'Bloqueos',
    policies: 'Políticas',
    products: 'Productos',
    lists: 'Listas',
    promotions: 'Promociones',
    communications: 'Comunicaciones',
    legalTexts: 'Legales',
    portfolio: 'Cartera',
    reports: 'Reportes',
    regulator: 'Regulador',
    exports: 'Exportaciones',
    audit: 'Bitácora',
    users: 'Usuarios',
    sandbox: 'Pruebas',
  } satisfies MenuLabels,
  pages: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    shown: (first: string, last: string, total: string) => `${first}–${last} de ${total}`,
  },
  /** Opens the borrower site as a member of staff. */
  openSite: 'Abrir sitio',
  signOut: 'Cerrar sesión',
  /** One's own second factor, sessions and password. */
  access: 'Mi acceso',
  notFound: {
    title: 'No encontramos esta página',
    description: 'La dirección cambió, o la solicitud o el préstamo no existe.',
  },
  broken: {
    title: 'La página no respondió bien',
    description: 'Puede ser pasajero: el servidor de préstamos no contestó. Nada de lo guardado se perdió.',
    retry: 'Intentar de nuevo',
  },
  forbidden: {
    title: 'Tu rol no incluye esta página',
    description: 'Si la necesitas para tu trabajo, pídesela a quien administra las cuentas.',
  },
  toHome: 'Ir al inicio',
} as const;
