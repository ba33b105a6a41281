import type { PackFile } from '@lender/contract';
import { PACK_FILES } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { PackMonth, PackPart, ReadPart } from './pack-part.ts';
import { readAgenciesPart } from './parts/agencies-part.ts';
import { readAlertsPart } from './parts/alerts-part.ts';
import { readBureauPart } from './parts/bureau-part.ts';
import { readCatPart } from './parts/cat-part.ts';
import { readComplaintsPart } from './parts/complaints-part.ts';
import { readInvoicesPart } from './parts/invoices-part.ts';
import { readPortfolioPart } from './parts/portfolio-part.ts';

const PARTS: Readonly<Record<PackFile, ReadPart>> = {
  complaints: readComplaintsPart,
  agencies: readAgenciesPart,
  portfolio: readPortfolioPart,
  cat: readCatPart,
  bureau: readBureauPart,
  invoices: readInvoicesPart,
  alerts: readAlertsPart,
};

/** Reads every part of a month's pack for authorities, one after another. */
export async function readPack(tx: Tx, month: PackMonth): Promise<readonly PackPart[]> {
  const parts: PackPart[] = [];
  for (const file of PACK_FILES) parts.push(await PARTS[file](tx, month));
  return parts;
}
