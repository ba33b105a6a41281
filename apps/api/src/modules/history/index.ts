export { readHistory } from './read-history.ts';
export { recordHistory } from './record-history.ts';
