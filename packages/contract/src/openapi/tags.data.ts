/** A capability under which the document lists calls. */
export interface Tag {
  readonly name: string;
  readonly description: string;
  /** Folders of the contract whose calls it has. */
  readonly areas?: readonly string[];
  /** Beginnings of the permissions of its calls, for calls in the folder `back-office`. */
  readonly permissions?: readonly string[];
}

/** Capabilities, in the order in which a reader needs them. */
export const TAGS: readonly Tag[] = [
  { name: 'Sign-in', description: 'Sessions of borrowers and of staff, codes, second factors.', areas: ['session', 'external-login'] },
  { name: 'Prices', description: 'What a loan costs, and promotions.', areas: ['calculator'] },
  { name: 'Catalogues', description: 'Banks, places, employments: what forms choose from.', areas: ['catalogues'] },
  { name: 'Registration', description: 'An account, step by step, until a loan can be asked for.', areas: ['registration', 'tracking'] },
  { name: 'Flow', description: 'Where a borrower stands, and what comes next.', areas: ['flow'] },
  { name: 'Profile', description: 'What a borrower, or staff for them, changes about them.', areas: ['profile'] },
  { name: 'Identity', description: 'Who somebody is.', areas: ['identity-check'] },
  { name: 'Bank link', description: 'Reading a borrower’s accounts, as they allow it.', areas: ['bank-link'] },
  { name: 'Credit bureau', description: 'Asking the bureau, as a borrower allows it.', areas: ['credit-bureau'] },
  { name: 'Documents', description: 'Photos and papers of borrowers, and what is rendered for them.', areas: ['documents'] },
  { name: 'Applications', description: 'Asking for a loan, and answering an offer.', areas: ['applications'] },
  { name: 'Agreements', description: 'Reading and signing the contract.', areas: ['agreements'] },
  { name: 'Loans', description: 'What is owed, until when, and what may be done about it.', areas: ['loans'] },
  { name: 'Extensions', description: 'Paying later.', areas: ['rollovers'] },
  { name: 'Payments', description: 'Ways to pay and be paid, and money that arrived.', areas: ['payments'], permissions: ['payment', 'payout'] },
  { name: 'Direct debit', description: 'Collecting from an account, as its owner allows it.', areas: ['direct-debit'] },
  { name: 'Referrals', description: 'Friends who were told of us.', areas: ['referrals'] },
  { name: 'Messages', description: 'What borrowers are told, and in which words.', areas: ['messages'] },
  { name: 'Cases', description: 'Applications that people decide, and what waits for a person.', permissions: ['case', 'decision', 'task', 'view'] },
  { name: 'Approvals', description: 'What one person asks for and another one does.', permissions: ['approval'] },
  { name: 'Clients', description: 'Files of borrowers, and what staff do about them.', permissions: ['client', 'document', 'identifier', 'search', 'offer', 'promotion', 'lead'] },
  { name: 'Servicing', description: 'Open loans as staff see them, and their books.', permissions: ['loan', 'ledger'] },
  { name: 'Collections', description: 'Loans that are late.', areas: ['collections'] },
  { name: 'Complaints', description: 'What borrowers complain of, by its deadlines.', areas: ['complaints'] },
  { name: 'Money laundering', description: 'Payments that the law wants looked at.', areas: ['aml'] },
  { name: 'Bank statements', description: 'What a bank says has moved, beside what the books say.', areas: ['bank-statements'] },
  { name: 'Reports', description: 'Figures for the lender and for the authorities, and exports.', areas: ['reports', 'exports', 'regulator'] },
  { name: 'Products', description: 'What is sold, by two people.', areas: ['products'] },
  { name: 'Policies', description: 'By which rules is decided, by two people.', areas: ['policies'] },
  { name: 'Legal texts', description: 'What borrowers accept, by two people.', areas: ['legal'] },
  { name: 'Lists', description: 'Banks, working days and whom nobody lends to.', permissions: ['bank_list', 'block_list'] },
  { name: 'Staff', description: 'Who works here, and with which role.', permissions: ['access', 'staff', 'self'] },
  { name: 'Audit', description: 'Who read or did what.', permissions: ['audit'] },
  { name: 'Operations', description: 'Jobs, notices of providers, sweeps.', permissions: ['job', 'notice'] },
  { name: 'Webhooks', description: 'Telling other systems what happened.', areas: ['webhooks'] },
  { name: 'Sandbox', description: 'Made-up people and a clock that can be put forward.', areas: ['sandbox'] },
];
