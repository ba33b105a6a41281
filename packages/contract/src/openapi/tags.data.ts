/** A capability under which the document lists calls. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  /** Folders of the contract that hold its calls. */
  readonly areas?: readonly string[];
  /** Beginnings of the permissions of its calls, for calls in the folder `back-office`. */
  readonly permissions?: readonly string[];
}

/** Capabilities, in the order in which a reader needs them. */
export const TAGS: readonly Tag[] = [
  { name: 'Sign-in', description: 'Sessions of borrowers and staff, codes and second factors.', areas: ['session', 'external-login'] },
  { name: 'Prices', description: 'Prices of loans, and promotions.', areas: ['calculator'] },
  { name: 'Catalogues', description: 'Banks, places and employments that forms offer.', areas: ['catalogues'] },
  { name: 'Registration', description: 'Registration of an account, step by step, up to the loan application.', areas: ['registration', 'tracking'] },
  { name: 'Flow', description: 'The borrower’s current step and the next one.', areas: ['flow'] },
  { name: 'Profile', description: 'Changes to a borrower’s data, by the borrower or by staff.', areas: ['profile'] },
  { name: 'Identity', description: 'Checks of a borrower’s identity.', areas: ['identity-check'] },
  { name: 'Bank link', description: 'Access to a borrower’s bank accounts, with consent.', areas: ['bank-link'] },
  { name: 'Credit bureau', description: 'Queries of the credit bureau, with the borrower’s authorisation.', areas: ['credit-bureau'] },
  { name: 'Documents', description: 'Photos and files that borrowers upload, and documents rendered for them.', areas: ['documents'] },
  { name: 'Applications', description: 'Loan applications, and answers to offers.', areas: ['applications'] },
  { name: 'Agreements', description: 'Reading and signing of the contract.', areas: ['agreements'] },
  { name: 'Loans', description: 'Amounts owed, due dates and self-service actions.', areas: ['loans'] },
  { name: 'Extensions', description: 'Extensions of due dates.', areas: ['rollovers'] },
  { name: 'Payments', description: 'Ways to pay and to be paid, and payments received.', areas: ['payments'], permissions: ['payment', 'payout'] },
  { name: 'Direct debit', description: 'Debits of a borrower’s account, with consent.', areas: ['direct-debit'] },
  { name: 'Referrals', description: 'Friends whom a client refers.', areas: ['referrals'] },
  { name: 'Messages', description: 'Messages to borrowers, and their templates.', areas: ['messages'] },
  { name: 'Cases', description: 'Applications that staff decide, and open tasks.', permissions: ['case', 'decision', 'task', 'view'] },
  { name: 'Approvals', description: 'Requests of one person that a second person approves.', permissions: ['approval'] },
  { name: 'Clients', description: 'Files of clients, and the actions of staff on them.', permissions: ['client', 'document', 'identifier', 'search', 'offer', 'promotion', 'lead'] },
  { name: 'Servicing', description: 'Loans and their ledger, for staff.', permissions: ['loan', 'ledger'] },
  { name: 'Collections', description: 'Collection of late loans.', areas: ['collections'] },
  { name: 'Complaints', description: 'Complaints and their deadlines.', areas: ['complaints'] },
  { name: 'Money laundering', description: 'Alerts on payments that the law requires the lender to review.', areas: ['aml'] },
  { name: 'Bank statements', description: 'Bank statements, compared with the ledger.', areas: ['bank-statements'] },
  { name: 'Reports', description: 'Reports for the lender and the authorities, and exports.', areas: ['reports', 'exports', 'regulator'] },
  { name: 'Products', description: 'Versions of the product, published by two people.', areas: ['products'] },
  { name: 'Policies', description: 'Versions of the decision policy, published by two people.', areas: ['policies'] },
  { name: 'Legal texts', description: 'Texts that borrowers accept, published by two people.', areas: ['legal'] },
  { name: 'Lists', description: 'Payout banks, working days and the block list.', permissions: ['bank_list', 'block_list'] },
  { name: 'Staff', description: 'Members of staff, their roles and their access.', permissions: ['access', 'staff', 'self'] },
  { name: 'Audit', description: 'Records of what staff read and did.', permissions: ['audit'] },
  { name: 'Operations', description: 'Jobs, sweeps and notices of providers.', permissions: ['job', 'notice'] },
  { name: 'Webhooks', description: 'Messages to other systems about events.', areas: ['webhooks'] },
  { name: 'Sandbox', description: 'Test persons, and a clock that staff move forward.', areas: ['sandbox'] },
];
