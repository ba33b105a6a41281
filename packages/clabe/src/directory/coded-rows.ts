/**
 * Parts rows into their three-digit code and the rest. A row starts with its code, without zeros at the left, or
 * without one when it follows the row before it: `10Aguascalientes`, `Asientos` are 010 and 011.
 */
export function readCodedRows(rows: readonly string[]): readonly (readonly [code: string, rest: string])[] {
  let number = 0;
  return rows.map((row) => {
    const rest = row.replace(/^[0-9]+/, '');
    number = rest === row ? number + 1 : Number.parseInt(row, 10);
    return [String(number).padStart(3, '0'), rest];
  });
}
