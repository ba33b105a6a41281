import { brand } from '@lender/brand';
import type { AcceptanceMethod, LegalKind } from '@lender/contract';

/** Texts of an archive of evidence. */
export const evidenceCopy = {
  readMe: `EXPEDIENTE DE EVIDENCIA
${brand.company}

Qué contiene
- firmados/            los contratos tal como se firmaron, byte por byte
- textos/              cada versión de los textos que se aceptaron, con sus campos entre llaves
- aceptaciones.json    quién aceptó qué, cuándo, desde dónde y cómo
- aceptaciones.txt     lo mismo, para leerlo
- historial.csv        lo que pasó con la solicitud
- bitacora.csv         lo que hizo el personal sobre este préstamo
- SHA256SUMS           la huella de cada archivo
- sello-de-tiempo/     la solicitud de un sello de tiempo (RFC 3161) sobre SHA256SUMS

Cómo se comprueba
1. Descomprime el archivo y entra a su carpeta.
2. sha256sum -c SHA256SUMS
   Cada archivo debe decir "OK" (o "La suma coincide"). Si uno se cambió, aparece como "FAILED".
3. La huella de cada contrato firmado es la que dice aceptaciones.json en "huellaDelDocumento".
4. La huella de cada texto es la que dice aceptaciones.json en "huellaDelTexto".

Sello de tiempo y NOM-151
Este expediente NO contiene una constancia de conservación de la NOM-151-SCFI-2016. La emite un prestador de
servicios de certificación (PSC) acreditado por la Secretaría de Economía. sello-de-tiempo/solicitud.tsq es la
solicitud con la huella de SHA256SUMS; se puede leer con: openssl ts -query -in sello-de-tiempo/solicitud.tsq -text
Pregunta a tu prestador en qué forma la recibe. Lo que aquí se dice de la norma es de conocimiento general y no
se ha verificado con un abogado.
`,
  method: {
    click: 'Con un clic, dentro de su sesión',
    sms_code: 'Con un código por SMS',
  } satisfies Record<AcceptanceMethod, string>,
  kinds: {
    loan_agreement: 'Contrato',
    loan_cover: 'Carátula',
    terms: 'Términos y condiciones',
    privacy: 'Aviso de privacidad',
    direct_debit: 'Domiciliación',
    credit_bureau: 'Consulta a sociedades de información crediticia',
    biometrics: 'Datos biométricos',
    tracking: 'Observación del llenado',
    marketing: 'Promociones',
    location: 'Ubicación',
  } satisfies Record<LegalKind, string>,
  lines: {
    version: 'Versión',
    unversioned: 'anterior al registro de versiones',
    at: 'Aceptado el',
    method: 'Medio',
    phone: 'Teléfono terminado en',
    codeSentAt: 'Código enviado el',
    address: 'Red',
    device: 'Dispositivo',
    request: 'Solicitud (id)',
    document: 'Huella de lo aceptado (SHA-256)',
    text: 'Huella del texto (SHA-256)',
    nothing: 'no se guardó',
  },
  person: { name: 'Nombre', curp: 'CURP', client: 'Cliente', loan: 'Préstamo' },
  history: { heading: 'Historial de la solicitud', columns: ['Cuándo', 'Quién', 'Qué', 'Detalle'] },
  audit: {
    heading: 'Lo que hizo el personal',
    columns: ['No.', 'Cuándo', 'Quién', 'Rol', 'Tipo', 'Llamada', 'Resultado', 'Sobre'],
  },
} as const;
