const LEAST = 3;

/**
 * Returns what a person who knows the owner would try: each value as it is, without accents, its parts, and the digits
 * in it.
 *
 * @param own a name, an e-mail, a phone, a CURP
 *
 * @example
 * ownWords(['ana.ruiz@example.com']) // → ['ana.ruiz@example.com', 'ana', 'ruiz', 'example', 'com']
 */
export function ownWords(own: readonly string[]): readonly string[] {
  const words = own.flatMap((value) => {
    const small = value.toLowerCase();
    const plain = small.normalize('NFD').replace(/\p{M}/gu, '');
    return [small, plain, ...parts(small), ...parts(plain), ...(plain.match(/\d{4,}/g) ?? [])];
  });
  return [...new Set(words)].filter((word) => word.length >= LEAST);
}

const parts = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);
