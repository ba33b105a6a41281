/** Words for one search result. */
export const hitCopy = {
  unnamed: 'Sin nombre todavía',
  number: (number: string) => `Núm. ${number}`,
} as const;
