/** What the staff of the demo write down. */
export const NOTES = {
  called: [
    'Llamé al trabajo: confirma antigüedad y puesto.',
    'Contestó a la primera llamada; datos completos.',
    'No contestó en la mañana; vuelvo a intentar por la tarde.',
    'Referencia confirmada por teléfono.',
    'Comparé la foto con la identificación: coincide.',
  ],
  approved: ['Empleo confirmado, capacidad suficiente.', 'Datos verificados; sin observaciones.'],
  rejected: ['No se pudo confirmar el empleo.', 'La identificación no corresponde con los datos.'],
  offered: ['Antigüedad corta: se ofrece la mitad para empezar.'],
  asked: ['La foto no se lee; pedimos otra con mejor luz.', 'La imagen está cortada del lado derecho.'],
} as const;

/** Why the staff of the demo do things, and what they name. */
export const WORDS = {
  policyDraft: 'Probar un mínimo de antigüedad más bajo',
  newColleague: 'Regina Solano',
  partner: 'Ferretería Don Memo',
  stolenIdentity: 'Denuncia por robo de identidad, folio 2211.',
  sharedPhone: 'El mismo teléfono en tres solicitudes.',
  strangersAccount: 'La cuenta es de otra persona.',
  returnedMail: 'Correo desechable.',
  callAboutDelay: 'Llamada por el retraso de su préstamo',
  blocked: 'Documentos con datos alterados; se bloquea mientras se revisa.',
  blacklisted: 'Fraude confirmado por el banco emisor.',
  buyer: 'Recuperadora del Norte',
  sale: 'Cartera del trimestre, precio pactado por lote.',
  refused: 'El precio está por debajo de lo pactado.',
  noAnswer: 'Sin respuesta en todos los medios; no hay acuerdo de pago.',
  waiver: 'Acuerdo: paga hoy el resto y se condona una parte del interés.',
  cash: 'Pagó en la oficina; recibo en el expediente.',
  strayMoney: 'Nadie la reclama; el banco pide devolverla.',
} as const;
