import type { TaxedAmount } from '@lender/lending';
import * as z from 'zod/mini';
import { storedAmount } from '../../kernel/stored-json.ts';
import type { OfferedExtension } from './offered-extension.ts';

const taxed = z.object({ netCentavos: storedAmount, ivaCentavos: storedAmount }) satisfies z.ZodMiniType<TaxedAmount>;

/** Components of the price of an extension, as an invoice keeps them. */
export const extensionPriceSchema = z.object({ interest: taxed, fees: taxed, lateCharge: taxed, commission: taxed });

export type ExtensionPrice = z.output<typeof extensionPriceSchema>;

export const priceOf = ({ option }: Pick<OfferedExtension, 'option'>): ExtensionPrice => {
  const { interest, fees, lateCharge, commission } = option;
  return { interest, fees, lateCharge, commission };
};
