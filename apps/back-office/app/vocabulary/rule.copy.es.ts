/**
 * Words for the question of each rule of the default policy, by its id; without the numbers, which differ from version
 * to version.
 */
const ruleWords: Readonly<Record<string, string>> = {
  K1: 'No llega a la edad mínima',
  K1_UPPER: 'Pasa de la edad máxima',
  K2: 'Está en una lista de bloqueo',
  K3: 'La CURP no es válida o es de otra persona',
  K4: 'Tiene atraso o cartera perdida con nosotros',
  K5: 'Fue rechazado hace poco',
  C1: 'Faltan fotos de la identificación',
  C1_IDV: 'Falta la verificación de identidad',
  C2: 'Falta comprobar la cuenta bancaria',
  C3: 'Falta comprobar el ingreso',
  C4: 'Un proveedor no ha respondido',
  E1: 'Un proveedor falló varias veces',
  E2: 'Un proveedor falló y ya se reintentó',
  F1: 'La identidad es falsa',
  F2: 'La identidad deja dudas',
  F2_SHARED: 'Varios clientes usaron su teléfono o su cuenta',
  F3: 'El dispositivo deja dudas',
  S1: 'El puntaje no alcanza',
  S2: 'Cliente nuevo con puntaje medio',
  A1: 'El límite es menor al mínimo y cabe una oferta especial',
  A2: 'El límite es menor al mínimo',
  A3: 'Pide más que su límite',
  A4: 'Puede recibir más y aceptó ofertas mayores',
  A5: 'Pide dentro de su límite',
};

/** Words for what each attribute of the scorecard looks at, by its variable. */
const attributeWords: Readonly<Record<string, string>> = {
  employmentMonths: 'Meses en el empleo',
  closedLoans: 'Préstamos pagados',
  maxDaysLate: 'Peor atraso, en días',
  extensionsOfLastLoan: 'Prórrogas del último préstamo',
  daysSincePhoneVerified: 'Días desde que verificó su celular',
  incomeRegularCycles: 'Pagos de nómina regulares',
  inflowPercentOfDeclared: 'Depósitos contra ingreso declarado',
  overdrafts: 'Sobregiros',
  bureauScore: 'Puntaje de buró',
  bureauInquiriesIn30Days: 'Consultas al buró en 30 días',
  collectorSignals: 'Señales de comportamiento',
};

const labelIn =
  (words: Readonly<Record<string, string>>) =>
  (id: string): string =>
    Object.hasOwn(words, id) ? (words[id] ?? id) : id;

/** Returns the question of a rule; an unknown rule is shown as it is. */
export const ruleLabel = labelIn(ruleWords);
/** Returns what an attribute looks at; an unknown attribute is shown as it is. */
export const attributeLabel = labelIn(attributeWords);
