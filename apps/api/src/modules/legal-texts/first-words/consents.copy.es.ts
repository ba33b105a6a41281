import type { ConsentKind } from '@lender/contract';

/** Questions for consent, word for word as borrowers read them. */
export const CONSENT_WORDS: Readonly<Record<ConsentKind, string>> = {
  tracking:
    'Permito que {company} observe cómo lleno mi solicitud: el ritmo con que escribo, los movimientos en la pantalla, datos técnicos de mi dispositivo y el anuncio por el que llegué. Nunca lo que escribo. Sirve para prevenir fraudes y mejorar los formularios. No es necesario para mi préstamo.',
  marketing: 'Permito que {company} me mande promociones y novedades. No es necesario para mi préstamo.',
  location:
    'Permito que {company} guarde la ubicación que me dé mi navegador, solo la última, para prevenir fraudes. No es necesario para mi préstamo.',
  biometrics:
    'Permito que {company} y su proveedor de verificación comparen mi rostro con mi identificación para comprobar que soy yo. Son datos biométricos y solo se usan para eso.',
  credit_bureau:
    'Autorizo a {company} a consultar mi historial en las sociedades de información crediticia para evaluar mi solicitud. Sé qué información van a darle, para qué la va a usar y que la consulta queda registrada en mi historial. Lo confirmo con el NIP que recibo por SMS.',
};

/** Text that a borrower accepts to allow debits from an account. */
export const DIRECT_DEBIT_WORDS = `Autorizo a {company} a cobrar de mi cuenta de {bank} que termina en {lastFour} lo que deba de mi préstamo en cada fecha de pago.
Cada cargo será de hasta {maximum} y nunca más de lo que deba ese día. La autorización termina el {mandateEnds}.
Me avisarán de cada cargo por lo menos un día antes. Si no hay dinero en mi cuenta, lo intentarán una vez más y no otra.
Puedo cancelar esta domiciliación cuando quiera, sin costo, en mi cuenta o en mi banco. También puedo objetar un cargo ante mi banco.`;
