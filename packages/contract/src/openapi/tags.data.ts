import type { EndpointName } from '../endpoints.ts';

/** A capability under which the document lists calls. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  /** Folders of the contract whose calls belong to it, except those that another tag names. */
  readonly folders?: readonly string[];
  /** Calls that belong to it although their folder belongs to another tag. */
  readonly calls?: readonly EndpointName[];
}

/** Capabilities, in the order in which a reader needs them. */
export const TAGS: readonly Tag[] = [
  { name: 'Sign-in', description: 'Sessions of borrowers and staff, codes and second factors.', folders: ['access', 'external-login'] },
  { name: 'Prices', description: 'Prices of loans, and promotions.', folders: ['pricing'], calls: ['getPrivateOffer'] },
  { name: 'Catalogues', description: 'Banks, places and employments that forms offer.', folders: ['clients'] },
  { name: 'Registration', description: 'Registration of an account, step by step, up to the loan application.', folders: ['identity', 'profile'], calls: ['createClient', 'createCollectorReference', 'getAffiliateLead', 'getConsents'] },
  { name: 'Flow', description: 'The borrower’s current step and the next one.', calls: ['getFlow'] },
  { name: 'Profile', description: 'Changes to a borrower’s data, by the borrower or by staff.', calls: ['addContact', 'changeEmail', 'changePassword', 'changePhone', 'completeBackOfficeClient', 'getClientJourney', 'getContacts', 'removeContact', 'undoChange', 'updateClient'] },
  { name: 'Identity', description: 'Checks of a borrower’s identity.', folders: ['identity-check'] },
  { name: 'Bank link', description: 'Access to a borrower’s bank accounts, with consent.', folders: ['bank-link'] },
  { name: 'Credit bureau', description: 'Queries of the credit bureau, with the borrower’s authorisation.', folders: ['credit-bureau'] },
  { name: 'Documents', description: 'Photos and files that borrowers upload, and documents rendered for them.', folders: ['documents'], calls: ['downloadDocument', 'downloadTemporary', 'getDocumentText', 'getDocuments', 'getPublicDocument', 'listLoanDocuments', 'renderDocument'] },
  { name: 'Applications', description: 'Loan applications, and answers to offers.', folders: ['applications'], calls: ['updateYhatLimit'] },
  { name: 'Agreements', description: 'Reading and signing of the contract.', folders: ['agreements'] },
  { name: 'Loans', description: 'Amounts owed, due dates and self-service actions.', calls: ['askWithdrawal', 'getActiveLoan', 'getLoanReports', 'getLoanStatement', 'getNoDebtLetter', 'getPaymentSchedule', 'getPayoff', 'listOwnLoans', 'reportLoan', 'takeBackWithdrawal'] },
  { name: 'Extensions', description: 'Extensions of due dates.', folders: ['extensions'] },
  { name: 'Payments', description: 'Ways to pay and to be paid, and payments received.', folders: ['payments'], calls: ['recordSettlement', 'registerPayment', 'reversePayment'] },
  { name: 'Direct debit', description: 'Debits of a borrower’s account, with consent.', folders: ['mandates'], calls: ['chargeRollover'] },
  { name: 'Referrals', description: 'Friends whom a client refers.', calls: ['createReferral', 'getReferrals', 'updateReferral'] },
  { name: 'Messages', description: 'Messages to borrowers, and their templates.', folders: ['communications', 'messages'] },
  { name: 'Cases', description: 'Applications that staff decide, and open tasks.', folders: ['decisions', 'review'], calls: ['closeTask', 'listTasks'] },
  { name: 'Approvals', description: 'Requests of one person that a second person approves.', folders: ['approvals'], calls: ['approveRequest', 'getApprovalEffect'] },
  { name: 'Clients', description: 'Files of clients, and the actions of staff on them.', calls: ['askMoreIdentifiers', 'changeClientContact', 'changeClientStatus', 'createAffiliateLead', 'createBackOfficeClient', 'createPromoCode', 'endPromoCode', 'getCaseDocument', 'getClientOffer', 'getIdentifierQuota', 'listPromoCodes', 'overrideClientLimit', 'revealIdentifier', 'searchBackOffice', 'sendContactCode'] },
  { name: 'Servicing', description: 'Loans and their ledger, for staff.', folders: ['ledger', 'servicing'], calls: ['getReconciliation'] },
  { name: 'Collections', description: 'Collection of late loans.', folders: ['collections'] },
  { name: 'Complaints', description: 'Complaints and their deadlines.', folders: ['complaints'] },
  { name: 'Money laundering', description: 'Alerts on payments that the law requires the lender to review.', folders: ['aml'] },
  { name: 'Bank statements', description: 'Bank statements, compared with the ledger.', folders: ['bank-statements'] },
  { name: 'Reports', description: 'Reports for the lender and the authorities, and exports.', folders: ['exports', 'regulator', 'reports'] },
  { name: 'Products', description: 'Versions of the product, published by two people.', folders: ['product-drafts'] },
  { name: 'Policies', description: 'Versions of the decision policy, published by two people.', folders: ['policy-drafts'] },
  { name: 'Legal texts', description: 'Texts that borrowers accept, published by two people.', folders: ['legal-desk'], calls: ['createEvidenceBundle'] },
  { name: 'Lists', description: 'Payout banks, working days and the block list.', calls: ['blockIdentifier', 'listBanks', 'listBlockedIdentifiers', 'listWorkingDays', 'publishBankList', 'publishWorkingDays', 'unblockIdentifier'] },
  { name: 'Staff', description: 'Members of staff, their roles and their access.', folders: ['colleagues'], calls: ['confirmUserMfa', 'endStaffSessions', 'getBackOfficeUser', 'openBorrowerSite', 'startUserMfa', 'suspendStaff', 'withdrawInvitation'] },
  { name: 'Audit', description: 'Records of what staff read and did.', folders: ['audit'] },
  { name: 'Operations', description: 'Jobs, sweeps and notices of providers.', folders: ['tasks'], calls: ['getNotice', 'listNotices', 'listProviders', 'replayNotice'] },
  { name: 'Webhooks', description: 'Messages to other systems about events.', folders: ['webhooks'] },
  { name: 'Sandbox', description: 'Test persons, and a clock that staff move forward.', folders: ['sandbox'] },
];
