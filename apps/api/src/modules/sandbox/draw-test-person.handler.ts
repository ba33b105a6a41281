import { drawTestPerson } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { testPerson } from './test-person.ts';

export const drawTestPersonHandler = implement(drawTestPerson, async ({ query }, { services }) =>
  services.env.SANDBOX ? ok(testPerson(query.scenario, services.randomInt)) : refuse('sandbox_off'),
);
