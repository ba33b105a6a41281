import { centavos } from '@lender/money';
import type { LatePolicy } from '../loan/policy/servicing-policy.ts';
import { fixed, type Slot } from '../settings/setting.ts';
import type { ProductTerms, StatedServicing } from './product-terms.ts';
import { choiceSlot, countSlot, dependent, moneySlot, percentSlot } from './slot-of.ts';

const LATE_KINDS = ['none', 'interest', 'fee'] as const satisfies readonly LatePolicy['kind'][];
const DAYS = ['0', '366'] as const;

/** Returns the settings of late payment and of extensions, and the cap on the cost of a loan. */
export const servicingSlots = ({ servicing }: ProductTerms): Slot<ProductTerms>[] => {
  const { late, extensions, caps } = servicing;
  const interest = late.kind === 'interest' ? late : undefined;
  return [
    choiceSlot('late.kind', late.kind, LATE_KINDS, changeLateKind),
    ...[
      countSlot('late.graceDays', late.kind === 'none' ? undefined : late.graceDays, DAYS, (terms, graceDays) =>
        changeLate(terms, (before) => (before.kind === 'none' ? before : { ...before, graceDays })),
      ),
      percentSlot('late.interest', interest?.annualRate, ['0', '999'], (terms, annualRate) =>
        changeLate(terms, (before) => (before.kind === 'interest' ? { ...before, annualRate } : before)),
      ),
      countSlot('late.maxDays', interest?.maxDays, DAYS, (terms, maxDays) =>
        changeLate(terms, (before) => (before.kind === 'interest' ? { ...before, maxDays } : before)),
      ),
      moneySlot('late.fee', late.kind === 'fee' ? late.feeCentavos : undefined, ['0', '10000'], (terms, feeCentavos) =>
        changeLate(terms, (before) => (before.kind === 'fee' ? { ...before, feeCentavos } : before)),
      ),
    ].map(dependent),
    countSlot('extensions.cheapCount', extensions.cheapCount, ['0', '100'], changeWindow('cheapCount')),
    countSlot('extensions.opensDaysBefore', extensions.opensDaysBefore, DAYS, changeWindow('opensDaysBefore')),
    countSlot('extensions.closesDaysAfter', extensions.closesDaysAfter, DAYS, changeWindow('closesDaysAfter')),
    percentSlot('caps.total', caps.totalShare, ['1', '100'], (terms, totalShare) =>
      change(terms, { caps: { ...terms.servicing.caps, totalShare } }),
    ),
    percentSlot('caps.daily', caps.dailyShare, ['0.01', '10'], (terms, dailyShare) =>
      change(terms, { caps: { ...terms.servicing.caps, dailyShare } }),
    ),
    moneySlot('tolerance', servicing.toleranceCentavos, ['0', '100'], (terms, toleranceCentavos) =>
      change(terms, { toleranceCentavos }),
    ),
    // Set by the law, and by a published list of the authority: they are changed only in the program.
    fixed('withdrawalDays', String(servicing.withdrawalDays)),
    fixed('calendar', servicing.calendar),
  ];
};

const change = (terms: ProductTerms, servicing: Partial<StatedServicing>): ProductTerms => ({
  ...terms,
  servicing: { ...terms.servicing, ...servicing },
});

const changeLate = (terms: ProductTerms, late: (before: LatePolicy) => LatePolicy): ProductTerms =>
  change(terms, { late: late(terms.servicing.late) });

/** Changes the kind of late charge. The values that the new kind needs are missing until they are set. */
const changeLateKind = (terms: ProductTerms, kind: LatePolicy['kind']): ProductTerms =>
  changeLate(terms, (before) => {
    if (before.kind === kind) return before;
    if (kind === 'none') return { kind };
    const graceDays = before.kind === 'none' ? 0 : before.graceDays;
    return kind === 'interest'
      ? { kind, graceDays, annualRate: '0', maxDays: 0 }
      : { kind, graceDays, feeCentavos: centavos(0) };
  });

const changeWindow =
  (name: keyof StatedServicing['extensions']) =>
  (terms: ProductTerms, value: number): ProductTerms =>
    change(terms, { extensions: { ...terms.servicing.extensions, [name]: value } });
