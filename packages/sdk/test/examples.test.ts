import * as contract from '@lender/contract';
import { testExamples } from '@lender/vitest/examples';
import * as door from '../src/index.ts';

/** The lending API as the examples meet it, by the end of the path. */
const ANSWERS: Readonly<Record<string, () => Response>> = {
  bank: () => Response.json({ success: true, data: [{ value: '002', title: 'BANAMEX' }] }),
  login: () => {
    const violation = { status: 'credentials_wrong', propertyPath: 'children[password].data', message: '' };
    const body = contract.refusalEnvelope('credentials_wrong', '', { violations: [violation] });
    return Response.json(body, { status: 422 });
  },
  finish: () => Response.json({ success: true, data: {} }),
};

const fetch = async (input: string | URL | Request): Promise<Response> => {
  const { url } = new Request(input);
  return ANSWERS[url.split('/').at(-1) ?? '']?.() ?? new Response('', { status: 500 });
};

testExamples({
  root: new URL('..', import.meta.url),
  names: {
    ...contract,
    ...door,
    createClient: (options: door.ClientOptions) => door.createClient({ ...options, fetch }),
  },
});
