export { publicSandboxClock } from './sandbox-clock.handlers.ts';
