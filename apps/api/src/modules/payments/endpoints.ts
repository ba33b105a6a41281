import type { Implementation } from '../../implement.ts';
import { getOpenPayBarcodeHandler } from './get-open-pay-barcode.handler.ts';

export const endpoints: readonly Implementation[] = [getOpenPayBarcodeHandler];
