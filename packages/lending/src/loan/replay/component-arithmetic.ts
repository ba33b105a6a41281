import { centavos, sumCentavos } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import type { InstalmentComponents, TaxedAmount } from '../../payment/instalment-components.ts';

export const NOTHING: TaxedAmount = { netCentavos: centavos(0), ivaCentavos: centavos(0) };

export const NO_COMPONENTS: InstalmentComponents = {
  lateCharge: NOTHING,
  fees: NOTHING,
  interest: NOTHING,
  principalCentavos: centavos(0),
};

export const grossOf = ({ netCentavos, ivaCentavos }: TaxedAmount): number => netCentavos + ivaCentavos;

export const addTaxed = (one: TaxedAmount, other: TaxedAmount): TaxedAmount => ({
  netCentavos: centavos(one.netCentavos + other.netCentavos),
  ivaCentavos: centavos(one.ivaCentavos + other.ivaCentavos),
});

export const subtractTaxed = (one: TaxedAmount, other: TaxedAmount): TaxedAmount => ({
  netCentavos: centavos(one.netCentavos - other.netCentavos),
  ivaCentavos: centavos(one.ivaCentavos - other.ivaCentavos),
});

export const addComponents = (one: InstalmentComponents, other: InstalmentComponents): InstalmentComponents => ({
  ...perCharge(({ name }) => addTaxed(one[name], other[name])),
  principalCentavos: sumCentavos([one.principalCentavos, other.principalCentavos]),
});

export const subtractComponents = (one: InstalmentComponents, other: InstalmentComponents): InstalmentComponents => ({
  ...perCharge(({ name }) => subtractTaxed(one[name], other[name])),
  principalCentavos: centavos(one.principalCentavos - other.principalCentavos),
});
