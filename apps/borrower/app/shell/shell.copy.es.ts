import type { ToastWord } from './toast-words.ts';

/** Copy for the parts around every page. */
export const shellCopy = {
  skip: 'Saltar al contenido',
  wait: { loading: 'Cargando…', sending: 'Enviando…' },
  nav: {
    label: 'Principal',
    menu: 'Menú',
    howToPay: 'Cómo pagar',
    faq: 'Preguntas frecuentes',
    about: 'Nosotros',
    contact: 'Contacto',
    signIn: 'Ingresar',
  },
  account: { profile: 'Mi perfil', loan: 'Mi préstamo', signOut: 'Cerrar sesión' },
  progress: 'Avance de tu solicitud',
  footer: {
    customerCare: 'Atención a clientes',
    collections: 'Cobranza',
    aboutText: 'Prestamos por internet, de quincena a quincena, con el costo total a la vista.',
    documents: 'Documentos',
    documentsLink: 'Contrato y privacidad',
    complaints: 'Quejas y autoridades',
    registrations: 'Registro SIPRES {{companyRegistration}}. Contrato en RECA {{contractRegistration}}.',
    complaintsUnit: 'Unidad Especializada (UNE):',
    entityBureau: 'Buró de Entidades Financieras',
    note: '© {{year}} {{company}} Sitio de demostración: la empresa y sus datos son ficticios.',
  },
  notFound: {
    title: 'No encontramos esta página',
    description: 'La dirección cambió o no existe. Desde aquí puedes seguir:',
    calculator: 'Calcular un préstamo',
    signIn: 'Iniciar sesión',
    contact: 'Ver contacto',
  },
  maintenance: {
    title: 'Estamos arreglando algo',
    description: 'La página no respondió bien. Tu información está a salvo. Intenta de nuevo en unos minutos.',
    contact: 'Si sigue igual, escríbenos:',
    retry: 'Intentar de nuevo',
  },
  offlinePage: {
    title: 'No tienes internet',
    text: 'No pudimos abrir esta página. Lo que ya enviaste está guardado. Revisa tu conexión e intenta de nuevo.',
    retry: 'Intentar de nuevo',
  },
  /** Text that a phone shows of the site once it is among its apps. */
  installed: 'Préstamos por internet con el costo total a la vista.',
  close: 'Cerrar',
  toasts: {
    saved: 'Guardamos tus datos.',
    stayed: 'Listo, sigues conectado.',
    online: 'Volvió tu conexión.',
  } satisfies Record<ToastWord, string>,
  signedOut: {
    title: 'Tu sesión terminó',
    description: 'Entra otra vez en la pestaña nueva, regresa aquí y envía lo que escribiste.',
  },
  held: {
    kept: 'Guardamos en esta página lo que escribiste, menos contraseñas y archivos.',
    send: 'Enviar otra vez',
    signIn: 'Iniciar sesión',
  },
  sandbox: {
    note: 'Modo de pruebas: lo que ves no es real.',
    hide: 'Ocultar',
    disable: 'Desactivar',
    title: 'Todas las páginas',
    lead: 'Abre cualquiera. Se muestran sin datos y lo que mandas no cambia nada.',
  },
  details: 'Detalle para administradores',
};
