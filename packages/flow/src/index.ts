export type { Decision } from './route/decision.ts';
