export { default } from './src/unit.ts';
