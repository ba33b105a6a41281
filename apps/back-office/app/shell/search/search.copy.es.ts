/** Words for a search that found nothing because it was not made. */
export const searchProblems = {
  too_short: 'Escribe al menos dos letras o cuatro dígitos.',
  quota_used:
    'Ya viste todos los datos completos de hoy. Busca por nombre o por número de préstamo, o pide más en Mi acceso: lo aprueba otra persona.',
  failed: 'La búsqueda no respondió. Espera un momento y vuelve a intentarlo.',
} as const;
