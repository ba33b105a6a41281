import type { Implementation } from '../../implement.ts';
import { getDecisionHandler } from './get-decision.handler.ts';
import { replayDecisionHandler } from './replay-decision.handler.ts';
import { updateYhatLimitHandler } from './update-yhat-limit.handler.ts';

export const endpoints: readonly Implementation[] = [getDecisionHandler, replayDecisionHandler, updateYhatLimitHandler];
