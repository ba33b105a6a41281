import { version as calculator } from '@lender/calculator/package.json';
import { version as clabe } from '@lender/clabe/package.json';
import { type ComponentType, lazy } from 'react';
import type { SectionName } from './shell.copy.en.ts';

export interface PlayedPackage {
  readonly name: SectionName;
  readonly version: string;
  /** What its section shows at work, as somebody would import it. */
  readonly imports: string;
  /** Besides it, what has to be installed. */
  readonly besides?: string;
  /** Comes once somebody goes there. */
  readonly Section: ComponentType;
}

/** Every published package, in the order of the page. */
export const PACKAGES: readonly PlayedPackage[] = [
  {
    name: 'clabe',
    version: clabe,
    imports: "import { checkPartialClabe, parseClabe } from '@lender/clabe';",
    Section: lazy(() => import('../sections/clabe/clabe-section.tsx')),
  },
  {
    name: 'calculator',
    version: calculator,
    imports: "import { quoteOffer, REFERENCE_PRICING } from '@lender/calculator';",
    besides: '@lender/money',
    Section: lazy(() => import('../sections/calculator/calculator-section.tsx')),
  },
];
