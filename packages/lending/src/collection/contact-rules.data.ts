/**
 * Largest number of tries to reach a borrower in one of the borrower's days, whatever their outcome. The lender's own
 * rule.
 */
export const MOST_CONTACTS_A_DAY = 3;

/** Faults that a text about a debt must not have. */
export const WORDING_FAULTS = ['threat', 'authority', 'third_party', 'insult', 'other_account'] as const;
export type WordingFault = (typeof WORDING_FAULTS)[number];

/**
 * Beginnings of words that no text about a debt may have, in small letters without accents, by their fault.
 *
 * Source: the kinds are those of CONDUSEF's Disposiciones en materia de despachos de cobranza: no threats, no documents
 * or names that look like an authority's, no person but the debtor, no insults, and money only to the lender. The words
 * are ours.
 */
export const FORBIDDEN_WORDING: Readonly<Record<WordingFault, readonly string[]>> = {
  threat: ['demanda', 'embarg', 'carcel', 'prision', 'arrest', 'denunci', 'delito', 'penal', 'consecuencias', 'ultimatum'],
  authority: ['juzgado', 'juez', 'judicial', 'policia', 'fiscalia', 'ministerio publico', 'actuario', 'condusef', 'profeco', 'hacienda', 'sat'],
  third_party: ['familia', 'vecin', 'jefe', 'patron', 'esposa', 'esposo', 'hijo', 'hija', 'referencia personal', 'tus referencias', 'tus contactos', 'en tu trabajo', 'redes sociales'],
  insult: ['ratero', 'ladron', 'moros', 'sinverguenza', 'verguenza', 'estafador', 'tramposo', 'caradura', 'irresponsable'],
  other_account: ['mi cuenta', 'otra cuenta', 'cuenta personal', 'en efectivo conmigo', 'deposita a nombre'],
};
