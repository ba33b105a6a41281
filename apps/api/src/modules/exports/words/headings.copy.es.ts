const person = { name: 'Nombre', phone: 'Celular', email: 'Correo', curp: 'CURP', clabe: 'CLABE' };
const status = { status: 'Estado (código)', statusWords: 'Estado' };
const loan = { loan: 'Préstamo' };

/** Headings of exported files, one for each column. */
export const headings = {
  portfolio: {
    ...{ grouping: 'Agrupado por (código)', groupingWords: 'Agrupado por', group: 'Grupo' },
    ...{ figure: 'Cifra (código)', figureWords: 'Cifra', loans: 'Préstamos', amount: 'Monto' },
  },
  funnel: { stage: 'Etapa (código)', stageWords: 'Etapa', applications: 'Solicitudes', asked: 'Pedido' },
  rules: {
    ...{ rule: 'Regla', outcome: 'Resultado (código)', outcomeWords: 'Resultado' },
    ...{ decisions: 'Decisiones', asked: 'Pedido', offered: 'Ofrecido' },
  },
  vintages: {
    ...{ month: 'Mes', loans: 'Préstamos', lent: 'Prestado', days: 'Edad en días' },
    late: 'Capital con más de 7 días de atraso',
  },
  rolls: {
    ...{ before: 'Estaba en (código)', beforeWords: 'Estaba en', after: 'Quedó en (código)', afterWords: 'Quedó en' },
    ...{ loans: 'Préstamos', principal: 'Capital' },
  },
  cash: { date: 'Fecha', in: 'Entró', out: 'Salió', closing: 'Saldo' },
  productivity: {
    ...{ name: 'Persona', decisions: 'Casos decididos', rejections: 'Rechazados' },
    ...{ medianMinutes: 'Minutos, mediana', slowMinutes: 'Minutos, 9 de cada 10' },
    ...{ tasks: 'Pendientes cerrados', contacts: 'Contactos' },
  },
  collection: {
    ...{ bucket: 'Atraso (código)', bucketWords: 'Atraso', loans: 'Préstamos', paying: 'Pagaron algo' },
    ...{ due: 'Vencido el primer día', collected: 'Cobrado' },
  },
  cat: {
    ...{
      productVersion: 'Versión',
      amountFrom: 'Monto desde',
      payments: 'Pagos',
      loans: 'Préstamos',
      lent: 'Prestado',
    },
    ...{ least: 'CAT menor', median: 'CAT mediana', most: 'CAT mayor' },
  },
  ledger: {
    ...{ sequence: 'Asiento', line: 'Renglón', businessDate: 'Fecha', postedAt: 'Registrado' },
    ...{ kind: 'Tipo (código)', kindWords: 'Tipo', ...loan },
    ...{ account: 'Cuenta (código)', accountWords: 'Cuenta', debit: 'Cargo', credit: 'Abono' },
  },
  cases: { application: 'Solicitud', ...status, startedOn: 'Empezó', ...person, asked: 'Pedido', partner: 'Socio' },
  loans: {
    ...{ ...loan, ...status, ...person, startDate: 'Inicio', dueDate: 'Vence' },
    ...{ principal: 'Prestado', outstanding: 'Se debe', daysLate: 'Días de atraso' },
  },
  clients: { client: 'Cliente', ...status, registeredAt: 'Se registró', ...person, limit: 'Límite' },
  payments: {
    ...{ ...loan, name: 'Nombre', amount: 'Monto', method: 'Cómo (código)', methodWords: 'Cómo' },
    ...{ paidOn: 'Fecha de pago', bookedAt: 'Registrado', reversedOn: 'Revertido el' },
    ...{ fromClabe: 'CLABE de origen', trackingKey: 'Clave de rastreo', providerId: 'Folio del proveedor' },
  },
  payouts: {
    ...{ ...loan, name: 'Nombre', purpose: 'Para qué (código)', purposeWords: 'Para qué', amount: 'Monto' },
    ...{ method: 'Cómo (código)', methodWords: 'Cómo', toClabe: 'CLABE de destino', ...status },
    ...{ cause: 'Causa', createdAt: 'Pedido', since: 'En ese estado desde' },
    ...{ trackingKey: 'Clave de rastreo', folio: 'Folio del recibo' },
  },
  complaints: {
    ...{ folio: 'Folio', kind: 'Tipo (código)', kindWords: 'Tipo', channel: 'Por dónde (código)' },
    ...{ channelWords: 'Por dónde', name: 'Nombre', ...loan, openedOn: 'Llegó', dueOn: 'Vence' },
    ...{ answeredOn: 'Respondida', outcome: 'Resultado (código)', outcomeWords: 'Resultado' },
    ...{ text: 'Qué dijo', answer: 'Qué se respondió' },
  },
  contacts: {
    ...{ ...loan, name: 'Nombre', at: 'Cuándo', channel: 'Por dónde (código)', channelWords: 'Por dónde' },
    ...{ outcome: 'Resultado (código)', outcomeWords: 'Resultado', agency: 'Despacho', madeBy: 'Quién' },
    note: 'Nota',
  },
  promises: {
    ...{ ...loan, name: 'Nombre', madeOn: 'Prometió el', promisedOn: 'Para el' },
    ...{ amount: 'Prometido', paid: 'Pagado', ...status, madeBy: 'Quién la anotó', note: 'Nota' },
  },
  audit: {
    ...{ sequence: 'No.', at: 'Cuándo', who: 'Quién', role: 'Rol' },
    ...{ kind: 'Tipo', call: 'Llamada', outcome: 'Resultado', subject: 'Sobre' },
  },
} as const;
