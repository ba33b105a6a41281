import type { MexicanZone } from '@lender/lending';

/** Time zone of the lender, and of every client without a known address. */
export const LENDER_ZONE: MexicanZone = 'America/Mexico_City';

/**
 * Zones by state, as INEGI numbers states; a state that is not listed keeps the time of Mexico City.
 *
 * Source: Ley de los Husos Horarios en los Estados Unidos Mexicanos (DOF 28.10.2022), articles 2 to 5; the names are
 * those of the IANA time zone database, which knows when clocks change.
 */
export const ZONE_OF_STATE: Readonly<Record<number, MexicanZone>> = {
  2: 'America/Tijuana', // Baja California, with the summer time of California
  3: 'America/Mazatlan', // Baja California Sur
  18: 'America/Mazatlan', // Nayarit
  23: 'America/Cancun', // Quintana Roo
  25: 'America/Mazatlan', // Sinaloa
  26: 'America/Hermosillo', // Sonora
};

/**
 * Zones of municipalities whose time differs from their state's, as INEGI numbers them. Source: the same law, article
 * 4.
 */
export const ZONE_OF_MUNICIPALITY: Readonly<Record<number, MexicanZone>> = {
  // Coahuila's border: the summer time of Texas.
  5002: 'America/Matamoros', // Acuña
  5003: 'America/Matamoros', // Allende
  5012: 'America/Matamoros', // Guerrero
  5013: 'America/Matamoros', // Hidalgo
  5014: 'America/Matamoros', // Jiménez
  5019: 'America/Matamoros', // Morelos
  5022: 'America/Matamoros', // Nava
  5023: 'America/Matamoros', // Ocampo
  5025: 'America/Matamoros', // Piedras Negras
  5037: 'America/Matamoros', // Villa Unión
  5038: 'America/Matamoros', // Zaragoza
  // Chihuahua's border: the part beside New Mexico and El Paso has the time of Denver, the part beside the rest of
  // Texas that of Chicago.
  8005: 'America/Ciudad_Juarez', // Ascensión
  8028: 'America/Ciudad_Juarez', // Guadalupe
  8035: 'America/Ciudad_Juarez', // Janos
  8037: 'America/Ciudad_Juarez', // Juárez
  8053: 'America/Ciudad_Juarez', // Praxedis G. Guerrero
  8015: 'America/Ojinaga', // Coyame del Sotol
  8042: 'America/Ojinaga', // Manuel Benavides
  8052: 'America/Ojinaga', // Ojinaga
  // Nayarit's coast has the time of Puerto Vallarta.
  18020: 'America/Bahia_Banderas', // Bahía de Banderas
  // Nuevo León's border.
  19005: 'America/Matamoros', // Anáhuac
  // Tamaulipas' border.
  28007: 'America/Matamoros', // Camargo
  28014: 'America/Matamoros', // Guerrero
  28015: 'America/Matamoros', // Gustavo Díaz Ordaz
  28022: 'America/Matamoros', // Matamoros
  28024: 'America/Matamoros', // Mier
  28025: 'America/Matamoros', // Miguel Alemán
  28027: 'America/Matamoros', // Nuevo Laredo
  28032: 'America/Matamoros', // Reynosa
  28033: 'America/Matamoros', // Río Bravo
  28040: 'America/Matamoros', // Valle Hermoso
};
