import { documentsCopy } from './documents.copy.es.ts';
import { faqCopy } from './faq.copy.es.ts';
import { stopRemindersCopy } from './stop-reminders/stop-reminders.copy.es.ts';

/** Copy of the informational pages: about, contact, questions, how to pay, documents. */
export const informationCopy = {
  about: {
    title: 'Sobre nosotros',
    description: 'Quién es Quincena, cómo prestamos y qué autoridad nos supervisa.',
    lead: 'Prestamos por internet, de una quincena a otra, y decimos el precio primero.',
    sections: [
      {
        title: 'Por qué existimos',
        paragraphs: [
          'A veces el mes es más largo que el sueldo. Para eso hay préstamos cortos, pero muchos esconden lo que cuestan.',
          'Nosotros empezamos por el total. Primero ves cuánto recibes, cuánto pagas y qué día. Después decides.',
        ],
      },
      {
        title: 'Cómo prestamos',
        paragraphs: [
          'Tu primer préstamo es pequeño, para conocernos. Si pagas a tiempo, puedes pedir más la siguiente vez.',
          'Cada solicitud la evalúa un programa con reglas escritas. Si el caso no es claro, la revisa una persona.',
          'Si no podemos prestarte, te lo decimos pronto y sin rodeos.',
        ],
      },
      {
        title: 'Qué somos ante la ley',
        paragraphs: [
          '{{company}} es una sociedad financiera de objeto múltiple, entidad no regulada. Para su constitución y operación no requiere autorización de la Secretaría de Hacienda y Crédito Público.',
          'En materia de usuarios nos supervisa la CONDUSEF. En prevención de lavado de dinero, la CNBV.',
        ],
      },
    ],
    legal: {
      title: 'Datos de la empresa',
      company: 'Razón social',
      taxId: 'RFC',
      address: 'Domicilio',
      companyRegistration: 'Registro SIPRES',
      contractRegistration: 'Registro RECA del contrato',
      fictitious: 'Esta es una demostración. La empresa, sus registros y sus teléfonos son ficticios.',
    },
  },
  contacts: {
    title: 'Contacto',
    description: 'Teléfonos, correos y horarios de atención, cobranza y quejas.',
    lead: 'Contesta una persona. Elige el área según lo que necesites.',
    customerCare: { title: 'Atención a clientes', purpose: 'Dudas de tu solicitud, tu préstamo o tu cuenta.' },
    collections: { title: 'Cobranza', purpose: 'Ya venció tu pago o sabes que no llegas a la fecha.' },
    complaints: {
      title: 'Quejas y aclaraciones (UNE)',
      purpose: 'La Unidad Especializada responde por escrito en un máximo de 30 días hábiles.',
      holder: 'Titular de la UNE',
    },
    authority: {
      title: 'Si no quedas conforme',
      text: 'Puedes acudir a la CONDUSEF, la autoridad que defiende a los usuarios de servicios financieros.',
      link: 'Ir a condusef.gob.mx',
    },
    address: 'Domicilio',
  },
  stopReminders: stopRemindersCopy,
  faq: faqCopy,
  howToPay: {
    title: 'Cómo pagar tu préstamo',
    description: 'Paga con transferencia SPEI o en efectivo en tienda, paso a paso.',
    lead: 'En «Mi préstamo», toca «Pagar»: ahí están el monto exacto, tu referencia y tu CLABE.',
    toLoan: 'Ir a mi préstamo',
    transfer: {
      title: 'Transferencia SPEI',
      when: 'Se refleja en minutos, todos los días.',
      steps: [
        {
          title: 'Copia tu CLABE de pago',
          detail: 'Está en «Por transferencia». Es solo de tu préstamo y tiene 18 dígitos.',
        },
        {
          title: 'Abre la app de tu banco',
          detail: 'Elige transferir y pega la CLABE. El beneficiario es {{company}}',
        },
        { title: 'Escribe el monto exacto', detail: 'El que ves en esa página, con centavos.' },
        { title: 'Guarda tu comprobante', detail: 'Te avisamos por SMS cuando el pago quede registrado.' },
      ],
    },
    cash: {
      title: 'Efectivo en tienda',
      when: 'Se refleja en un máximo de 24 horas.',
      steps: [
        { title: 'Genera tu código de barras', detail: 'Está en «En tienda», junto con tu referencia.' },
        { title: 'Muéstralo en la caja', detail: 'Puedes enseñarlo en tu teléfono o llevarlo impreso.' },
        { title: 'Paga el monto exacto', detail: 'La tienda puede cobrarte una comisión por el servicio.' },
        { title: 'Revisa tu ticket', detail: 'Confirma la referencia y consérvalo hasta ver tu pago registrado.' },
      ],
    },
    early: {
      title: '¿Quieres pagar antes?',
      text: 'Puedes hacerlo cualquier día y sin penalización. Pagas solo los intereses y la comisión de los días que usaste el dinero.',
    },
    late: {
      title: '¿No llegas a la fecha?',
      text: 'Márcanos antes de que venza al {{collectionsPhone}}. Cerca de tu fecha puede haber una prórroga: ves su costo antes de elegirla.',
    },
    scam: 'Nunca deposites a la cuenta de una persona. Los pagos van siempre a nombre de la empresa.',
  },
  documents: documentsCopy,
};
