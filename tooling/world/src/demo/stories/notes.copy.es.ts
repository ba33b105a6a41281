/** Notes that the staff of the demo write. */
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

/** Reasons and names that the demo's staff enter. */
export const WORDS = {
  policyDraft: 'Probar un mínimo de antigüedad más bajo',
  promotion: 'Campaña de temporada',
  productDraft: 'Subir el tope de los siguientes préstamos',
  newColleague: 'Regina Solano',
  newColleagueWhy: 'Hay más solicitudes de las que alcanzamos a revisar',
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
  newAgency: 'Cobranza Ética del Bajío',
  toAgency: 'Más de tres semanas sin respuesta; lo sigue el despacho.',
  collectionText: 'Tu préstamo está atrasado. Si no puedes pagarlo completo, háblanos y vemos cómo.',
  strayMoney: 'Nadie la reclama; el banco pide devolverla.',
} as const;

/** Notes of collectors about a call, by its result. */
export const CALLS = {
  no_answer: 'Sonó y nadie contestó; se intenta otro día.',
  will_pay: 'Le pagan esta semana; promete un abono.',
  cannot_pay: 'Perdió el empleo; le expliqué las opciones.',
  spoke: 'Ya sabía; dice que revisa su cuenta hoy.',
} as const;

/** Texts of complaints, and of the answers where there are any. */
export const COMPLAINTS = {
  twicePaid: {
    text: 'Pagué en la tienda y también por transferencia; quiero saber dónde quedó el segundo pago.',
    answer: 'Encontramos los dos pagos. El segundo quedó a tu favor y lo devolvimos a tu cuenta.',
  },
  bureau: {
    text: 'Quiero saber cómo aparece mi préstamo en el Buró de Crédito.',
    answer: 'Lo reportamos como pagado a tiempo. Puedes pedir tu reporte gratis una vez al año.',
  },
  calls: {
    text: 'Me llaman al trabajo aunque pedí que no lo hicieran.',
    answer: 'Tienes razón: quitamos ese número y no volveremos a llamarte ahí.',
  },
  interest: {
    text: 'Me cobraron más intereses de los que decía la calculadora.',
    answer: 'Revisamos tu contrato: el total es el que firmaste, peso por peso. Te enviamos el desglose.',
  },
} as const;

/** Words that the bank of the demo's lender uses in its statement lines. */
export const BANK_WORDS = { transfer: 'SPEI RECIBIDO', fee: 'COMISION POR MANEJO DE CUENTA' } as const;
