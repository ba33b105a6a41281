const CHANNELS = [
  { at: 1, weight: 0.2126 },
  { at: 3, weight: 0.7152 },
  { at: 5, weight: 0.0722 },
] as const;

/**
 * Returns the WCAG 2.2 contrast ratio of two opaque sRGB colours written `#RRGGBB`: 1 to 21, in either order.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 *
 * @example
 * contrastRatio('#000000', '#FFFFFF') // → 21
 */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminance(hex: string): number {
  return CHANNELS.reduce((sum, { at, weight }) => sum + weight * linear(Number.parseInt(hex.slice(at, at + 2), 16)), 0);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
