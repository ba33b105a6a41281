import { CHARGES, gross, noParts, type Parts, type Taxed } from './loan-state.ts';

/**
 * Spreads money over debts, one after the other: the late charge, the fees and the interest of each, then its
 * principal. A part that is paid in part pays its IVA in proportion; the odd centavo is IVA.
 *
 * @returns the amount that each debt gets, and the rest
 */
export function spread(amount: number, debts: readonly Parts[], { isPrincipalFirst = false } = {}) {
  let left = amount;
  const takePrincipal = (debt: Parts, given: Parts) => {
    given.principal = Math.min(left, debt.principal);
    left -= given.principal;
  };
  const given = debts.map((debt) => {
    const parts = noParts();
    if (isPrincipalFirst) takePrincipal(debt, parts);
    for (const name of CHARGES) {
      parts[name] = partOf(debt[name], Math.min(left, gross(debt[name])));
      left -= gross(parts[name]);
    }
    if (!isPrincipalFirst) takePrincipal(debt, parts);
    return parts;
  });
  return { given, left };
}

/** Returns the part of a charge that an amount pays, IVA in proportion. */
export function partOf(charge: Taxed, paid: number): Taxed {
  if (paid === gross(charge)) return { ...charge };
  if (paid === 0) return { net: 0, iva: 0 };
  const net = Number((BigInt(paid) * BigInt(charge.net)) / BigInt(gross(charge)));
  return { net, iva: paid - net };
}
