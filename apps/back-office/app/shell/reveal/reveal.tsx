import type { RevealedIdentifier } from '@lender/contract';
import type { RevealAnswer } from './reveal.server.ts';
import { RevealForm } from './reveal-form.tsx';
import { Revealed } from './revealed.tsx';

export interface RevealProps {
  readonly clientId: string;
  /** Identifier whose form the address opens. */
  readonly asked: RevealedIdentifier | undefined;
  readonly answer: RevealAnswer | undefined;
}

/** Shows an identifier in full, or the form that asks why the user wants to see it. */
export function Reveal({ clientId, asked, answer }: RevealProps) {
  if (answer && 'value' in answer) return <Revealed {...answer} />;
  const identifier = answer?.identifier ?? asked;
  return identifier && <RevealForm identifier={identifier} clientId={clientId} problem={answer?.problem} />;
}
