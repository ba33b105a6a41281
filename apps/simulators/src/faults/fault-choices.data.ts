import type { Fault } from './fault.ts';

/** Faults that the page offers, each as the fields that its button sends. */
export const FAULT_CHOICES: readonly Fault[] = [
  { fault: 'slow', ms: 3000 },
  { fault: 'slow', ms: 10_000 },
  { fault: 'down', as: '503' },
  { fault: 'down', as: 'closed' },
  { fault: 'wrong', as: 'html' },
  { fault: 'wrong', as: 'json' },
  { fault: 'never', of: 'answers' },
  { fault: 'never', of: 'notices' },
  { fault: 'duplicate' },
  { fault: 'reordered' },
];
