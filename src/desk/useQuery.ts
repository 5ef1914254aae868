import { useEffect, useEffectEvent, useState } from 'react';

export interface Query<T> {
  /** Undefined while loading and after a failure. */
  data: T | undefined;
  failed: boolean;
  /** Reads again. Data stays in view meanwhile, a failure does not. */
  reload: () => void;
}

/** Reads data for each `key`. */
export function useQuery<T>(key: string, read: () => Promise<T>): Query<T> {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; data?: T; failed: boolean }>();
  const readNow = useEffectEvent(read);
  useEffect(() => {
    let isOver = false;
    readNow().then(
      (data) => isOver || setResult({ key, data, failed: false }),
      () => isOver || setResult({ key, failed: true }),
    );
    return () => {
      isOver = true;
    };
  }, [key, attempt]);
  const { data, failed = false } = result?.key === key ? result : {};
  return {
    data,
    failed,
    reload() {
      if (failed) setResult(undefined);
      setAttempt(attempt + 1);
    },
  };
}
