import { centavos } from '@lender/money';
import type { InstalmentComponents, TaxedAmount } from '../../payment/instalment-components.ts';

export const NOTHING: TaxedAmount = { netCentavos: centavos(0), ivaCentavos: centavos(0) };

export const NO_COMPONENTS: InstalmentComponents = {
  lateCharge: NOTHING,
  fees: NOTHING,
  interest: NOTHING,
  principalCentavos: centavos(0),
};

export const grossOf = ({ netCentavos, ivaCentavos }: TaxedAmount): number => netCentavos + ivaCentavos;

/** Returns the sum of one instalment's components. */
export const totalOf = ({ lateCharge, fees, interest, principalCentavos }: InstalmentComponents): number =>
  grossOf(lateCharge) + grossOf(fees) + grossOf(interest) + principalCentavos;

/** Most amounts to add are `NOTHING`: then no object is created. */
export const addTaxed = (one: TaxedAmount, other: TaxedAmount): TaxedAmount =>
  other === NOTHING
    ? one
    : {
        netCentavos: centavos(one.netCentavos + other.netCentavos),
        ivaCentavos: centavos(one.ivaCentavos + other.ivaCentavos),
      };

export const subtractTaxed = (one: TaxedAmount, other: TaxedAmount): TaxedAmount =>
  other === NOTHING
    ? one
    : {
        netCentavos: centavos(one.netCentavos - other.netCentavos),
        ivaCentavos: centavos(one.ivaCentavos - other.ivaCentavos),
      };

export const addComponents = (one: InstalmentComponents, other: InstalmentComponents): InstalmentComponents =>
  other === NO_COMPONENTS
    ? one
    : {
        lateCharge: addTaxed(one.lateCharge, other.lateCharge),
        fees: addTaxed(one.fees, other.fees),
        interest: addTaxed(one.interest, other.interest),
        principalCentavos: centavos(one.principalCentavos + other.principalCentavos),
      };

export const subtractComponents = (one: InstalmentComponents, other: InstalmentComponents): InstalmentComponents =>
  other === NO_COMPONENTS
    ? one
    : {
        lateCharge: subtractTaxed(one.lateCharge, other.lateCharge),
        fees: subtractTaxed(one.fees, other.fees),
        interest: subtractTaxed(one.interest, other.interest),
        principalCentavos: centavos(one.principalCentavos - other.principalCentavos),
      };
