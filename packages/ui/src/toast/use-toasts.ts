import { useCallback, useRef, useState } from 'react';
import type { Tone } from '../theme/tone.ts';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: Tone;
}

/**
 * A short list of messages for a {@link ToastRegion}, the newest last.
 *
 * @example
 * const { toasts, show, dismiss } = useToasts()
 * show({ message: 'Copiamos tu CLABE.', tone: 'ok' })
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const show = useCallback(({ message, tone }: Omit<Toast, 'id'>) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { id, message, tone }]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return { toasts, show, dismiss };
}
