export { type Bank, type BankStatus, bankByCode, banks, DIRECTORY_DATE } from './directory/banks.ts';
export { type City, type Plaza, plazaByCode, plazas } from './directory/plazas.ts';
