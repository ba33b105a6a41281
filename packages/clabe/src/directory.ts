export type { Bank, BankStatus } from './bank.ts';
export { bankByCode, banks, DIRECTORY_DATE } from './directory/banks.ts';
export { namedDirectory } from './directory/named-directory.ts';
export { plazaByCode, plazas } from './directory/plazas.ts';
export type { City, Plaza } from './plaza.ts';
