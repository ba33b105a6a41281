import { bankByCode } from '@lender/clabe/directory';

/** Tells whether a bank is closed: its accounts keep valid numbers, but take no money any more. */
export const isClosedBank = (code: string): boolean => bankByCode(code)?.status === 'historical';
