import type { Facts } from '@lender/web/forms';

/** Describes which part of a text for borrowers is not filled in, or links to another site. */
export const unfitWords = ({ fault, about }: Facts): string =>
  fault === 'link'
    ? `«${about}» parece una dirección que no es nuestra. Quítala; si es el final de una frase, deja un espacio después del punto.`
    : `Falta llenar «${about}». Escribe lo que va ahí antes de enviar.`;
