// The site for the local backend, without serving it (browser tests).
import { join } from 'node:path';

import { buildSite } from './buildSite.ts';

await buildSite(join(import.meta.dirname, '..'), 'demo');
