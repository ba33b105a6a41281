import type { Implementation } from '../../implement.ts';
import { listApprovalsHandler } from './list-approvals.handler.ts';
import { listCheckersHandler } from './list-checkers.handler.ts';
import { rejectRequestHandler } from './reject-request.handler.ts';

export const endpoints: readonly Implementation[] = [listApprovalsHandler, listCheckersHandler, rejectRequestHandler];
