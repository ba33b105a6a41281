import { currentStack } from './stack.ts';

/** A transfer as a payer writes it. */
export interface Transfer {
  readonly clabe: string;
  readonly pesos: number;
  /** Reference of the transfer; left out, it is the one that the receiver asks for. */
  readonly reference?: string;
}

/** Sends money from the app of a payer's bank, without looking at it. */
export async function sendTransfer({ clabe, pesos, reference }: Transfer): Promise<void> {
  const response = await fetch(`${currentStack().addresses.simulators}/transferencia/pay`, {
    method: 'POST',
    body: new URLSearchParams({ clabe, amount: pesos.toFixed(2), ...(reference && { reference }) }),
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`the transfer was refused: ${response.status}`);
}
