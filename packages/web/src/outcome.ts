export { leadTo, type Outcome, respond, showPage, showRefusal } from './outcome/outcome.ts';
