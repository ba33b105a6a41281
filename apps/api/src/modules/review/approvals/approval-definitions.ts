import { thresholdsApproval } from '../../aml/index.ts';
import type { ApprovalDefinitions } from '../../approvals/index.ts';
import { capitalApproval } from '../../bank-statements/index.ts';
import { COLLEAGUE_APPROVALS } from '../../colleagues/index.ts';
import { publishMessageApproval } from '../../communications/index.ts';
import { evidenceApproval, exportApproval } from '../../exports/index.ts';
import { publishLegalApproval } from '../../legal-desk/index.ts';
import { PAYOUT_APPROVALS, refundCreditApproval, refundIncomingPaymentApproval } from '../../payments/index.ts';
import { publishPolicyApproval } from '../../policy-drafts/index.ts';
import { promotionApproval, publishWorkingDaysApproval } from '../../pricing/index.ts';
import { publishProductApproval } from '../../product-drafts/index.ts';
import { clientContactApproval, clientLimitApproval, clientStatusApproval } from '../../profile/index.ts';
import { LOAN_APPROVALS } from '../../servicing/index.ts';
import { moreIdentifiersApproval } from '../identifiers/more-identifiers.approval.ts';

/** Commands for two people, from the modules that carry them out. */
export const APPROVAL_DEFINITIONS: ApprovalDefinitions = {
  'client.status': clientStatusApproval,
  'client.limit': clientLimitApproval,
  'client.contact': clientContactApproval,
  ...LOAN_APPROVALS,
  ...PAYOUT_APPROVALS,
  'payment.refund_credit': refundCreditApproval,
  'payment.refund_receipt': refundIncomingPaymentApproval,
  'bank.capital': capitalApproval,
  'policy.publish': publishPolicyApproval,
  'product.publish': publishProductApproval,
  'message.publish': publishMessageApproval,
  'working_days.publish': publishWorkingDaysApproval,
  'legal.publish': publishLegalApproval,
  'data.export': exportApproval,
  'data.evidence': evidenceApproval,
  'aml.thresholds': thresholdsApproval,
  'promotion.create': promotionApproval,
  'identifier.more': moreIdentifiersApproval,
  ...COLLEAGUE_APPROVALS,
};
