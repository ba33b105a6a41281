/** Fraction of whole numbers. */
interface Share {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** Reads decimal text: `'0.16'` is 16 hundredths. */
export function shareOf(text: string): Share {
  const [whole = '0', decimals = ''] = text.split('.');
  return { top: BigInt(whole + decimals), bottom: 10n ** BigInt(decimals.length) };
}

/** Multiplies shares. */
export const times = (...shares: readonly Share[]): Share => ({
  top: shares.reduce((product, { top }) => product * top, 1n),
  bottom: shares.reduce((product, { bottom }) => product * bottom, 1n),
});

/** Returns one minus a share. */
export const restOf = ({ top, bottom }: Share): Share => ({ top: bottom - top, bottom });

/** Rounds a share of a positive whole number once, half up. */
export const halfUp = (number: number, { top, bottom }: Share): number =>
  Number((2n * BigInt(number) * top + bottom) / (2n * bottom));

/** Rounds down to a whole number. */
export const floored = (number: number, { top, bottom }: Share): number => Number((BigInt(number) * top) / bottom);
