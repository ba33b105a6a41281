import { IVA } from '@lender/money';

/** Copy for the public legal documents. An id is part of the page's address. */
export const documentsCopy = {
  title: 'Documentos',
  description: 'Términos, aviso de privacidad, costos y contrato de tu préstamo.',
  lead: 'Todo lo que firmas y aceptas, en un lugar y antes de pedir.',
  contents: 'En esta página',
  registrations: 'RECA {{contractRegistration}} · SIPRES {{companyRegistration}}',
  missing: 'Ese documento no existe. Estos son los que puedes abrir.',
  files: {
    title: 'Para abrir o guardar',
    'terminos-y-condiciones': 'Términos y condiciones',
    'aviso-de-privacidad': 'Aviso de privacidad',
    about: 'Vigente desde el {{since}}. Pesa {{kilobytes}} kB.',
  },
  demo: 'Textos de demostración: la empresa y sus registros son ficticios.',
  documents: [
    {
      id: 'costos',
      title: 'Costos y comisiones',
      paragraphs: [
        `Tu préstamo tiene interés ordinario y comisión por servicio. Ambos causan IVA de ${Number(IVA) * 100}\u00a0%.`,
        'No hay comisión por anticipo, por pago anticipado ni por cancelar antes de recibir el dinero.',
        'El CAT que ves en la calculadora se muestra sin IVA, para fines informativos y de comparación.',
        'Si pagas tarde se generan intereses moratorios. Su tasa aparece en la carátula de tu contrato.',
      ],
    },
    {
      id: 'contrato',
      title: 'Contrato de adhesión',
      paragraphs: [
        'Es un contrato de apertura de crédito simple, inscrito en el Registro de Contratos de Adhesión (RECA) de la CONDUSEF.',
        'Su carátula resume monto, plazo, tasa, comisiones, CAT y total a pagar. La tabla de pagos dice cuánto y qué día.',
        'Lo lees completo en PDF antes de firmar. Después queda guardado en «Mis documentos», en tu perfil.',
        'Puedes cancelar sin costo en los 10 días hábiles siguientes a la firma, al devolver el dinero.',
      ],
    },
    {
      id: 'terminos',
      title: 'Términos y condiciones del sitio',
      paragraphs: [
        'El sitio es de {{company}}, con domicilio en {{address}}.',
        'Para registrarte debes ser mayor de edad, vivir en México y dar datos verdaderos y propios.',
        'Tu contraseña y los códigos que te mandamos son personales. Con ellos firmas, así que no los compartas con nadie.',
        'Llenar una solicitud no obliga a nadie: el préstamo existe cuando lo aprobamos y tú firmas el contrato.',
        'Podemos suspender una cuenta si hay indicios de fraude o de uso por otra persona. Te diremos el motivo.',
        'Aplican las leyes de México. Antes de un juicio puedes acudir a nuestra UNE y a la CONDUSEF.',
      ],
    },
    {
      id: 'privacidad',
      title: 'Aviso de privacidad',
      paragraphs: [
        '{{company}}, con domicilio en {{address}}, es responsable de tus datos personales.',
        'Pedimos datos de identificación, contacto, empleo, ingreso y cuenta bancaria, además de fotos de tu INE y una selfie.',
        'Los usamos para comprobar tu identidad, evaluar tu solicitud, darte el préstamo, cobrarlo y cumplir la ley.',
        'Los compartimos con sociedades de información crediticia, proveedores de verificación y pago, y autoridades, solo para esos fines.',
        'Si lo aceptas, también analizamos cómo usas el formulario para prevenir fraude. Tu solicitud sigue igual si no lo aceptas.',
        'Puedes acceder, rectificar, cancelar u oponerte (derechos ARCO) escribiendo a {{customerCareEmail}}. Respondemos en 20 días hábiles.',
        'Publicaremos aquí cualquier cambio a este aviso.',
      ],
    },
    {
      id: 'quejas',
      title: 'Quejas y aclaraciones',
      paragraphs: [
        'Escribe a nuestra Unidad Especializada (UNE): {{complaintsEmail}}. Incluye tu nombre, tu folio y lo que pasó.',
        'Te respondemos por escrito en un máximo de 30 días hábiles.',
        'Si no quedas conforme, acude a la CONDUSEF. También puedes consultar el Buró de Entidades Financieras en su sitio.',
      ],
    },
  ],
};
