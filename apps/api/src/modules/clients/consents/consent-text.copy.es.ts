import { brand } from '@lender/brand';
import { type PlainDate, plainDate } from '@lender/calculator';
import type { ConsentKind } from '@lender/contract';

/** What is asked of a borrower, word for word as they read it. Whoever changes the words changes the version. */
export interface ConsentText {
  /** The day from which it reads so. */
  readonly version: PlainDate;
  readonly body: string;
}

const FIRST = plainDate('2026-11-22');

export const CONSENT_TEXTS: Readonly<Record<ConsentKind, ConsentText>> = {
  tracking: {
    version: FIRST,
    body: `Permito que ${brand.company} observe cómo lleno mi solicitud: el ritmo con que escribo, los movimientos en la pantalla, datos técnicos de mi dispositivo y el anuncio por el que llegué. Nunca lo que escribo. Sirve para prevenir fraudes y mejorar los formularios. No es necesario para mi préstamo.`,
  },
  marketing: {
    version: FIRST,
    body: `Permito que ${brand.company} me mande promociones y novedades. No es necesario para mi préstamo.`,
  },
  location: {
    version: FIRST,
    body: `Permito que ${brand.company} guarde la ubicación que me dé mi navegador, solo la última, para prevenir fraudes. No es necesario para mi préstamo.`,
  },
  biometrics: {
    version: FIRST,
    body: `Permito que ${brand.company} y su proveedor de verificación comparen mi rostro con mi identificación para comprobar que soy yo. Son datos biométricos y solo se usan para eso.`,
  },
  credit_bureau: {
    version: FIRST,
    body: `Autorizo a ${brand.company} a consultar mi historial en las sociedades de información crediticia para evaluar mi solicitud. Sé qué información van a darle, para qué la va a usar y que la consulta queda registrada en mi historial. Lo confirmo con el NIP que recibo por SMS.`,
  },
};
