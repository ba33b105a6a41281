import { useEffect, useState } from 'react';

/**
 * Returns the bank of a CLABE's first three digits. The directory of banks is large, so it is loaded at the third digit
 * and not with the page.
 */
export function useBankName(digits: string): string | undefined {
  const code = digits.length >= 3 ? digits.slice(0, 3) : undefined;
  const [named, setNamed] = useState<{ readonly code: string; readonly name: string | undefined }>();
  useEffect(() => {
    if (!code) return;
    let isWanted = true;
    import('@lender/clabe/directory')
      .then(({ bankByCode }) => isWanted && setNamed({ code, name: bankByCode(code)?.name }))
      .catch(() => undefined); // The name is a courtesy: without network the form still works.
    return () => {
      isWanted = false;
    };
  }, [code]);
  return named?.code === code ? named?.name : undefined;
}
