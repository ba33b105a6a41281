import type { BrandLook } from '@lender/ui/brand';

/**
 * Look of the lender's two sites, as far as it differs from the kit: colours in the light and in the dark, corners,
 * letters. A lender with another brand writes its own here; a look that cannot be read stops the build.
 */
export const look = {
  light: { primary: '#0B5F57', primaryHover: '#084B45', onPrimary: '#FFFFFF' },
  dark: { primary: '#4FC3B0', primaryHover: '#74D4C4', onPrimary: '#06231F' },
} as const satisfies BrandLook;
