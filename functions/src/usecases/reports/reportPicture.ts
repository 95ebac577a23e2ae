import type { CallRequest } from '@lumashot/domain/calls/calls';
import type { ItemKey } from '@lumashot/domain/library/changes';
import type { ReportReason, Verdict } from '@lumashot/domain/reports/report';
import { refuse, succeed, type Result } from '@lumashot/domain/result';

export interface ReportStore {
  /**
   * Keeps the report and, where that is due, gives back what the picture cost: credits, ledger row,
   * the picture's way into the trash and the report in one step. The same picture reported again is
   * answered as before. Null: it is not there, or another's.
   */
  report(request: {
    uid: string;
    item: ItemKey;
    reason: ReportReason;
    words: string;
    now: Date;
  }): Promise<Verdict | null>;
}

/** This picture cannot be used. */
export async function reportPicture(
  { uid, item, reason, words = '' }: CallRequest<'reportPicture'> & { readonly uid: string },
  { reports, now }: { readonly reports: ReportStore; readonly now: () => Date },
): Promise<Result<Verdict>> {
  const verdict = await reports.report({ uid, item, reason, words, now: now() });
  return verdict === null ? refuse({ reason: 'item-missing' }) : succeed(verdict);
}
