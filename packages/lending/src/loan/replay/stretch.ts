/** Principal that was owed for some days in a row. */
export interface Stretch {
  /** Its first day. */
  readonly fromDay: number;
  readonly days: number;
  readonly principalCentavos: number;
}

/** Adds days to a record of stretches: to the last of them, when nothing has changed since. */
export function addStretch(stretches: Stretch[], added: Stretch): void {
  if (added.principalCentavos === 0) return;
  const last = stretches.at(-1);
  const isSame = last?.principalCentavos === added.principalCentavos && last.fromDay + last.days === added.fromDay;
  if (isSame) stretches[stretches.length - 1] = { ...last, days: last.days + added.days };
  else stretches.push(added);
}
