/** The IANA time zones in use in Mexico. */
export const MEXICAN_ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'America/Hermosillo',
  'America/Mazatlan',
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Matamoros',
  'America/Ojinaga',
  'America/Ciudad_Juarez',
] as const;

export type MexicanZone = (typeof MEXICAN_ZONES)[number];
