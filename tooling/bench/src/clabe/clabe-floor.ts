import { banks, plazas } from '@lender/clabe/directory';

const isBank = tableOf(banks());
const isPlaza = tableOf(plazas());

/** Does the least work for the job: one loop over character codes and two tables. */
export function clabeFloor(text: string): boolean {
  if (text.length !== 18) return false;
  let sum = 0;
  for (let at = 0; at < 18; at += 3) {
    const first = text.charCodeAt(at) - 48;
    const second = text.charCodeAt(at + 1) - 48;
    const third = text.charCodeAt(at + 2) - 48;
    if (first < 0 || first > 9 || second < 0 || second > 9 || third < 0 || third > 9) return false;
    sum += first * 3 + second * 7 + third;
  }
  if (sum % 10 !== 0) return false;
  return isBank[numberAt(text, 0)] === 1 && isPlaza[numberAt(text, 3)] === 1;
}

function numberAt(text: string, at: number): number {
  return text.charCodeAt(at) * 100 + text.charCodeAt(at + 1) * 10 + text.charCodeAt(at + 2) - 5328;
}

function tableOf(listed: readonly { readonly code: string }[]): Uint8Array {
  const table = new Uint8Array(1000);
  for (const { code } of listed) table[Number(code)] = 1;
  return table;
}
