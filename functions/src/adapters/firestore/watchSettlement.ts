import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Settlement } from '../../usecases/ports.ts';

/** Listens to a job until it ends; `running` when it has not after `timeoutMs`. */
export function watchSettlement(
  job: DocumentReference,
  { timeoutMs, read }: { timeoutMs: number; read: (snapshot: DocumentSnapshot) => Settlement },
): Promise<Settlement> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      unsubscribe();
    };
    const timer = setTimeout(() => {
      stop();
      resolve({ kind: 'running' });
    }, timeoutMs);
    const unsubscribe = job.onSnapshot(
      (snapshot) => {
        const settlement = read(snapshot);
        if (settlement.kind === 'running') return;
        stop();
        resolve(settlement);
      },
      (error) => {
        stop();
        reject(error);
      },
    );
  });
}
