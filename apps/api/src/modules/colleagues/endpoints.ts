import type { Implementation } from '../../implement.ts';
import {
  changeStaffRoleHandler,
  inviteStaffHandler,
  reactivateStaffHandler,
  resetSecondFactorHandler,
} from './colleague.handlers.ts';
import { listStaffHandler } from './list-staff.handler.ts';

export const endpoints: readonly Implementation[] = [
  changeStaffRoleHandler,
  inviteStaffHandler,
  listStaffHandler,
  reactivateStaffHandler,
  resetSecondFactorHandler,
];
