import { expect, test } from 'vitest';
import { registrationCopy } from './registration.copy.es.ts';
import { STEPS } from './step-number.ts';

test('every step has its copy, in the same order', () => expect(Object.keys(registrationCopy)).toEqual(STEPS));
