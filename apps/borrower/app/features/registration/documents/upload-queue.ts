import type { SentFile } from '../uploads/send-file.ts';

/** Chosen file that is waiting, being sent, stored or failed. */
export interface QueuedFile {
  /** Key that stays the same for each attempt. */
  readonly formKey: string;
  readonly file: File;
  readonly state:
    | { readonly status: 'waiting' }
    | { readonly status: 'sending'; readonly percent: number }
    | { readonly status: 'stored'; readonly id: string }
    | { readonly status: 'failed'; readonly code: string };
}

export interface UploadQueueOptions {
  readonly send: (
    file: Pick<QueuedFile, 'file' | 'formKey'> & { onProgress: (percent: number) => void },
  ) => Promise<SentFile>;
  readonly newKey: () => string;
  /** Called when a file was stored: the page reads the files again. */
  readonly onStored: () => void;
  /** Called when the session ended; nothing more is sent. */
  readonly onSignIn: (path: string) => void;
}

/** Queue that sends files one after another: on a slow network each arrives as soon as possible. */
export interface UploadQueue {
  readonly files: () => readonly QueuedFile[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (file: File) => void;
  /** Sends the file that the network lost once more, and continues with the rest. */
  readonly retry: () => void;
  /** Forgets files: refused ones that the client has read about, stored ones that the page lists. */
  readonly forget: (isForgotten: (file: QueuedFile) => boolean) => void;
}

export function createUploadQueue({ send, newKey, onStored, onSignIn }: UploadQueueOptions): UploadQueue {
  let files: readonly QueuedFile[] = [];
  let isSending = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const setState = (formKey: string, state: QueuedFile['state']) =>
    change(files.map((file) => (file.formKey === formKey ? { ...file, state } : file)));

  /** A lost file stops the queue: the network is down for the next one too. */
  const run = async () => {
    const next = files.find(({ state }) => state.status === 'waiting' || isLost(state));
    if (isSending || next?.state.status !== 'waiting') return;
    isSending = true;
    const { formKey, file } = next;
    const onProgress = (percent: number) => setState(formKey, { status: 'sending', percent });
    onProgress(0);
    const sent = await send({ file, formKey, onProgress });
    isSending = false;
    if (sent.ok) setState(formKey, { status: 'stored', id: sent.value });
    else if ('signInPath' in sent.problem) return onSignIn(sent.problem.signInPath);
    else setState(formKey, { status: 'failed', code: sent.problem.code });
    if (sent.ok) onStored();
    void run();
  };

  return {
    files: () => files,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (file) => {
      change([...files, { formKey: newKey(), file, state: { status: 'waiting' } }]);
      void run();
    },
    retry: () => {
      change(files.map((file) => (isLost(file.state) ? { ...file, state: { status: 'waiting' } } : file)));
      void run();
    },
    forget: (isForgotten) => {
      const kept = files.filter((file) => !isForgotten(file));
      if (kept.length < files.length) change(kept);
      void run();
    },
  };
}

/** True when the connection broke; the file itself is not at fault. */
export const isLost = (state: QueuedFile['state']): boolean => state.status === 'failed' && state.code === 'network';
