export { loansToCall, promisesDue } from './work-list/waiting-work.ts';
