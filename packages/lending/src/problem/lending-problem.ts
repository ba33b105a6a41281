import type { ContactRefusal } from '../collection/contact-refusal.ts';
import type { DebitBar } from '../debit/debit-amount.ts';
import type { ExpressionProblem } from '../decision/expression/check-expression.ts';
import type { InvalidPolicy, PolicyProblem } from '../decision/validate-policy.ts';
import type { AdditionalLoanBar } from '../loan/additional-loan.ts';
import type { PayoffProblem } from '../loan/payoff/payoff-quote.ts';
import type { InvalidServicingPolicy, ServicingProblem } from '../loan/policy/validate-servicing-policy.ts';
import type { LoanEventProblem } from '../loan/recording/loan-event-problem.ts';
import type { InvalidProduct, ProductProblem } from '../product/validate-product.ts';
import type { InvalidSettings, SettingProblem } from '../settings/change-settings.ts';
import type { IllegalTransition } from '../transition/transition.ts';

/** Codes of all problems with which this package may refuse. */
export type LendingProblemCode =
  | AdditionalLoanBar
  | DebitBar
  | (
      | ContactRefusal
      | ExpressionProblem
      | IllegalTransition<unknown>
      | InvalidPolicy
      | InvalidProduct
      | InvalidServicingPolicy
      | InvalidSettings
      | LoanEventProblem
      | PayoffProblem
      | PolicyProblem
      | ProductProblem
      | ServicingProblem
      | SettingProblem
    )['code'];
