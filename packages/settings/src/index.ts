export { addressList } from './address-list.ts';
export { describeProblems } from './describe-problems.ts';
export { readSettings } from './read-settings.ts';
export { refuseDemonstration, servesRealPeople } from './refuse-demonstration.ts';
export { type AboutSetting, settingsTable } from './settings-table.ts';
export { SettingsProblem, throwTogether } from './throw-together.ts';
export type { Variables } from './variables.ts';
export { wholeNumber } from './whole-number.ts';
