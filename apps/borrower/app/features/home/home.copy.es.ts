/** The landing page. */
export const homeCopy = {
  title: 'Préstamo en línea con el costo total a la vista',
  description:
    'Pide un préstamo por internet y págalo cuando cobras. Ves cuánto recibes y cuánto pagas antes de darnos tus datos.',
  heading: 'Tu préstamo, con el costo total a la vista',
  lead: 'Antes de darnos un solo dato ya sabes cuánto recibes, cuánto pagas y qué día.',
  promises: [
    'Recibes completo el monto que pides',
    'Pagas una sola vez, el día que cobras',
    'Sin aval y sin salir de casa',
  ],
  steps: {
    title: 'Así funciona',
    items: [
      {
        title: 'Elige cuánto y cuándo',
        detail: 'Mueve el monto, dinos cada cuándo cobras y mira tu costo total al instante.',
      },
      {
        title: 'Cuéntanos de ti',
        detail: 'Llena tu solicitud y toma foto de tu INE. Lo que escribes se guarda en cada paso.',
      },
      {
        title: 'Firma y recibe',
        detail: 'Lee tu contrato, firma con un código y recibe el dinero en tu cuenta.',
      },
    ],
  },
  never: {
    title: 'Lo que nunca haremos',
    lead: 'Si alguien te pide algo de esto en nuestro nombre, no es de {{brand}}. Avísanos.',
    items: [
      {
        title: 'Pedirte dinero por adelantado',
        detail: 'No hay anticipos, depósitos de garantía ni «pago de seguro» para darte tu préstamo.',
      },
      {
        title: 'Leer tus contactos o tus fotos',
        detail: 'No pedimos permiso a tu agenda, tu ubicación, tus mensajes ni tu galería.',
      },
      {
        title: 'Llamar a tu familia para cobrarte',
        detail: 'Tu deuda es entre tú y nosotros. No la comentamos con nadie más.',
      },
      {
        title: 'Cambiar el trato después de firmar',
        detail: 'Lo que firmas es lo que pagas. Si algo cambia antes, te lo mostramos renglón por renglón.',
      },
    ],
  },
  owed: {
    title: 'Tu préstamo',
    late_one: 'Vencido · {{count}} día',
    late_many: 'Vencido · {{count}} días',
    late_other: 'Vencido · {{count}} días',
    due: { later: 'Pagas', tomorrow: 'Pagas mañana', today: 'Pagas hoy', late: 'Debes hoy' },
    on: {
      later: 'el {{day}}',
      tomorrow: '{{day}}',
      today: '{{day}}',
      late: 'Tu fecha de pago fue el {{day}}.',
    },
    pay: 'Pagar',
    see: 'Ver mi préstamo',
  },
  faq: { title: 'Lo que más nos preguntan', more: 'Ver todas las preguntas' },
  contacts: { title: 'Habla con una persona' },
};
