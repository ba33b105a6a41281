import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;

/**
 * Parsers for columns whose types say more than PostgreSQL does. Every int8 is an amount in centavos or a count, which
 * a safe integer holds; every date is a day of the calendar. A value that is neither is a bug, and throws.
 */
export const columnTypes = new pg.TypeOverrides();
columnTypes.setTypeParser(INT8, (text) => centavos(Number(text)));
columnTypes.setTypeParser(DATE, plainDate);
