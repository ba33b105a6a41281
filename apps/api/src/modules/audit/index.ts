export { countToday } from './count-today.ts';
export { detailsOf } from './details.policy.ts';
export { type Act, recordAct } from './record-act.ts';
