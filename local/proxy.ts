import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

/**
 * Forwards a request to an origin unchanged and streams the answer back, with its headers passed through `change`. Rejects when either
 * connection breaks.
 */
export async function pass(
  target: string,
  req: IncomingMessage,
  res: ServerResponse,
  change = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => headers,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const forwarded = request(target + (req.url ?? '/'), { method: req.method, headers: req.headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, change(answer.headers));
      answer.pipe(res);
      answer.once('error', reject);
      res.once('close', resolve);
    });
    forwarded.once('error', reject);
    res.once('close', () => forwarded.destroy());
    req.pipe(forwarded);
  });
}
