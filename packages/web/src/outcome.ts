export { leadElsewhere, leadTo, type Outcome, respond, showPage, showRefusal } from './outcome/outcome.ts';
export { toastIn } from './outcome/toast-cookie.ts';
