import { useHydrated } from '@lender/ui';
import { useCallback, useState } from 'react';

/**
 * Controls a camera that the page opens itself. A phone has a better camera app, which its browser opens; a computer's
 * browser would only offer files.
 */
export function useOwnCamera() {
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  return {
    hasCamera: isHydrated && 'mediaDevices' in navigator && !matchMedia('(pointer: coarse)').matches,
    isOpen,
    open: useCallback(() => setIsOpen(true), []),
    close: useCallback(() => setIsOpen(false), []),
  };
}
