import type { Implementation } from '../../implement.ts';
import { listReceiptsHandler } from './incoming/list-receipts.handler.ts';
import { matchReceiptHandler } from './incoming/match-receipt.handler.ts';
import { getOpenPayBarcodeHandler } from './references/get-open-pay-barcode.handler.ts';
import { getPaymentClabeHandler } from './references/get-payment-clabe.handler.ts';

export const endpoints: readonly Implementation[] = [
  getOpenPayBarcodeHandler,
  getPaymentClabeHandler,
  listReceiptsHandler,
  matchReceiptHandler,
];
