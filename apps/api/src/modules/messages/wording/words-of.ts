import { cashEnded, cashReady } from './cash.copy.es.ts';
import { collectionText } from './collection.copy.es.ts';
import { debitAnnounced, debitFailed } from './debit.copy.es.ts';
import { extensionBought, payoutArrived, payoutSent, withdrawalCompleted } from './loan-life.copy.es.ts';
import type { LoanMessage, Words } from './loan-message.ts';
import { offerEnded, signingAgain } from './offer.copy.es.ts';
import { loanPaid, paymentReceived, paymentReversed, refundSent } from './payment.copy.es.ts';
import { referenceExpired } from './reference.copy.es.ts';
import { reminder } from './reminder.copy.es.ts';

/** What a message says. */
export function wordsOf(message: LoanMessage): Words {
  switch (message.kind) {
    case 'payout_sent':
      return payoutSent(message.facts);
    case 'payout_arrived':
      return payoutArrived(message.facts);
    case 'payment_received':
      return paymentReceived(message.facts);
    case 'payment_reversed':
      return paymentReversed(message.facts);
    case 'refund_sent':
      return refundSent(message.facts);
    case 'reference_expired':
      return referenceExpired(message.facts);
    case 'extension_bought':
      return extensionBought(message.facts);
    case 'withdrawal_completed':
      return withdrawalCompleted(message.facts);
    case 'loan_paid':
      return loanPaid(message.facts);
    case 'offer_ended':
      return offerEnded(message.facts);
    case 'signing_again':
      return signingAgain(message.facts);
    case 'cash_ready':
      return cashReady(message.facts);
    case 'cash_ended':
      return cashEnded(message.facts);
    case 'debit_announced':
      return debitAnnounced(message.facts);
    case 'debit_failed':
      return debitFailed(message.facts);
    case 'reminder':
      return reminder(message.facts);
    case 'collection_text':
      return collectionText(message.facts);
  }
}
