import type { IncomingMessage } from 'node:http';

export const EXEC_PATH = '/script/macros/s/local/exec';
export const ECHO_PATH = '/script/macros/echo';

/** Returns the event object that Google passes to doGet and doPost, as JSON. */
export function eventOf(req: IncomingMessage, body: string | undefined): string {
  const queryString = (req.url ?? '').split('?').slice(1).join('?');
  const query = new URLSearchParams(queryString);
  const names = [...new Set(query.keys())];
  return JSON.stringify({
    queryString,
    parameter: Object.fromEntries(names.map((name) => [name, query.get(name)])),
    parameters: Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    contextPath: '',
    contentLength: body === undefined ? -1 : Buffer.byteLength(body),
    ...(body !== undefined && {
      postData: { contents: body, length: Buffer.byteLength(body), name: 'postData', type: req.headers['content-type'] ?? '' },
    }),
  });
}

/** Google's page for a failed script: HTML with status 200 and no CORS header, which fetch() reports as a network error. */
export const ERROR_PAGE = `<!DOCTYPE html><html><head><title>Error</title></head>
<body><div>The script completed but the returned value is not a supported return type.</div></body></html>
`;
