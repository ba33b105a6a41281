'use client';

import { useCallback, useRef, useState } from 'react';
import type { Tone } from '../theme/tone.ts';

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly tone: Tone;
}

/**
 * Returns a short list of messages for a {@link ToastRegion}, the newest last. A repeated message is shown once, for
 * five seconds more.
 *
 * @param first - messages rendered with the page, also without a script
 *
 * @example
 * const { toasts, show, dismiss } = useToasts()
 * show({ message: 'Copiamos tu CLABE.', tone: 'ok' })
 */
export function useToasts(first: readonly Omit<Toast, 'id'>[] = []) {
  const [toasts, setToasts] = useState<readonly Toast[]>(() => first.map((toast, index) => ({ ...toast, id: -index })));
  const lastId = useRef(0);
  const show = useCallback(({ message, tone }: Omit<Toast, 'id'>) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown.filter((toast) => toast.message !== message), { id, message, tone }]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  return { toasts, show, dismiss };
}
