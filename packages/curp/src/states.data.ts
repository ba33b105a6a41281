/** The 32 states and NE, born abroad. Instructivo Normativo (SEGOB, 2006), annex 2; Mexico City stays DF. */
export const STATE_CODES = /* @__PURE__ */ Object.freeze([
  'AS', 'BC', 'BS', 'CC', 'CL', 'CM', 'CS', 'CH', 'DF', 'DG', 'GT', 'GR', 'HG', 'JC', 'MC', 'MN', 'MS',
  'NT', 'NL', 'OC', 'PL', 'QT', 'QR', 'SP', 'SL', 'SR', 'TC', 'TS', 'TL', 'VZ', 'YN', 'ZS', 'NE',
] as const);

/** Code of a state of birth in a CURP. */
export type StateCode = (typeof STATE_CODES)[number];
