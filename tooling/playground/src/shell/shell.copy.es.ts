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
    'Esta página no se conecta a nada: todo se calcula en tu navegador. Lo que escribes queda en la dirección, después del #, que los navegadores nunca envían; así sigue ahí si recargas (salvo textos de más de 10 mil caracteres). También queda en tu historial: usa datos inventados.',
  source: 'Código',
  does: {
    clabe: 'Cuentas bancarias de México (CLABE): validar, leer, construir, dar formato.',
    curp: 'Claves del registro de población: validar, leer, generar, comparar con una persona.',
    rfc: 'Claves de contribuyentes, personas y empresas: validar, leer, generar, comparar.',
    nss: 'Números de seguridad social: validar, leer, construir, dar formato.',
    money: 'Centavos enteros, redondeos con nombre, IVA, repartos.',
    calculator: 'Fechas de pago, ofertas, calendarios, CAT, liquidación.',
    lending: 'Estados, la vida de un préstamo como eventos, política de decisión, pasos del flujo.',
    contract: 'Cada llamada de la API, una sola vez.',
    sdk: 'Cliente tipado de la API.',
    invariants: 'Le pregunta a un servidor de préstamos, de quien sea, si cumple lo que ninguno debe romper.',
    flow: 'En qué página debe estar un cliente.',
    'scoring-collector': 'Comportamiento de quien llena un formulario, para detectar fraude; sellado en el navegador.',
    ui: 'Los componentes de interfaz.',
  },
};
