/** Components of a debt or of a payment, in the plainest form. */
interface PlainComponents {
  readonly lateCharge: PlainCharge;
  readonly fees: PlainCharge;
  readonly interest: PlainCharge;
  readonly principalCentavos: number;
}

interface PlainCharge {
  readonly netCentavos: number;
  readonly ivaCentavos: number;
}

/** Pays late charge, fees, interest, principal, written out; nothing is checked, and products stay small. */
export function allocateByHand(due: PlainComponents, amount: number): PlainComponents {
  let left = amount;
  const pay = ({ netCentavos, ivaCentavos }: PlainCharge): PlainCharge => {
    const gross = netCentavos + ivaCentavos;
    const paid = Math.min(gross, left);
    left -= paid;
    const net = paid === 0 ? 0 : Math.floor((paid * netCentavos) / gross);
    return { netCentavos: net, ivaCentavos: paid - net };
  };
  const lateCharge = pay(due.lateCharge);
  const fees = pay(due.fees);
  const interest = pay(due.interest);
  return { lateCharge, fees, interest, principalCentavos: Math.min(due.principalCentavos, left) };
}
