import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';

import { Button } from '@/ui/Button';

/** Reads something for each `key`, and again on `reload`. */
export function useReading<T>(key: string, read: () => Promise<T>): { result: T | 'failed' | undefined; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string; result: T | 'failed' }>();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let over = false;
    readNow().then(
      (result) => over || setFound({ key, result }),
      () => over || setFound({ key, result: 'failed' }),
    );
    return () => {
      over = true;
    };
  }, [key, attempt]);
  const reload = useCallback(() => {
    // What is known stays in view, but not a failure.
    setFound((known) => (known?.result === 'failed' ? undefined : known));
    setAttempt((count) => count + 1);
  }, []);
  return { result: found?.key === key ? found.result : undefined, reload };
}

interface ReadingProps {
  result: unknown;
  onTryAgain: () => void;
  /** What to say of the result. */
  children?: ReactNode;
}

/** Says that figures are being read, or that they could not be read. */
export function Reading({ result, onTryAgain, children }: ReadingProps) {
  return (
    <>
      <div role="status" className="text-ink-soft empty:hidden">
        {result === undefined && 'Loading figures...'}
        {result === 'failed' && 'The figures could not be loaded.'}
        {children}
      </div>
      {result === 'failed' && (
        <div>
          <Button
            dense
            look="line"
            onClick={(event) => {
              // This button is about to disappear.
              event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
              onTryAgain();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </>
  );
}
