/** A settlement of the postal catalogue: a colonia, a barrio, a town. */
export interface Settlement {
  readonly id: number;
  readonly municipalityId: number;
  readonly title: string;
  readonly postalCode: string;
}

const COLUMNS = ['d_codigo', 'd_asenta', 'c_estado', 'c_mnpio', 'id_asenta_cpcons'] as const;
const SETTLEMENTS_PER_MUNICIPALITY = 10_000;

/**
 * Reads the text file that Correos de México gives away as «Catálogo Nacional de Códigos Postales»: Latin-1, a line of
 * terms, a line of column names, and settlements with `|` between their fields. A line that is none is passed over; a
 * file without the columns is another file, so it throws.
 */
export function readPostalCodes(file: Uint8Array): readonly Settlement[] {
  const lines = new TextDecoder('windows-1252').decode(file).split(/\r?\n/);
  const header = lines.findIndex((line) => line.startsWith('d_codigo|'));
  const names = lines[header]?.split('|') ?? [];
  const at = COLUMNS.map((column) => names.indexOf(column));
  if (at.includes(-1)) throw new Error(`the postal catalogue lacks one of the columns ${COLUMNS.join(', ')}`);
  return lines.slice(header + 1).flatMap((line) => {
    const fields = line.split('|');
    return settlementOf(at.map((index) => fields[index]?.trim() ?? ''));
  });
}

function settlementOf([
  postalCode = '',
  title = '',
  state = '',
  municipality = '',
  number = '',
]: string[]): Settlement[] {
  const isComplete =
    /^[0-9]{5}$/.test(postalCode) &&
    title !== '' &&
    /^[0-9]{2}$/.test(state) &&
    /^[0-9]{3}$/.test(municipality) &&
    /^[0-9]{4}$/.test(number);
  if (!isComplete) return [];
  const municipalityId = Number(state) * 1000 + Number(municipality);
  return [{ id: municipalityId * SETTLEMENTS_PER_MUNICIPALITY + Number(number), municipalityId, title, postalCode }];
}
