/** Texts for a visitor when the site refuses a request before any page of the app sees it. */
export const refusalCopy = {
  400: { title: 'No entendimos la dirección', text: 'Revisa que esté bien escrita e intenta de nuevo.' },
  403: {
    title: 'Esta acción vino de otro sitio',
    text: 'Para cuidar tu cuenta, solo aceptamos lo que envías desde nuestras páginas. Vuelve e intenta de nuevo.',
  },
  405: { title: 'Esto no se puede hacer aquí', text: 'Vuelve a la página e intenta de nuevo.' },
  411: { title: 'No pudimos leer lo que enviaste', text: 'Vuelve a la página e intenta de nuevo.' },
  413: {
    title: 'Lo que enviaste pesa demasiado',
    text: 'No guardamos nada. Vuelve y elige un archivo más ligero, o toma la foto con menos resolución.',
  },
  415: { title: 'No pudimos leer lo que enviaste', text: 'Vuelve a la página e intenta de nuevo.' },
  500: {
    title: 'Algo falló de nuestro lado',
    text: 'Intenta de nuevo en unos minutos. Si sigue igual, avísanos con esta referencia.',
  },
} as const;

export const refusalWords = { back: 'Volver a la página', home: 'Ir al inicio', request: 'Referencia' } as const;
