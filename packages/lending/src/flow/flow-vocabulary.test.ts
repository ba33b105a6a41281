import { expect, it } from 'vitest';
import { FLOW_STEPS, isFlowStep } from './flow-vocabulary.ts';

it('each step is on the wire once', () => {
  expect(FLOW_STEPS).toEqual([...new Set(FLOW_STEPS)]);
  expect(FLOW_STEPS.every(isFlowStep)).toBe(true);
});

it('an unknown step is not a step of the flow', () => {
  expect(isFlowStep('face_scan')).toBe(false);
});
