/** Copy of the client's documents: as PDF, and laid out for printing. */
export const myDocumentsCopy = {
  title: 'Mis documentos',
  lead: 'Tu contrato y tus estados de cuenta, para leer, guardar o imprimir cuando quieras.',
  leadOfNone: 'Cuando firmes un préstamo, aquí quedan tu contrato y tus estados de cuenta.',
  back: 'Mi perfil',
  missing: {
    title: 'Ese documento no está',
    text: 'La dirección está incompleta o el documento ya no existe. Estos son los que tienes:',
  },
  signed: {
    title: 'Contratos firmados',
    one: 'Contrato firmado el {{date}}',
    evidence: 'Cómo comprobar que nadie lo cambió',
    hash: 'Este es el sello digital (SHA-256) del PDF que firmaste. El archivo que abres aquí da siempre el mismo:',
  },
  loan: {
    title: 'Préstamo {{reference}}',
    about: '{{principal}}, desde el {{date}}',
    statement: 'Estado de cuenta',
    letter: 'Carta de no adeudo',
    agreement: 'Contrato, para imprimir',
    cover: 'Carátula, para imprimir',
  },
  reading: {
    title: 'Para leer',
    names: {
      terms_and_conditions: 'Términos y condiciones',
      privacy_notice: 'Aviso de privacidad',
      loan_cover: 'Carátula de tu contrato',
      loan_agreement_draft: 'Tu contrato, antes de firmar',
      decision_letter: 'Respuesta a tu solicitud',
    },
  },
  paper: {
    title: 'Para imprimir',
    do: 'Imprimir',
    hint: 'También puedes guardarlo como PDF desde la ventana de imprimir.',
    documents: 'Ver mis documentos',
    copy: 'Copia para imprimir. El documento que vale es el PDF que está en «Mis documentos».',
    unknown: {
      title: 'Dinos qué documento quieres imprimir',
      text: 'La dirección no dice cuál. Elígelo en tus documentos.',
    },
    none: {
      title: 'Todavía no tienes ese documento',
      text: 'Aparece cuando hay un contrato por firmar o un préstamo entregado.',
    },
    nothingToPay: {
      title: 'No hay nada que pagar',
      text: 'La referencia de pago se imprime mientras debes un préstamo.',
    },
    unavailable: {
      title: 'Paynet no respondió',
      text: 'Intenta de nuevo en unos minutos; tu préstamo no cambia por esto.',
    },
    reference: {
      title: 'Referencia de pago en tienda (Paynet)',
      lead: 'Enséñala en la caja y paga el monto exacto.',
      number: 'Referencia',
      amount: 'Monto exacto',
      validOn: 'Si pagas el',
      expiresOn: 'Las tiendas la aceptan hasta el',
      barcode: 'Código de barras de la referencia {{reference}}',
      other: 'Otro día el monto para liquidar cambia: saca otra referencia en «Mi préstamo». Guarda tu ticket.',
    },
  },
};
