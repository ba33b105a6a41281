'use client';

import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../native/use-hydrated.ts';
import * as css from './copyable-code.css.ts';

const SAID_MS = 4000;

export interface CopyableCodeProps {
  /** Kind of code: `CLABE`. */
  readonly label: string;
  /** Text that is copied: no spaces. */
  readonly value: string;
  /** Text that is shown: in groups, so that it can be compared. @default value */
  readonly display?: string;
  /** `Copiar CLABE`. */
  readonly copyLabel: string;
  /** `Copiada`. */
  readonly copiedLabel: string;
}

/** A number to take to a bank. One touch selects it; where JavaScript runs, a button copies it. */
export function CopyableCode({ label, value, display = value, copyLabel, copiedLabel }: CopyableCodeProps) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  // A page without a secure origin has no clipboard: the code can still be selected.
  const canCopy = isHydrated && navigator.clipboard !== undefined;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className={css.frame}>
      <div>
        <span className={css.label}>{label}</span>
        <code className={css.code}>{display}</code>
      </div>
      {canCopy && (
        <span aria-live="polite">
          <Button tone="secondary" size="small" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
            {isCopied ? copiedLabel : copyLabel}
          </Button>
        </span>
      )}
    </div>
  );
}
