/**
 * Returns a signal that aborts after `ms`, or as soon as `other` aborts. AbortSignal.timeout() is newer than iOS 15, and AbortSignal.any()
 * is newer than Safari 17.3, Chrome 115 and Firefox 123.
 */
export function abortAfter(ms: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  const abortWithOther = (): void => controller.abort(other?.reason);
  if (other?.aborted) abortWithOther();
  other?.addEventListener('abort', abortWithOther, { once: true });
  return controller.signal;
}
