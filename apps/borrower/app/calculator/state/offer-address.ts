/** Names of the calculator's fields, in a query or a body. */
export const CALCULATOR_FIELDS = {
  tab: 'tab',
  amount: 'amount',
  slider: 'slider',
  /** Amount with which the page was rendered: it shows which of the two above was changed. */
  initial: 'initial',
  payCycle: 'cycle',
  payDates: 'dates',
  promoCode: 'promo',
  /** Field that is `first` for a calculator limited to a first loan. */
  limit: 'limit',
  /** Folded parts that were opened; repeated once for each part. */
  open: 'open',
} as const;

/** Choice as it is in the calculator's fields; a field that is not chosen is empty. */
export interface ChosenTexts {
  readonly tab: string;
  readonly amount: string;
  readonly payCycle: string;
  readonly payDates: string;
  readonly promoCode: string;
}

/** Returns a choice as a query, in the fields of the calculator's form. */
export const chosenQuery = ({ tab, amount, payCycle, payDates, promoCode }: ChosenTexts): URLSearchParams =>
  new URLSearchParams([
    [CALCULATOR_FIELDS.tab, tab],
    [CALCULATOR_FIELDS.amount, amount],
    [CALCULATOR_FIELDS.payCycle, payCycle],
    ...(payDates ? [[CALCULATOR_FIELDS.payDates, payDates]] : []),
    ...(promoCode ? [[CALCULATOR_FIELDS.promoCode, promoCode]] : []),
  ]);

/** Returns the path at which the price of a choice is requested. */
export const offerAddress = (chosen: ChosenTexts): string => `/calculator/offer?${chosenQuery(chosen)}`;
