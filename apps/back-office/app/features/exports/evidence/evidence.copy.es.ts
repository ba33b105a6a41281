export const evidenceCopy = {
  title: (reference: string) => `Expediente de evidencia, préstamo ${reference}`,
  lead: 'Todo lo que prueba qué aceptó este cliente, en un archivo que cualquiera puede comprobar.',
  back: (reference: string) => `Préstamo ${reference}`,
  contents: {
    title: 'Qué contiene',
    items: [
      'Los contratos tal como se firmaron, byte por byte',
      'Cada versión de los textos que se aceptaron, con su huella',
      'Quién aceptó qué, cuándo, con qué código, desde qué red y dispositivo',
      'El historial de la solicitud y lo que hizo el personal',
      'SHA256SUMS: un archivo cambiado se descubre con sha256sum -c',
    ],
  },
  timestamp: {
    title: 'No incluye la constancia de la NOM-151',
    text: 'La emite un prestador de servicios de certificación (PSC) acreditado. El expediente lleva la solicitud de sello de tiempo, lista para entregársela. Lo que aquí se dice de la norma es de conocimiento general y no se ha verificado con un abogado.',
  },
  ask: {
    title: 'Pedirlo',
    effect:
      'Lleva datos personales completos: lo aprueba otra persona y solo tú podrás descargarlo, en Exportaciones, durante 7 días.',
    note: 'Por qué',
    noteHint: 'Queda guardado con tu nombre.',
    submit: 'Pedir el expediente',
  },
  done: 'Se pidió el expediente. Espera que otra persona lo apruebe.',
  toApprovals: 'Ver aprobaciones',
  toExports: 'Ver exportaciones',
  refused: 'No se pidió',
  problems: {
    not_found: 'Este préstamo todavía no tiene un contrato firmado.',
    approval_pending: 'Ya tienes una petición de datos personales que espera aprobación.',
    invalid_input: 'Escribe por qué, en 500 letras o menos.',
    other: 'El servidor no lo aceptó. Recarga la página e intenta de nuevo.',
  },
} as const;

type Problem = keyof typeof evidenceCopy.problems;
const isProblem = (code: string): code is Problem => Object.hasOwn(evidenceCopy.problems, code);

/** Returns the reason of a refusal. */
export const problemWords = (code: string): string => evidenceCopy.problems[isProblem(code) ? code : 'other'];
