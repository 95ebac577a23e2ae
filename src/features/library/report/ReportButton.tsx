import type { ItemKey } from '@lumashot/domain/library/changes';
import { lazy } from 'react';
import { Button } from '#app/components/actions/Button.tsx';
import { LazyMount } from '#app/components/states/LazyMount.tsx';
import { REPORT_TEXTS } from '#app/texts/report.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('./ReportDialog.tsx')).ReportDialog,
}));

interface Props {
  readonly item: ItemKey;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly onRefunded: () => void;
}

/** The way to the report; few ever take it, so the form is loaded when it is asked for. */
export function ReportButton({ item, isOpen, setIsOpen, onRefunded }: Props) {
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button look="plain" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {REPORT_TEXTS.open}
      </Button>
      <LazyMount isAsked={isOpen} callOff={close}>
        <ReportDialog {...{ item, isOpen, close, onRefunded }} />
      </LazyMount>
    </>
  );
}
