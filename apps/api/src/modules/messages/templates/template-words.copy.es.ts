import type { MessageTemplate } from '@lender/contract';

/** The words of a template on both channels, with `{placeholders}`. */
export interface TemplateWords {
  readonly sms: string;
  readonly email: { readonly subject: string; readonly text: string };
}

const paragraphs = (...lines: readonly string[]): string => [...lines, 'Equipo {lender}'].join('\n\n');

const DOUBTS = '¿Dudas? Llámanos al {carePhone}.';
const ENDS_BY_ITSELF = 'Después la solicitud termina sola y no debes nada.';
const NO_MONEY_FIRST = 'Nunca te pedimos dinero para darte un préstamo.';
const DIFFERS = 'Si algo no cuadra, llámanos al {carePhone}.';
const HOW_TO_PAY =
  'Entra a tu cuenta y, en «Mi préstamo», toma tu referencia para pagar en una tienda o los datos para transferir.';
const PAID_ALREADY = 'Si ya pagaste, ignora este mensaje: tu pago cuenta desde el día en que lo hiciste.';
const OTHER_WAYS = 'Puedes pagar en una tienda o por transferencia: entra a tu cuenta, en «Mi préstamo».';
const CALL_BEFORE =
  'Si no puedes pagar a tiempo, llámanos antes al {carePhone} ({careHours}) y vemos juntos qué opciones tienes.';
const REFUND_WHERE = 'an a la cuenta de donde salieron o, si pagaste en tienda, a la tuya.';

