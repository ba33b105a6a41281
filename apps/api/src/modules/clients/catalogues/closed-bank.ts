import { bankByCode } from '@lender/clabe/directory';

/** Whether a bank is gone: its accounts keep valid numbers, and take no money any more. */
export const isClosedBank = (code: string): boolean => bankByCode(code)?.status === 'historical';
