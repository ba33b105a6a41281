import { getPasswordRules } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { PASSWORD_RULES } from './password.policy.ts';

export const getPasswordRulesHandler = implement(getPasswordRules, async (_, { services }) =>
  ok(PASSWORD_RULES[services.env.PASSWORD_POLICY]),
);
