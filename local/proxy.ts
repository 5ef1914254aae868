import { type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

/**
 * Forwards a request unchanged to an origin and streams the response back. `change` returns the headers of the response. Rejects when
 * either connection breaks.
 */
export async function pass(
  target: string,
  req: IncomingMessage,
  res: ServerResponse,
  change = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders => headers,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const forwarded = request(target + (req.url ?? '/'), { method: req.method, headers: req.headers, agent: false }, (response) => {
      res.writeHead(response.statusCode ?? 502, change(response.headers));
      response.pipe(res);
      response.once('error', reject);
      res.once('close', resolve);
    });
    forwarded.once('error', reject);
    res.once('close', () => forwarded.destroy());
    req.pipe(forwarded);
  });
}
