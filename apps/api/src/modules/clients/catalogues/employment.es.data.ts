/** Ways in which a client may earn a living, each with its positions. */
export const EMPLOYMENT = [
  {
    key: 'employed',
    title: 'Tengo un empleo',
    positions: [
      { key: 'office', title: 'Administración u oficina' },
      { key: 'sales', title: 'Ventas o atención a clientes' },
      { key: 'production', title: 'Producción u operación' },
      { key: 'transport', title: 'Transporte o reparto' },
      { key: 'health', title: 'Salud' },
      { key: 'education', title: 'Educación' },
      { key: 'security', title: 'Seguridad o vigilancia' },
      { key: 'domestic', title: 'Trabajo del hogar' },
      { key: 'technical', title: 'Técnico o profesional' },
      { key: 'management', title: 'Jefatura o gerencia' },
      { key: 'other', title: 'Otro puesto' },
    ],
  },
  {
    key: 'government',
    title: 'Trabajo en el gobierno',
    positions: [
      { key: 'office', title: 'Administración u oficina' },
      { key: 'education', title: 'Educación' },
      { key: 'health', title: 'Salud' },
      { key: 'security', title: 'Seguridad o fuerzas armadas' },
      { key: 'other', title: 'Otro puesto' },
    ],
  },
  {
    key: 'self_employed',
    title: 'Trabajo por mi cuenta',
    positions: [
      { key: 'shop', title: 'Tienda o puesto' },
      { key: 'trade', title: 'Oficio: plomería, costura, carpintería…' },
      { key: 'driver', title: 'Conductor o repartidor' },
      { key: 'professional', title: 'Profesionista independiente' },
      { key: 'other', title: 'Otra actividad' },
    ],
  },
  {
    key: 'retired',
    title: 'Tengo una pensión',
    positions: [
      { key: 'imss', title: 'Pensión del IMSS' },
      { key: 'issste', title: 'Pensión del ISSSTE' },
      { key: 'other', title: 'Otra pensión' },
    ],
  },
] as const;
