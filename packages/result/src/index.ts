export { fail, ok, type Result } from './result.ts';
