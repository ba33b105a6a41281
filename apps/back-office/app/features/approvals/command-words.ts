import { formatPlainDate, type PlainDate } from '@lender/calculator';
import type { ApprovalCommand, ApprovalPayload } from '@lender/contract';
import type { SettingChange } from '@lender/lending';
import { contactReasonWords, identityProofWords } from '../../vocabulary/contact-change.copy.es.ts';
import { exportSourceWords } from '../../vocabulary/export-source.copy.es.ts';
import { legalKindWords } from '../../vocabulary/legal-kind.copy.es.ts';
import { messageTemplateWords } from '../../vocabulary/message-template.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { paymentMethodWords } from '../../vocabulary/payment-method.copy.es.ts';
import { formatPesos } from '../../vocabulary/pesos.ts';
import { settingValue, settingWords } from '../../vocabulary/policy/setting-words.ts';
import { productLabel, productValue } from '../../vocabulary/product/product-words.ts';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';
import { clientStatusWords } from '../../vocabulary/status/client-status.copy.es.ts';
import { waivableWords } from '../../vocabulary/waivable.copy.es.ts';
import { approvalsCopy as copy } from './approvals.copy.es.ts';

const NO_SETTINGS = new Map();

const changeWords = ({ path, before, after }: SettingChange): string =>
  copy.changed(settingWords(path, NO_SETTINGS), settingValue(path, before), settingValue(path, after));

const productChange = ({ path, before, after }: SettingChange): string =>
  copy.changed(productLabel(path, []), productValue(path, before), productValue(path, after));

/** Returns changes, with the day on which they begin if it is later. */
const begun = ({ from }: { readonly from?: PlainDate }, changes: readonly string[]): readonly string[] => [
  ...(from ? [copy.begins(formatPlainDate(from))] : []),
  ...changes,
];

/** Returns what a command would do, in a line; null where its name says all of it. */
export function commandWords(command: ApprovalCommand): string | null {
  switch (command.kind) {
    case 'client.status':
      return copy.change(clientStatusWords[command.payload.from], clientStatusWords[command.payload.to]);
    case 'client.limit':
      return copy.limit(formatPesos(command.payload.before), formatPesos(command.payload.amount), command.payload.days);
    case 'client.contact':
      return contactWords(command.payload);
    case 'loan.waive':
      return copy.part(formatPesos(command.payload.amount), waivableWords[command.payload.component]);
    case 'loan.register_payment':
      return registeredWords(command.payload);
    case 'loan.reverse_payment':
    case 'payout.retry':
    case 'payout.cancel':
      return formatPesos(command.payload.amount);
    case 'payout.hand_over':
      return copy.handedOver(
        formatPesos(command.payload.amount),
        command.payload.folio,
        formatInstant(command.payload.paidAt),
      );
    case 'loan.sell':
      return copy.soldTo(command.payload.buyer, formatPesos(command.payload.price));
    case 'loan.buy_back':
      return copy.boughtFor(formatPesos(command.payload.price));
    case 'bank.capital':
      return copy.capital(
        formatPesos(command.payload.amount),
        command.payload.account,
        formatPlainDate(command.payload.date),
      );
    case 'payment.refund_credit':
      return command.payload.accounts.map(refundWords).join('; ');
    case 'payment.refund_receipt':
      return refundWords(command.payload.account);
    case 'policy.publish':
      return copy.policy(command.payload.liveVersion, begun(command.payload, command.payload.changes.map(changeWords)));
    case 'product.publish':
      return copy.policy(
        command.payload.liveVersion,
        begun(command.payload, command.payload.changes.map(productChange)),
      );
    case 'message.publish':
      return copy.message(
        messageTemplateWords(command.payload.template),
        command.payload.channel,
        [command.payload.before, command.payload.after].map(({ subject, text }) =>
          [subject, text].filter(Boolean).join(' · '),
        ),
      );
    case 'working_days.publish':
      return begun(command.payload, [
        ...command.payload.added.map(({ date, kind, name }) => copy.dayIn[kind](formatPlainDate(date), name)),
        ...command.payload.removed.map(({ date, name }) => copy.dayOut(formatPlainDate(date), name)),
      ]).join('; ');
    case 'legal.publish':
      return legalWords(command.payload);
    case 'data.export':
      return copy.exported(
        exportSourceWords[command.payload.source],
        formatPlainDate(command.payload.from),
        formatPlainDate(command.payload.to),
      );
    case 'data.evidence':
      return copy.evidence(command.payload.reference);
    case 'aml.thresholds':
      return thresholdChanges(command.payload).join('; ');
    case 'promotion.create':
      return promotionWords(command.payload);
    case 'identifier.more':
      return copy.moreIdentifiers(command.payload.name, command.payload.amount, formatPlainDate(command.payload.day));
    case 'staff.invite':
      return copy.invited(command.payload.name, command.payload.email, staffRoleWords[command.payload.role]);
    case 'staff.change_role':
      return copy.changed(
        command.payload.name,
        staffRoleWords[command.payload.from],
        staffRoleWords[command.payload.to],
      );
    case 'staff.reactivate':
    case 'staff.reset_second_factor':
      return command.payload.name;
    default:
      return null;
  }
}

