import type { shellEn } from './shell.copy.en.ts';

export const shellEs: typeof shellEn = {
  title: 'Paquetes para probar',
  skip: 'Ir al paquete',
  packages: 'Paquetes',
  otherLanguage: 'English',
  dark: 'Oscuro',
  light: 'Claro',
  loading: 'Cargando…',
  install: 'Instalar',
  import: 'Importar',
  take: 'Llévatelo',
  readme: 'LÉEME',
  readmeFile: 'README.es.md',
  nothingSent:
    'Esta página no se conecta a nada: todo se calcula en tu navegador. Lo que escribes queda en la dirección, después del #, que los navegadores nunca envían; así sigue ahí si recargas. También queda en tu historial: usa datos inventados.',
  source: 'Código',
  does: {
    clabe: 'Cuentas bancarias de México (CLABE): validar, leer, construir, dar formato.',
    calculator: 'Fechas de pago, ofertas, calendarios, CAT, liquidación.',
  },
};
