import { version as calculator } from '@lender/calculator/package.json';
import { version as clabe } from '@lender/clabe/package.json';
import { version as contract } from '@lender/contract/package.json';
import { version as curp } from '@lender/curp/package.json';
import { version as flow } from '@lender/flow/package.json';
import { version as invariants } from '@lender/invariants/package.json';
import { version as lending } from '@lender/lending/package.json';
import { version as money } from '@lender/money/package.json';
import { version as nss } from '@lender/nss/package.json';
import { version as rfc } from '@lender/rfc/package.json';
import { version as collector } from '@lender/scoring-collector/package.json';
import { version as sdk } from '@lender/sdk/package.json';
import { version as ui } from '@lender/ui/package.json';
import { type ComponentType, lazy } from 'react';
import type { SectionName } from './shell.copy.en.ts';

export interface PlayedPackage {
  readonly name: SectionName;
  readonly version: string;
  /** Exports that its section shows at work, as a developer would import them. */
  readonly imports: string;
  /** Packages that are installed beside it. */
  readonly besides?: string;
  /** Section, which is loaded once the visitor goes there. */
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
    name: 'curp',
    version: curp,
    imports: "import { generateCurp, parseCurp } from '@lender/curp';",
    Section: lazy(() => import('../sections/curp/curp-section.tsx')),
  },
  {
    name: 'rfc',
    version: rfc,
    imports: "import { generateRfc, parseRfc } from '@lender/rfc';",
    Section: lazy(() => import('../sections/rfc/rfc-section.tsx')),
  },
  {
    name: 'nss',
    version: nss,
    imports: "import { buildNss, parseNss } from '@lender/nss';",
    Section: lazy(() => import('../sections/nss/nss-section.tsx')),
  },
  {
    name: 'money',
    version: money,
    imports: "import { allocate, centavosFromPesos, formatPesos } from '@lender/money';",
    Section: lazy(() => import('../sections/money/money-section.tsx')),
  },
  {
    name: 'calculator',
    version: calculator,
    imports: "import { quoteOffer, REFERENCE_PRICING } from '@lender/calculator';",
    besides: '@lender/money',
    Section: lazy(() => import('../sections/calculator/calculator-section.tsx')),
  },
  {
    name: 'lending',
    version: lending,
    imports: "import { APPLICATION_TRANSITIONS, transitionApplication } from '@lender/lending';",
    Section: lazy(() => import('../sections/lending/lending-section.tsx')),
  },
  {
    name: 'contract',
    version: contract,
    imports: "import { decodeWire, loginClient } from '@lender/contract';",
    besides: 'zod',
    Section: lazy(() => import('../sections/contract/contract-section.tsx')),
  },
  {
    name: 'sdk',
    version: sdk,
    imports: "import { createLendingClient } from '@lender/sdk';",
    besides: '@lender/contract',
    Section: lazy(() => import('../sections/sdk/sdk-section.tsx')),
  },
  {
    name: 'invariants',
    version: invariants,
    imports: "import { runInvariants } from '@lender/invariants';",
    Section: lazy(() => import('../sections/invariants/invariants-section.tsx')),
  },
  {
    name: 'flow',
    version: flow,
    imports: "import { resolveRoute } from '@lender/flow/routes';",
    besides: 'xstate',
    Section: lazy(() => import('../sections/flow/flow-section.tsx')),
  },
  {
    name: 'scoring-collector',
    version: collector,
    imports: "import { createCollector } from '@lender/scoring-collector';",
    Section: lazy(() => import('../sections/scoring-collector/scoring-collector-section.tsx')),
  },
  {
    name: 'ui',
    version: ui,
    imports: `import { Button, Field } from '@lender/ui';\nimport '@lender/ui/styles.css';`,
    besides: 'react react-dom',
    Section: lazy(() => import('../sections/ui/ui-section.tsx')),
  },
];
