// `npm run dev`: serves the site with hot reload, on the same local backend as `npm start`.
import { join } from 'node:path';

import { createServer } from 'vite';

const server = await createServer({
  root: join(import.meta.dirname, '..'),
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
});
await server.listen();
server.printUrls();
console.log('  Staff: staff@studio.test, maya@studio.test / studio-demo at /login; the sheet at /local/sheet, mails at /local/mailbox.');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}
