import type { RevealedIdentifier } from '@lender/contract';
import type { RevealAnswer } from './reveal.server.ts';
import { RevealForm } from './reveal-form.tsx';
import { Revealed } from './revealed.tsx';

export interface RevealProps {
  readonly clientId: string;
  /** The identifier whose form the address opens. */
  readonly asked: RevealedIdentifier | undefined;
  readonly answer: RevealAnswer | undefined;
}

/** An identifier in full, or the question why somebody wants to see it. */
export function Reveal({ clientId, asked, answer }: RevealProps) {
  if (answer && 'value' in answer) return <Revealed {...answer} />;
  const identifier = answer?.identifier ?? asked;
  return identifier && <RevealForm identifier={identifier} clientId={clientId} problem={answer?.problem} />;
}