const contactWords = ({ before, after, reason, proof }: ApprovalPayload<'client.contact'>): string =>
  copy.contact(before ?? copy.noAddress, after, contactReasonWords[reason], identityProofWords[proof]);

/** Describes the lines that a legal text loses and gets, and its registration number if that changes. */
const legalWords = (payload: ApprovalPayload<'legal.publish'>): string =>
  copy.legal(legalKindWords(payload.legalText), payload.basedOn, [
    ...(payload.from ? [copy.begins(formatPlainDate(payload.from))] : []),
    ...(payload.registration === payload.registrationBefore
      ? []
      : [copy.changed(copy.registration, payload.registrationBefore ?? '', payload.registration ?? '')]),
    ...payload.removed.map(copy.removed),
    ...payload.added.map(copy.added),
  ]);

const promotionWords = ({ code, discount, maxUses, validUntil, cost, beyond }: ApprovalPayload<'promotion.create'>) =>
  [
    copy.promotion(code, discount, maxUses, formatPlainDate(validUntil), formatPesos(cost)),
    copy.beyond(beyond.map((bound) => copy.promotionBounds[bound])),
  ].join(' ');

const THRESHOLD_AMOUNTS = ['cash', 'split'] as const;
const THRESHOLD_COUNTS = ['splitPayments', 'splitDays', 'payoffPercent', 'sharedClients'] as const;

function thresholdChanges({ before, after }: ApprovalPayload<'aml.thresholds'>): string[] {
  const lines = [
    ...THRESHOLD_AMOUNTS.map((name) => [name, formatPesos(before[name]), formatPesos(after[name])] as const),
    ...THRESHOLD_COUNTS.map((name) => [name, String(before[name]), String(after[name])] as const),
  ];
  return lines
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => copy.changed(copy.thresholds[name], was, is));
}

type RefundAccount = ApprovalPayload<'payment.refund_receipt'>['account'];
const refundWords = (account: RefundAccount): string => copy.refundTo(formatPesos(account.amount), account);

const registeredWords = ({ amount, paidOn, method, reference }: ApprovalPayload<'loan.register_payment'>): string =>
  copy.registered(formatPesos(amount), formatPlainDate(paidOn), paymentMethodWords[method], reference);

/**
 * Returns what a policy would have offered, beside the current one, or what a product's samples cost beside those of
 * the product on sale.
 */
export function testWords(command: ApprovalCommand): string | null {
  if (command.kind === 'product.publish') return samplesWords(command.payload);
  if (command.kind !== 'policy.publish') return null;
  const { applications, live, draft } = command.payload.test;
  return copy.policyTest(applications, formatPesos(live.amount), formatPesos(draft.amount));
}

/**
 * Describes the sample that costs the most, of those that change or else of all, with the amount asked for, as it is
 * sold and as it would be.
 */
function samplesWords({ samples }: ApprovalPayload<'product.publish'>): string | null {
  const offered = samples.filter(({ draft }) => draft.total !== null);
  const changed = offered.filter(({ live, draft }) => live.total !== draft.total);
  const [dearest] = (changed.length > 0 ? changed : offered).toSorted(
    (one, other) => (other.draft.apr ?? 0) - (one.draft.apr ?? 0),
  );
  if (!dearest) return null;
  const { amount, days, live, draft } = dearest;
  const cost = ({ total, apr }: typeof live) =>
    total === null ? copy.notOffered : copy.sampleCost(formatPesos(total), (apr ?? 0).toFixed(1));
  return copy.samples(offered.length, copy.sample(formatPesos(amount), days), cost(live), cost(draft));
}
