/** Copy for the identity check on the page of a provider. */
export const identityCheckCopy = {
  title: 'Comprueba que eres tú',
  lead: 'Con la cámara de tu celular muestras tu identificación y tu cara. Toma unos tres minutos.',
  whyTitle: 'Por qué la pedimos',
  why: 'Así nadie más puede pedir un préstamo a tu nombre. Lo revisa Veriff, una empresa que se dedica a esto, y nos dice si la persona y la identificación coinciden.',
  needs: [
    'Tu INE o tu pasaporte, vigente y a la mano.',
    'Buena luz, sin reflejos sobre la identificación.',
    'Un celular o una computadora con cámara.',
  ],
  agree: {
    label: 'Sí, lo permito.',
    hint: 'Puedes quitar este permiso cuando quieras, en tu perfil. ¿Prefieres no hacerlo así? Llámanos al {{customerCarePhone}}.',
  },
  submit: 'Empezar',
  go: {
    text: 'Tu comprobación está lista en la página de Veriff. Cuando termines, vuelve aquí: esta página avanza sola.',
    open: 'Ir a la comprobación',
    again: 'Intentar otra vez',
  },
  again: {
    title: 'Hay que repetirla',
    reasons: {
      '201': 'Faltaron fotos. Termina todos los pasos sin cerrar la página.',
      '202': 'Tu cara no se vio bien. Quítate lentes oscuros o gorra y busca buena luz.',
      '203': 'La identificación no salió completa. Cuida que se vean las cuatro esquinas.',
      '204': 'Las fotos salieron borrosas o con reflejos. Limpia la cámara y busca buena luz.',
      '205': 'La identificación está maltratada. Usa otra, como tu pasaporte.',
      '206': 'Ese documento no sirve para esto. Usa tu INE o tu pasaporte.',
      '207': 'Esa identificación ya venció. Usa una vigente.',
      other:
        'No se pudo comprobar con lo que mostraste. Intenta de nuevo, con buena luz y tu identificación a la mano.',
    },
  },
  problems: {
    consent_missing: 'Marca que lo permites para empezar. Sin tu permiso no mandamos nada a Veriff.',
    provider_unavailable: 'Veriff no contesta en este momento. Intenta de nuevo en un minuto; tu solicitud sigue aquí.',
    unknown: 'No pudimos empezar la comprobación. Intenta de nuevo en unos minutos.',
  },
};
