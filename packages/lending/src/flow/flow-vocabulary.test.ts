import { expect, it } from 'vitest';
import { FLOW_STEPS, isFlowStep } from './flow-vocabulary.ts';

it('knows the twenty steps of the wire, each once', () => {
  expect(new Set(FLOW_STEPS).size).toBe(20);
  expect(FLOW_STEPS.every(isFlowStep)).toBe(true);
});

it('does not know a step of tomorrow', () => {
  expect(isFlowStep('face_scan')).toBe(false);
});
