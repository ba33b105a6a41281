import type { BureauPerson } from './port.ts';

/**
 * Maps a person to the bureau's query. The RFC is sent without its last three characters, which only the tax authority
 * can give: for nearly every person the ten before are those of the CURP.
 */
export const personaOf = ({
  firstName,
  middleName,
  lastName,
  secondLastName,
  birthDate,
  curp,
  address,
}: BureauPerson): object => ({
  apellidoPaterno: plain(lastName),
  // The bureau requires it, and not every person has one.
  apellidoMaterno: plain(secondLastName ?? 'NO PROPORCIONADO'),
  primerNombre: plain(firstName),
  ...(middleName && { segundoNombre: plain(middleName) }),
  fechaNacimiento: birthDate,
  RFC: curp.slice(0, 10),
  CURP: curp,
  nacionalidad: 'MX',
  domicilio: {
    direccion: plain(address.street),
    coloniaPoblacion: plain(address.district),
    delegacionMunicipio: plain(address.city),
    ciudad: plain(address.city),
    estado: stateOf(address.stateAbbreviation),
    CP: address.postalCode,
  },
});

/** Returns a text in capitals and without accents, as in the bureau's own examples. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim();

/** The bureau's catalogue follows the official abbreviations, except for Tamaulipas. */
function stateOf(abbreviation: string): string {
  const letters = plain(abbreviation).replace(/[^A-Z]/g, '');
  return letters === 'TAMPS' ? 'TAMP' : letters;
}
