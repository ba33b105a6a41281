import type { Implementation } from '../../implement.ts';
import { checkAuditHandler } from './check-audit.handler.ts';
import { listAuditHandler } from './list-audit.handler.ts';

export const endpoints: readonly Implementation[] = [checkAuditHandler, listAuditHandler];