/** Version 1 of every template: sent while no other words were published. */
export const FIRST_WORDS: Readonly<Record<MessageTemplate, TemplateWords>> = {
  application_approved: {
    sms: '{lender}: ya hay respuesta a tu solicitud del {askedOn}. Entra a tu cuenta para leerla y firmar: tienes hasta el {untilDay} a las {untilTime}.',
    email: {
      subject: 'Ya hay respuesta a tu solicitud',
      text: paragraphs(
        'Ya hay respuesta a tu solicitud del {askedOn}. Entra a tu cuenta para leerla y firmar.',
        `Tienes hasta el {untilDay} a las {untilTime}. ${ENDS_BY_ITSELF}`,
        NO_MONEY_FIRST,
        DOUBTS,
      ),
    },
  },
  smaller_offer: {
    sms: '{lender}: ya hay respuesta a tu solicitud del {askedOn}: tenemos otra oferta para ti. Te espera en tu cuenta hasta el {untilDay} a las {untilTime}.',
    email: {
      subject: 'Ya hay respuesta a tu solicitud',
      text: paragraphs(
        'Ya hay respuesta a tu solicitud del {askedOn}: te ofrecemos un monto menor al que pediste. Puedes aceptarlo, tomar menos o no aceptarlo.',
        `La oferta te espera en tu cuenta hasta el {untilDay} a las {untilTime}. ${ENDS_BY_ITSELF}`,
        NO_MONEY_FIRST,
        DOUBTS,
      ),
    },
  },
  larger_offer: {
    sms: '{lender}: ya hay respuesta a tu solicitud del {askedOn}: tenemos otra oferta para ti. Te espera en tu cuenta hasta el {untilDay} a las {untilTime}.',
    email: {
      subject: 'Ya hay respuesta a tu solicitud',
      text: paragraphs(
        'Ya hay respuesta a tu solicitud del {askedOn}: puedes tomar más de lo que pediste, o quedarte con lo que pediste. Tú decides.',
        `La oferta te espera en tu cuenta hasta el {untilDay} a las {untilTime}. ${ENDS_BY_ITSELF}`,
        NO_MONEY_FIRST,
        DOUBTS,
      ),
    },
  },
  application_rejected: {
    sms: '{lender}: ya hay respuesta a tu solicitud del {askedOn}. Entra a tu cuenta para leerla.',
    email: {
      subject: 'Ya hay respuesta a tu solicitud',
      text: paragraphs(
        'Ya hay respuesta a tu solicitud del {askedOn}. Entra a tu cuenta para leerla: ahí están también las razones.',
        DOUBTS,
      ),
    },
  },
  documents_missing: {
    sms: '{lender}: para seguir con tu solicitud del {askedOn} necesitamos algo más. {missing} Entra a tu cuenta; tienes hasta el {untilDay} a las {untilTime}.',
    email: {
      subject: 'Necesitamos algo más para tu solicitud',
      text: paragraphs(
        'Para seguir con tu solicitud del {askedOn} necesitamos algo más. {missing}',
        'Mándalo solo desde tu cuenta, nunca por correo ni por mensaje.',
        `Tienes hasta el {untilDay} a las {untilTime}. ${ENDS_BY_ITSELF}`,
        DOUBTS,
      ),
    },
  },
  review_delayed: {
    sms: '{lender}: todavía revisamos tu solicitud del {askedOn}. Perdón por la espera; no tienes que hacer nada. Te avisamos apenas haya respuesta.',
    email: {
      subject: 'Todavía revisamos tu solicitud',
      text: paragraphs(
        'Todavía revisamos tu solicitud del {askedOn}. Prometimos responderte en un día hábil y no lo logramos: perdón por la espera.',
        'No tienes que hacer nada. Te avisamos apenas haya respuesta.',
        DOUBTS,
      ),
    },
  },
  time_running_out: {
    sms: '{lender}: tu solicitud del {askedOn} te espera hasta el {untilDay} a las {untilTime}. {todo} Entra a tu cuenta. Si ya no la quieres, no hagas nada: no debes nada.',
    email: {
      subject: 'Tu solicitud te espera hasta el {untilDay}',
      text: paragraphs(
        'Tu solicitud del {askedOn} te espera hasta el {untilDay} a las {untilTime}. {todo}',
        'Si ya no la quieres, no hagas nada: termina sola y no debes nada.',
        DOUBTS,
      ),
    },
  },
  application_ended: {
    sms: '{lender}: tu solicitud del {askedOn} terminó: {why}. No debes nada. Puedes pedir de nuevo en tu cuenta, con los datos que ya nos diste.',
    email: {
      subject: 'Tu solicitud terminó',
      text: paragraphs(
        'Tu solicitud del {askedOn} terminó: {why}. No debes nada.',
        'Si todavía lo necesitas, entra a tu cuenta y pide de nuevo con los datos que ya nos diste.',
        DOUBTS,
      ),
    },
  },
  payout_sent: {
    sms: '{lender}: enviamos {amount} a tu cuenta que termina en {account}. Te avisamos cuando llegue.',
    email: {
      subject: 'Tu préstamo de {amount} va en camino',
      text: paragraphs(
        'Enviamos {amount} a tu cuenta que termina en {account}.',
        'Casi siempre llega en minutos. Te avisamos cuando tu banco lo reciba.',
        DOUBTS,
      ),
    },
  },
  payout_arrived: {
    sms: '{lender}: tus {amount} ya están en tu cuenta. Paga {dueAmount} a más tardar el {dueDay}.',
    email: {
      subject: 'Tu préstamo llegó a tu cuenta',
      text: paragraphs(
        'Tus {amount} ya están en tu cuenta.',
        'Paga {dueAmount} a más tardar el {dueDay}.',
        'Si pagas antes, pagas menos intereses.',
        DOUBTS,
      ),
    },
  },
  payout_collected: {
    sms: '{lender}: recogiste tus {amount} en {store}. Paga {dueAmount} a más tardar el {dueDay}.',
    email: {
      subject: 'Recogiste tu préstamo',
      text: paragraphs(
        'Recogiste tus {amount} en {store}.',
        'Paga {dueAmount} a más tardar el {dueDay}.',
        'Si pagas antes, pagas menos intereses.',
        DOUBTS,
      ),
    },
  },
  payment_received: {
    sms: '{lender}: recibimos tu pago de {amount} del {paidOn}. {overpaid} {owed}',
    email: {
      subject: 'Recibimos tu pago de {amount}',
      text: paragraphs(
        'Recibimos tu pago de {amount} del {paidOn}. ¡Gracias!',
        'Así lo usamos: {charges} para intereses y comisiones, con su IVA, y {principal} para capital.',
        '{overpaid}',
        '{owed}',
        DIFFERS,
      ),
    },
  },
  payment_reversed: {
    sms: '{lender}: tu pago de {amount} del {paidOn} nos fue retirado y ya no cuenta. {owed} Dudas: {carePhone}.',
    email: {
      subject: 'Tu pago de {amount} fue devuelto',
      text: paragraphs(
        'Tu pago de {amount} del {paidOn} nos fue retirado y ya no cuenta.',
        'Pasa cuando el banco o la tienda regresan el dinero.',
        '{owed}',
        DIFFERS,
      ),
    },
  },
  refund_sent: {
    sms: `{lender}: te regresamos {amount} que pagaste de más. V${REFUND_WHERE} Dudas: {carePhone}.`,
    email: {
      subject: 'Te regresamos {amount}',
      text: paragraphs('Te regresamos {amount} que pagaste de más.', `V${REFUND_WHERE}`, DIFFERS),
    },
  },
  reference_expired: {
    sms: '{lender}: la referencia {reference} por {amount} venció. {next} Si ya pagaste con ella, tu pago cuenta desde el día en que lo hiciste.',
    email: {
      subject: 'Tu referencia de pago venció',
      text: paragraphs(
        'La referencia {reference} por {amount} venció.',
        '{next}',
        'Si ya pagaste con ella, tu pago cuenta desde el día en que lo hiciste.',
        DOUBTS,
      ),
    },
  },
  extension_bought: {
    sms: '{lender}: recibimos {amount} por tu prórroga de {days} días. Tu nueva fecha de pago es el {dueDay}. La prórroga no reduce tu capital.',
    email: {
      subject: 'Tu nueva fecha de pago es el {dueDay}',
      text: paragraphs(
        'Recibimos {amount} por tu prórroga de {days} días. Tu nueva fecha de pago es el {dueDay}.',
        'La prórroga no reduce tu capital.',
        DOUBTS,
      ),
    },
  },
  withdrawal_completed: {
    sms: '{lender}: cancelaste tu préstamo: el {completedOn} recibimos los {amount} que devolviste. Tu contrato terminó y ya no debes nada. {overpaid}',
    email: {
      subject: 'Tu préstamo quedó cancelado',
      text: paragraphs(
        'Cancelaste tu préstamo: el {completedOn} recibimos los {amount} que devolviste. Tu contrato terminó y ya no debes nada.',
        '{overpaid}',
        DOUBTS,
      ),
    },
  },
  loan_paid: {
    sms: '{lender}: recibimos tu pago de {amount} del {paymentDay}. Terminaste de pagar tu préstamo el {paidOn}. Ya no debes nada. {overpaid} ¡Gracias!',
    email: {
      subject: 'Terminaste de pagar tu préstamo',
      text: paragraphs(
        'Recibimos tu pago de {amount} del {paymentDay}.',
        'Así lo usamos: {charges} para intereses y comisiones, con su IVA, y {principal} para capital.',
        '{overpaid}',
        'Terminaste de pagar tu préstamo el {paidOn}. Ya no debes nada. ¡Gracias!',
        DIFFERS,
      ),
    },
  },
  loan_settled: {
    sms: '{lender}: terminaste de pagar tu préstamo el {paidOn}. Ya no debes nada. ¡Gracias!',
    email: {
      subject: 'Terminaste de pagar tu préstamo',
      text: paragraphs('Terminaste de pagar tu préstamo el {paidOn}. Ya no debes nada. ¡Gracias!', DIFFERS),
    },
  },
  offer_ended: {
    sms: '{lender}: ya no podemos darte {amount} con las fechas que elegiste. Por esa solicitud no debes nada. Puedes pedir otro préstamo en tu cuenta.',
    email: {
      subject: 'Tu solicitud terminó sin préstamo',
      text: paragraphs(
        'Ya no podemos darte {amount} con las fechas que elegiste. Por esa solicitud no debes nada.',
        'Puedes pedir otro préstamo en tu cuenta.',
        DOUBTS,
      ),
    },
  },
  signing_again: {
    sms: '{lender}: tus {amount} todavía no salen: llegarían muy cerca de tu fecha de pago. Por eso calculamos tu préstamo de nuevo, y hasta que firmes no debes nada. Entra a tu cuenta, lee las cifras nuevas y firma otra vez. Tienes 48 horas.',
    email: {
      subject: 'Falta que firmes otra vez para recibir tu dinero',
      text: paragraphs(
        'Tus {amount} todavía no salen: llegarían muy cerca de tu fecha de pago. Por eso calculamos tu préstamo de nuevo, y hasta que firmes no debes nada.',
        'Entra a tu cuenta, lee las cifras nuevas y firma otra vez. Tienes 48 horas.',
        DOUBTS,
      ),
    },
  },
  cash_ready: {
    sms: '{lender}: recoge tus {amount} en {store} a más tardar el {collectBy}, con tu identificación y la orden {order}. Los intereses corren desde el día en que los recojas.',
    email: {
      subject: 'Tus {amount} te esperan en {store}',
      text: paragraphs(
        'Recoge tus {amount} en {store} a más tardar el {collectBy}, con tu identificación y la orden {order}.',
        'Los intereses corren desde el día en que los recojas.',
        'No le des la orden a nadie: quien la tenga puede intentar cobrarla.',
        DOUBTS,
      ),
    },
  },
  cash_ended: {
    sms: '{lender}: nadie recogió tus {amount} en {store}, así que tu solicitud terminó. No debes nada. Puedes pedir otro préstamo en tu cuenta.',
    email: {
      subject: 'Tu solicitud terminó sin préstamo',
      text: paragraphs(
        'Nadie recogió tus {amount} en {store}, así que tu solicitud terminó. No debes nada.',
        'Puedes pedir otro préstamo en tu cuenta.',
        DOUBTS,
      ),
    },
  },
  debit_announced: {
    sms: '{lender}: el {day} cobraremos {amount} de tu cuenta que termina en {account}. Si pagas antes, cobraremos solo lo que falte, o nada. Puedes cancelarlo en tu cuenta.',
    email: {
      subject: 'Cobraremos tu pago el {day}',
      text: paragraphs(
        'El {day} cobraremos {amount} de tu cuenta que termina en {account}.',
        'Si pagas antes, cobraremos solo lo que falte, o nada.',
        'Puedes cancelar la domiciliación cuando quieras en tu cuenta, en «Mi préstamo».',
        DOUBTS,
      ),
    },
  },
  debit_failed: {
    sms: `{lender}: no pudimos cobrar {amount} de tu cuenta que termina en {account}: {reason}. {next} ${OTHER_WAYS}`,
    email: {
      subject: 'No pudimos cobrar tu pago',
      text: paragraphs(
        'No pudimos cobrar {amount} de tu cuenta que termina en {account}: {reason}.',
        '{next}',
        OTHER_WAYS,
        DOUBTS,
      ),
    },
  },
  reminder_before: {
    sms: '{lender}: tu pago de {amount} vence en {daysLeft}, el {dueDay}. Paga desde tu cuenta, en «Mi préstamo». Dudas: {carePhone}.',
    email: {
      subject: 'Tu pago vence el {dueDay}',
      text: paragraphs('Tu pago de {amount} vence en {daysLeft}, el {dueDay}.', HOW_TO_PAY, CALL_BEFORE, PAID_ALREADY),
    },
  },
  reminder_due_day: {
    sms: '{lender}: tu pago de {amount} vence hoy. Paga desde tu cuenta, en «Mi préstamo». Dudas: {carePhone}.',
    email: {
      subject: 'Tu pago vence hoy',
      text: paragraphs('Tu pago de {amount} vence hoy.', HOW_TO_PAY, CALL_BEFORE, PAID_ALREADY),
    },
  },
  reminder_overdue: {
    sms: '{lender}: tu pago venció el {dueDay}, hace {daysLate}; hoy debes {amount}. Paga desde tu cuenta, en «Mi préstamo», o llámanos al {collectionsPhone} y vemos opciones.',
    email: {
      subject: 'Tu pago venció el {dueDay}',
      text: paragraphs(
        'Tu pago venció el {dueDay}, hace {daysLate}, y hoy debes {amount}.',
        HOW_TO_PAY,
        'Si se te complicó, llámanos al {collectionsPhone} ({collectionsHours}): queremos encontrar contigo una forma de pagar.',
        PAID_ALREADY,
        'Te escribe {company}, a quien le debes este préstamo.',
      ),
    },
  },
  collection_text: {
    sms: '{lender}: {text} Cobranza: {collectionsPhone}.',
    email: {
      subject: 'Sobre el pago de tu préstamo',
      text: paragraphs(
        '{text}',
        'Te escribe el equipo de cobranza de {company}, teléfono {collectionsPhone}. Horario: {collectionsTimes}.',
        'Paga solo desde tu cuenta, en «Mi préstamo»: nadie de nuestro equipo recibe dinero.',
      ),
    },
  },
};
