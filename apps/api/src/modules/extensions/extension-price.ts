import type { TaxedAmount } from '@lender/lending';
import * as z from 'zod/mini';
import { storedAmount } from '../../kernel/stored-json.ts';
import type { OfferedExtension } from './offered-extension.ts';

const taxed = z.object({ netCentavos: storedAmount, ivaCentavos: storedAmount }) satisfies z.ZodMiniType<TaxedAmount>;

/** What the price of an extension is made of, as an invoice keeps it. */
export const extensionPriceSchema = z.object({ interest: taxed, fees: taxed, lateCharge: taxed, commission: taxed });

export type ExtensionPrice = z.output<typeof extensionPriceSchema>;

export const priceOf = ({ option }: Pick<OfferedExtension, 'option'>): ExtensionPrice => {
  const { interest, fees, lateCharge, commission } = option;
  return { interest, fees, lateCharge, commission };
};
