/**
 * A signal that aborts after `ms`, or as soon as `other` does. By hand: AbortSignal.timeout() is younger than iOS 15, AbortSignal.any()
 * younger than Safari 17.3, Chrome 115 and Firefox 123.
 */
export function abortAfter(ms: number, other?: AbortSignal | null): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
  const follow = (): void => controller.abort(other?.reason);
  if (other?.aborted) follow();
  other?.addEventListener('abort', follow, { once: true });
  return controller.signal;
}
