/** Copy for the consent to debits of a loan. */
export const debitCopy = {
  title: 'Domiciliar tus pagos',
  lead: 'Cobramos tus pagos de tu cuenta en su fecha y te avisamos por lo menos un día antes. Lee qué autorizas; puedes cancelarlo cuando quieras en «Mi préstamo».',
  refuse: 'No, gracias',
};
