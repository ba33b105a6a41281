/** Fields for where the client lives, in the order in which an address is read. */
export const ADDRESS_FIELDS = [
  'region',
  'city',
  'postalCode',
  'district',
  'street',
  'exteriorNumber',
  'interiorNumber',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export const OPTIONAL_ADDRESS: readonly AddressField[] = ['interiorNumber'];
