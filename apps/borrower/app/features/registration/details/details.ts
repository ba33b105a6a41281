/** Fields for who the client is. */
export const DETAILS_FIELDS = ['firstName', 'middleName', 'lastName', 'secondLastName', 'curp', 'birthDate'] as const;
export type DetailsField = (typeof DETAILS_FIELDS)[number];

export const OPTIONAL_DETAILS: readonly DetailsField[] = ['middleName', 'secondLastName', 'birthDate'];
