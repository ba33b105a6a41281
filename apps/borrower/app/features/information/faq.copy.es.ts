/** Questions by topic. An id is part of the page's address, so it never changes once published. */
export const faqCopy = {
  title: 'Preguntas frecuentes',
  description: 'Requisitos, costos, pagos y seguridad de tu préstamo en línea.',
  lead: 'Respuestas cortas. Si te falta una, llámanos al {{customerCarePhone}}.',
  search: {
    label: 'Busca en las preguntas',
    submit: 'Buscar',
    found_one: 'Una respuesta con «{{words}}».',
    found_many: '{{count}} respuestas con «{{words}}».',
    found_other: '{{count}} respuestas con «{{words}}».',
    none: 'Ninguna respuesta tiene «{{words}}». Prueba con otra palabra o llámanos.',
    all: 'Ver todas las preguntas',
  },
  topics: [
    {
      title: 'Antes de pedir',
      questions: [
        {
          id: 'requisitos',
          question: '¿Qué necesito para pedir un préstamo?',
          answer: [
            'Ser mayor de edad y vivir en México. Ten a la mano tu INE vigente, tu CURP, un celular y una cuenta de banco a tu nombre.',
            'También te pedimos datos de tu trabajo y una persona de referencia.',
          ],
        },
        {
          id: 'costo',
          question: '¿Cuánto me va a costar?',
          answer: [
            'La calculadora te muestra el total a pagar y cada parte: intereses, comisión e IVA. Lo ves antes de registrarte.',
            'También verás el CAT. Es el costo anual total, sin IVA, y sirve para comparar créditos entre sí.',
          ],
        },
        {
          id: 'monto',
          question: '¿Cuánto me pueden prestar?',
          answer: [
            'En tu primer préstamo hay un tope más bajo, que ves en la calculadora. Si pagas a tiempo, tu límite crece.',
          ],
        },
        {
          id: 'buro',
          question: '¿Consultan el Buró de Crédito?',
          answer: [
            'Solo si lo autorizas en tu solicitud. Un mal antecedente no te descarta por sí solo: vemos también tu ingreso y tu empleo.',
          ],
        },
      ],
    },
    {
      title: 'Tu dinero',
      questions: [
        {
          id: 'tiempo',
          question: '¿En cuánto tiempo recibo el dinero?',
          answer: [
            'Si tu solicitud se aprueba sin revisión manual, lo enviamos por SPEI en cuanto firmas. Suele llegar en minutos.',
            'Si una persona debe revisarla, te avisamos por SMS apenas haya respuesta.',
          ],
        },
        {
          id: 'cuenta',
          question: '¿A qué cuenta lo depositan?',
          answer: [
            'A la cuenta de tu CLABE, que son 18 dígitos y debe estar a tu nombre. No depositamos a cuentas de otras personas.',
          ],
        },
        {
          id: 'adelanto',
          question: '¿Tengo que pagar algo por adelantado?',
          answer: ['No, nunca. Si alguien te pide un anticipo en nuestro nombre, es un fraude. No pagues y avísanos.'],
        },
      ],
    },
    {
      title: 'Pagar',
      questions: [
        {
          id: 'cuando',
          question: '¿Qué día pago?',
          answer: ['El día que cobras. La fecha exacta está en la calculadora, en tu contrato y en «Mi préstamo».'],
        },
        {
          id: 'anticipado',
          question: '¿Puedo pagar antes?',
          answer: [
            'Sí, cualquier día y sin penalización. Pagas solo los intereses y la comisión de los días que usaste el dinero.',
          ],
        },
        {
          id: 'atraso',
          question: '¿Qué pasa si me atraso?',
          answer: [
            'Se generan intereses moratorios, que vienen en tu contrato. Un atraso también se reporta a las sociedades de información crediticia.',
            'Habla con nosotros antes de la fecha. Podemos ofrecerte una prórroga, y ves su costo antes de aceptar.',
          ],
        },
        {
          id: 'extension',
          question: '¿Qué es una prórroga?',
          answer: [
            'Es pagar un costo hoy para mover tu fecha de pago. Te mostramos cuánto pagarías en total con ella y sin ella.',
          ],
        },
      ],
    },
    {
      title: 'Seguridad',
      questions: [
        {
          id: 'datos',
          question: '¿Qué hacen con mis datos?',
          answer: [
            'Los usamos para evaluar tu solicitud y administrar tu préstamo. Viajan y se guardan cifrados. El detalle está en el aviso de privacidad.',
          ],
        },
        {
          id: 'permisos',
          question: '¿Por qué me piden usar la cámara?',
          answer: [
            'Para tomar foto de tu INE y una selfie, y solo cuando tocas el botón. No leemos contactos, mensajes, ubicación ni galería.',
          ],
        },
        {
          id: 'fraude',
          question: 'Me contactó alguien que dice ser de {{brand}}',
          answer: [
            'A quien te llame no le des códigos ni contraseñas: nunca llamamos para pedirlos. Cuelga y llámanos al {{customerCarePhone}}.',
          ],
        },
      ],
    },
  ],
};
