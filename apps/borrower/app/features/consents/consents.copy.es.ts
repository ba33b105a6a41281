/** Copy for what borrowers allow with their data, and may take back. */
export const consentsCopy = {
  title: 'Tus permisos',
  back: 'Mi perfil',
  lead: 'Tú decides qué nos permites. Decir que no, o cambiar de opinión, no cambia tu solicitud ni tu préstamo.',
  kinds: {
    tracking: 'Medir cómo llenas tu solicitud',
    marketing: 'Promociones y novedades',
    location: 'Tu ubicación',
    biometrics: 'Tu rostro y tu identificación',
    credit_bureau: 'Tu historial en el buró de crédito',
  },
  state: {
    granted: 'Lo permitiste el {{date}}.',
    refused: 'No lo permites desde el {{date}}.',
    unanswered: 'No lo has permitido.',
    onDemand: 'No lo has permitido. Si algún día hace falta, te lo pedimos antes.',
  },
  effect: {
    tracking: 'Si lo retiras, dejamos de medir en ese momento.',
    marketing: 'Si lo retiras, ya no te mandamos promociones. Los avisos de tu préstamo te llegan igual.',
    location: 'Si lo retiras, borramos la ubicación guardada.',
    biometrics: 'Si lo retiras, ya no comparamos tu rostro; revisamos tu identificación de otra forma.',
    credit_bureau: 'Si lo retiras, ya no hacemos consultas nuevas.',
  },
  allow: 'Permitir',
  withdraw: 'Retirar permiso',
  saved: 'Listo, guardamos tu decisión.',
  mandate: { title: 'Cargos a tu cuenta', cancel: 'Cancelarlos en Mi préstamo' },
  legal: {
    title: 'Términos y aviso de privacidad',
    text: 'Los aceptaste al registrarte: sin ellos no podríamos prestarte. Para conocer, corregir, borrar u oponerte al uso de tus datos, escríbenos a {{email}}.',
    read: 'Leer los documentos',
  },
  question: {
    title: '¿Nos dejas medir cómo llenas tu solicitud?',
    yes: 'Sí, lo permito',
    no: 'No, gracias',
    change: 'Puedes cambiar de opinión cuando quieras en tu perfil, en “Tus permisos”.',
  },
};
