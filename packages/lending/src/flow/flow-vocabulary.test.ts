import { expect, it } from 'vitest';
import { FLOW_STEPS, isFlowStep } from './flow-vocabulary.ts';

it('there are twenty steps on the wire, each once', () => {
  expect(new Set(FLOW_STEPS).size).toBe(20);
  expect(FLOW_STEPS.every(isFlowStep)).toBe(true);
});

it('an unknown step is not a step of the flow', () => {
  expect(isFlowStep('face_scan')).toBe(false);
});
