export { redirect, redirectElsewhere, replace } from './navigation/redirect.ts';
