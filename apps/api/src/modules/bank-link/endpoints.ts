import type { Implementation } from '../../implement.ts';
import { getBelvoTokenHandler } from './get-belvo-token.handler.ts';
import { skipBelvoHandler } from './skip-belvo.handler.ts';
import { storeBelvoLinkHandler } from './store-belvo-link.handler.ts';

export const endpoints: readonly Implementation[] = [getBelvoTokenHandler, skipBelvoHandler, storeBelvoLinkHandler];
