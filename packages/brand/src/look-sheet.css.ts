import { brandStyles } from '@lender/ui/brand';
import { globalStyle } from '@vanilla-extract/css';
import { look } from './look.ts';

const made = brandStyles(look);
if (!made.ok) throw new Error(`The look is invalid: ${JSON.stringify(made.problems)}`);

for (const { selector, query, vars } of made.value.rules)
  globalStyle(selector, query === undefined ? { vars } : { '@media': { [query]: { vars } } });
