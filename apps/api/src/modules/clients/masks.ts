/** Masks identifiers for staff: enough to recognise, not enough to use. */
export const maskCurp = (curp: string): string => `${curp.slice(0, 4)}${'•'.repeat(12)}${curp.slice(-2)}`;
export const maskPhone = (lastFour: string): string => `${'•'.repeat(6)}${lastFour}`;
export const maskClabe = (lastFour: string): string => `${'•'.repeat(14)}${lastFour}`;
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
};
