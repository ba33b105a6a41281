import type { Implementation } from '../../implement.ts';
import { listCheckersHandler } from './list-checkers.handler.ts';
import { rejectRequestHandler } from './reject-request.handler.ts';

export const endpoints: readonly Implementation[] = [listCheckersHandler, rejectRequestHandler];
