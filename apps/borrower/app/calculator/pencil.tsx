import { Button, Inline } from '@lender/ui';
import type { MouseEvent } from 'react';
import type { FoldedPart } from './state/calculator-form.ts';
import { CALCULATOR_FIELDS } from './state/offer-address.ts';
import type { Folding } from './use-folding.ts';

export interface PencilProps {
  readonly part: FoldedPart;
  /** Control that the pencil opens. */
  readonly opens: string;
  readonly folding: Folding;
  /** Label of what it changes: `Cambiar el monto`. */
  readonly children: string;
}

/** Opens what is folded away. Without JavaScript it sends the form, which comes back open. */
export function Pencil({ part, opens, folding, children }: PencilProps) {
  const open = (event: MouseEvent) => {
    event.preventDefault();
    folding.open(part, opens);
  };
  return (
    <Inline>
      <Button
        type="submit"
        name={CALCULATOR_FIELDS.open}
        value={part}
        tone="secondary"
        size="small"
        icon="pencil"
        onClick={open}
      >
        {children}
      </Button>
    </Inline>
  );
}
