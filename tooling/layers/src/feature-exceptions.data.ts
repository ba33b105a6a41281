/** Features of the sites whose names are not those of a module that they call, by their paths, each with its reason. */
export const FEATURE_EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ['apps/back-office/app/features/lists', 'one page joins lists of `clients` and of `pricing`'],
  ['apps/back-office/app/features/notices', '`review` serves it from no folder of its own'],
  ['apps/back-office/app/features/providers', '`review` serves it from no folder of its own'],
  ['apps/borrower/app/features/account', 'the pages join `access`, `clients`, `pricing` and `profile`'],
  ['apps/borrower/app/features/documents', 'one page joins documents of `agreements` and of `servicing`'],
  ['apps/borrower/app/features/home', 'one page joins `applications` and `servicing`'],
  ['apps/borrower/app/features/information', 'public pages, most of which call no endpoint'],
  ['apps/borrower/app/features/loan', 'the pages of a loan join eight modules'],
  ['apps/borrower/app/features/registration', 'the steps join ten modules'],
]);
