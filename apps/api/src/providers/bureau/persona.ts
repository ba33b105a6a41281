import type { BureauPerson } from './port.ts';

/**
 * A person as the bureau is asked about them. The RFC goes without its last three characters, which only the tax
 * authority can give: the ten before are those of the CURP for nearly everybody.
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
  // It is asked for of everybody, and not everybody has one.
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

/** The bureau's catalogue follows the official abbreviations, save for Tamaulipas. */
function stateOf(abbreviation: string): string {
  const letters = plain(abbreviation).replace(/[^A-Z]/g, '');
  return letters === 'TAMPS' ? 'TAMP' : letters;
}
