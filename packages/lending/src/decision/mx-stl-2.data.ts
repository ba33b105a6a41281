import type { Policy } from './policy.ts';

/**
 * The default policy, `mx-stl` version 2.
 *
 * Rules and attributes that need a provider which is not in use (bank link, identity check, device evidence, captcha,
 * behaviour collector, credit bureau, payroll proof) are off. Sex, birthplace, contacts, photos and neighbourhood
 * are never asked for. A second application while one is active is refused before any decision, and a decision waits
 * until every provider that owes an answer gave it or was given up.
 */
export const MX_STL_POLICY_2: Policy = {
  policy: 'mx-stl',
  version: 2,
  asks: ['idDocuments'],
  preApproval: false,
  variables: {
    ageYears: { type: 'number', required: true },
    listHit: { type: 'boolean', required: true },
    identifierInvalid: { type: 'boolean', required: true },
    ownDaysPastDue: { type: 'number', required: true },
    hasLostDebt: { type: 'boolean', required: true },
    daysSinceRejection: { type: 'number', required: true },
    hasNewEvidence: { type: 'boolean', required: true },
    idDocumentsComplete: { type: 'boolean', required: true },
    askedCentavos: { type: 'number', required: true },
    wantsLargerOffer: { type: 'boolean', required: true },
    clientKind: { type: 'text', required: true },
    termDays: { type: 'number', required: true },
    netIncomeCentavosPerMonth: { type: 'number', required: true },
    obligationsCentavosPerMonth: { type: 'number', required: true },
    activeBalanceCentavos: { type: 'number', required: true },
    ladderCentavos: { type: 'number', required: true },
    employmentMonths: { type: 'number', required: true },
    closedLoans: { type: 'number', required: true },
    maxDaysLate: { type: 'number', required: true },
    extensionsOfLastLoan: { type: 'number', required: true },
    clientsOnPhone: { type: 'number', required: true },
    clientsOnClabe: { type: 'number', required: true },
    daysSincePhoneVerified: { type: 'number' },
    // Providers and proofs
    identityCheckMissing: { type: 'boolean' },
    identityForged: { type: 'boolean' },
    identityReviews: { type: 'number' },
    nameMismatch: { type: 'boolean' },
    bankVerified: { type: 'boolean' },
    incomeProven: { type: 'boolean' },
    providerFailures: { type: 'number' },
    decisionRetries: { type: 'number' },
    clientsOnDevice: { type: 'number' },
    deviceDenied: { type: 'boolean' },
    captchaScore: { type: 'number' },
    incomeRegularCycles: { type: 'number' },
    inflowPercentOfDeclared: { type: 'number' },
    overdrafts: { type: 'number' },
    bureauScore: { type: 'number' },
    bureauOpenCredits: { type: 'number' },
    bureauOverdueCentavos: { type: 'number' },
    bureauWorstMissedPayments: { type: 'number' },
    bureauInquiriesIn30Days: { type: 'number' },
    collectorSignals: { type: 'number' },
  },
  rules: [
    { id: 'K1', phase: 'knockout', enabled: true, when: ['lt', 'ageYears', 18], outcome: 'rejected', reason: 'AGE', stop: true },
    { id: 'K1_UPPER', phase: 'knockout', enabled: false, when: ['gt', 'ageYears', 75], outcome: 'rejected', reason: 'AGE', stop: true },
    { id: 'K2', phase: 'knockout', enabled: true, when: 'listHit', outcome: 'rejected', reason: 'LIST', stop: true },
    { id: 'K3', phase: 'knockout', enabled: true, when: 'identifierInvalid', outcome: 'rejected', reason: 'ID_INVALID', stop: true },
    { id: 'K4', phase: 'knockout', enabled: true, when: ['or', ['gt', 'ownDaysPastDue', 0], 'hasLostDebt'], outcome: 'rejected', reason: 'OWN_ARREARS', stop: true },
    { id: 'K5', phase: 'knockout', enabled: true, when: ['and', ['lt', 'daysSinceRejection', 30], ['not', 'hasNewEvidence']], outcome: 'rejected', reason: 'COOLING_OFF', stop: true },

    { id: 'C1', phase: 'completeness', enabled: true, when: ['not', 'idDocumentsComplete'], outcome: 'verification', reason: 'NEED_ID', stop: true },
    { id: 'C1_IDV', phase: 'completeness', enabled: false, when: 'identityCheckMissing', outcome: 'verification', reason: 'NEED_ID', stop: true },
    { id: 'C2', phase: 'completeness', enabled: false, when: ['and', ['not', 'bankVerified'], ['gt', 'askedCentavos', 'product.noBankProofMaximumCentavos']], outcome: 'verification', reason: 'NEED_BANK', stop: true },
    { id: 'C3', phase: 'completeness', enabled: false, when: ['and', ['not', 'incomeProven'], ['gt', ['mul', 'askedCentavos', 10], ['mul', 'product.firstMaximumCentavos', 6]]], outcome: 'verification', reason: 'NEED_INCOME', stop: true },
    { id: 'E2', phase: 'completeness', enabled: false, when: ['and', ['gte', 'providerFailures', 3], ['gte', 'decisionRetries', 3]], outcome: 'manualVerification', reason: 'SYSTEM', stop: true },
    { id: 'E1', phase: 'completeness', enabled: false, when: ['gte', 'providerFailures', 3], outcome: 'decisionError', reason: 'SYSTEM', stop: true },

    { id: 'F1', phase: 'fraud', enabled: false, when: 'identityForged', outcome: 'rejected', reason: 'FRAUD_ID', stop: true },
    { id: 'F2', phase: 'fraud', enabled: false, when: ['or', ['gte', 'identityReviews', 3], 'nameMismatch', ['gte', 'clientsOnDevice', 3], ['lt', 'captchaScore', 0.3]], outcome: 'manualVerification', reason: 'CHECK_ID', stop: false },
    { id: 'F2_SHARED', phase: 'fraud', enabled: true, when: ['or', ['gte', 'clientsOnPhone', 3], ['gte', 'clientsOnClabe', 3]], outcome: 'manualVerification', reason: 'CHECK_ID', stop: false },
    { id: 'F3', phase: 'fraud', enabled: false, when: 'deviceDenied', outcome: 'manualVerification', reason: 'CHECK_DEVICE', stop: false },

    { id: 'S1', phase: 'score', enabled: true, when: ['lt', 'score', 420], outcome: 'rejected', reason: 'SCORE_LOW', stop: true },
    { id: 'S2', phase: 'score', enabled: true, when: ['and', ['between', 'score', 420, 479], ['in', 'clientKind', ['first']]], outcome: 'manualVerification', reason: 'SCORE_MID', stop: false },

    { id: 'A1', phase: 'affordability', enabled: true, when: ['and', ['lt', 'limitCentavos', 'product.minimumCentavos'], ['gte', 'limitCentavos', 'product.specialMinimumCentavos']], outcome: 'specialOffer', reason: 'LIMIT_SPECIAL', stop: true },
    { id: 'A2', phase: 'affordability', enabled: true, when: ['lt', 'limitCentavos', 'product.minimumCentavos'], outcome: 'rejected', reason: 'CAPACITY', stop: true },
    { id: 'A3', phase: 'affordability', enabled: true, when: ['gt', 'askedCentavos', 'limitCentavos'], outcome: 'yhatDecrease', reason: 'CAPACITY_PART', stop: true },
    { id: 'A4', phase: 'affordability', enabled: true, when: ['and', 'wantsLargerOffer', ['in', 'clientKind', ['repeated']], ['in', 'band', ['A', 'B']], ['gte', ['sub', 'limitCentavos', 'askedCentavos'], ['mul', 'product.intervalCentavos', 2]]], outcome: 'yhatIncrease', reason: 'UPSELL', stop: true },
    { id: 'A5', phase: 'affordability', enabled: true, when: ['lte', 'askedCentavos', 'limitCentavos'], outcome: 'signing', stop: true },
  ],
  scorecard: {
    base: 400,
    attributes: [
      { variable: 'employmentMonths', enabled: true, bins: [[12, null, 40], [6, 11, 20], [null, 2, -20]] },
      { variable: 'closedLoans', enabled: true, bins: [[1, 1, 30], [2, 2, 50], [3, null, 70]] },
      { variable: 'maxDaysLate', enabled: true, bins: [[null, 0, 40], [4, 15, -40], [16, null, -120]] },
      { variable: 'extensionsOfLastLoan', enabled: true, bins: [[null, 0, 10], [2, null, -30]] },
      { variable: 'daysSincePhoneVerified', enabled: true, bins: [[91, null, 20]] },
      { variable: 'incomeRegularCycles', enabled: false, bins: [[3, null, 60], [2, 2, 30]] },
      { variable: 'inflowPercentOfDeclared', enabled: false, bins: [[90, null, 40], [null, 59, -60]] },
      { variable: 'overdrafts', enabled: false, bins: [[null, 0, 20], [3, null, -40]] },
      { variable: 'bureauScore', enabled: false, bins: [[700, null, 80], [null, 549, -120]] },
      { variable: 'bureauInquiriesIn30Days', enabled: false, bins: [[7, null, -40]] },
      { variable: 'collectorSignals', enabled: false, bins: [[null, 0, -10]] },
    ],
  },
  // A repeat client between 420 and 479 goes on in band C; S2 keeps a first client there for a person.
  bands: [
    { band: 'A', fromScore: 640, paymentToIncome: '0.35' },
    { band: 'B', fromScore: 560, paymentToIncome: '0.30' },
    { band: 'C', fromScore: 420, paymentToIncome: '0.25' },
  ],
  ladder: [
    { upToDaysLate: 3, factor: '1.4' },
    { upToDaysLate: 15, factor: '1.0' },
    { upToDaysLate: null, factor: '0.6' },
  ],
};
