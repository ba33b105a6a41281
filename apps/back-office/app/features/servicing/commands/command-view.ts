import type { EffectLine } from '../../../vocabulary/loan-effect-view.ts';
import type { LoanCommandName } from '../command-name.ts';
import type { CommandInput } from './command-inputs.ts';
import type { Typed } from './command-question.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options of each field that is a choice. */
export type Options = Partial<Readonly<Record<CommandInput, readonly Option[]>>>;

/**
 * Command whose form is open. The first step asks for the input of its effect; the second shows the effect, and asks
 * for the reason.
 */
export type CommandView = {
  readonly command: LoanCommandName;
  /** True when a second person always has to approve it. */
  readonly isForTwo: boolean;
  readonly typed: Typed;
  readonly options: Options;
} & (
  | { readonly step: 'ask'; readonly faulty: readonly CommandInput[] }
  | {
      readonly step: 'confirm';
      /** Input entered before, in words. */
      readonly details: readonly { readonly term: string; readonly detail: string }[];
      readonly effect: readonly EffectLine[];
    }
  | { readonly step: 'refused'; readonly code: string }
);
